import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { ChunkBoundary } from '../base/ChunkBoundary.tsx'
import { EffectsAtOnce } from '../base/EffectsAtOnce.tsx'
import { useWarmClient } from '../base/useWarmClient.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useErrorTitle } from '../parts/useErrorTitle.ts'
import { AlreadyPaidView } from './AlreadyPaidView.tsx'
import { ExpiredView } from './ExpiredView.tsx'
import type { DeliveryParts } from './late-delivery.ts'
import { FailedView } from './FailedView.tsx'
import { InvalidView } from './InvalidView.tsx'
import { NotFoundView } from './NotFoundView.tsx'
import { PausedView } from './PausedView.tsx'
import { isRefusal, payTitle, viewOf, type PayView } from './pay-view.ts'
import { usePayText } from './pay.text.ts'
import { PayableView } from './PayableView.tsx'
import { RedirectingView } from './RedirectingView.tsx'
import { SkeletonView } from './SkeletonView.tsx'
import { usePayActor, type PayActor, type PayForm } from './usePayActor.ts'
import { usePayNotices } from './usePayNotices.ts'
import { useSeen } from './useSeen.ts'
import { useTrueState } from './useTrueState.ts'
import { useViewFocus } from './useViewFocus.ts'

type Props = { load: PayPageLoad; form: PayForm; delivery: DeliveryParts }

/** The customer pay page (S1 §2). The machine knows what shows; here is only where each view lives. */
export function PayPage({ load, form, delivery }: Props) {
  const t = usePayText()
  const actor = usePayActor(load, form)
  const view = useSelector(actor, viewOf)
  const shown = useSelector(actor, ({ context }) => context.load)
  usePayNotices(actor)
  useTrueState(actor)
  useSeen(load)
  useWarmClient()
  useViewFocus(view)
  useDocumentTitle(payTitle(t, view, shown))
  useErrorTitle(isRefusal(form.notice))
  return (
    <EffectsAtOnce>
      <View view={view} actor={actor} form={form} delivery={delivery} />
    </EffectsAtOnce>
  )
}

type ViewProps = { view: PayView; actor: PayActor; form: PayForm; delivery: DeliveryParts }

function View({ view, actor, form, delivery }: ViewProps) {
  switch (view) {
    case 'view.skeleton':
      return <SkeletonView />
    case 'view.delivery':
      return (
        <ChunkBoundary>
          <Suspense fallback={<SkeletonView />}>
            <delivery.Step actor={actor} form={form} />
          </Suspense>
        </ChunkBoundary>
      )
    case 'view.payable':
      return <PayableView actor={actor} form={form} delivery={delivery} />
    case 'view.redirecting':
      return <RedirectingView actor={actor} form={form} delivery={delivery} />
    case 'view.expired':
      return <ExpiredView actor={actor} />
    case 'view.alreadyPaid':
      return <AlreadyPaidView actor={actor} />
    case 'view.invalid':
      return <InvalidView actor={actor} />
    case 'view.paused':
      return <PausedView actor={actor} />
    case 'view.notFound':
      return <NotFoundView />
    case 'view.failed':
      return <FailedView actor={actor} />
  }
}
