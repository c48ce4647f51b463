import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useRef, useLayoutEffect } from 'react'
import { ChunkBoundary } from '../base/ChunkBoundary.tsx'
import { EffectsAtOnce } from '../base/EffectsAtOnce.tsx'
import { useWarmClient } from '../base/useWarmClient.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useErrorTitle } from '../parts/useErrorTitle.ts'
import { AlreadyPaidView } from './AlreadyPaidView.tsx'
import { ExpiredView } from './ExpiredView.tsx'
import type { DeliveryParts } from './late-delivery.ts'
import { FailedView } from './result/FailedView.tsx'
import { InvalidView } from './InvalidView.tsx'
import { isRefusal, payTitle, viewOf, type PayView } from './pay-view.ts'
import { usePayText } from './pay.text.ts'
import { PayableView } from './PayableView.tsx'
import { RedirectingView } from './RedirectingView.tsx'
import { SkeletonView } from './SkeletonView.tsx'
import { usePayActor, type PayActor, type PayForm } from './usePayActor.ts'
import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { log } from '../base/log.ts'
import { useTransactionId } from './useTransactionId.ts'
import { pick } from '@wasl/domain/locale'
import { SleepingLamp } from '@wasl/ui/art/SleepingLamp'
import { useLocale } from '../i18n/language.tsx'
import { bold } from '../parts/bold.tsx'
import { Instant } from '../parts/Instant.tsx'
import { RetryLink } from './result/RetryLink.tsx'
import type { PayNotice } from '@wasl/machines/pay/pay-outcomes'
import { useNoticeUntil, useShowNotice } from '../base/notices.tsx'

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

function NotFoundView() {
  const t = usePayText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('payPage.notFound')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('payPage.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}

/** product.md 4: created becomes pending by a beacon after hydration, so that a link preview never marks it. */
function useSeen({ kind }: PayPageLoad): void {
  const id = useTransactionId()
  useEffect(() => {
    if (kind === 'payable') void tellSeen(id)
  }, [id, kind])
}

/** A bare request: the client's code is not worth fetching for it. */
async function tellSeen(id: string) {
  try {
    await fetch(`/bff/pay/${id}/seen`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-requested-by': 'app' },
      body: JSON.stringify({ mail: followedMail() }),
    })
  } catch (error) {
    log('The server was not told that the page was seen', error)
  }
}

/** The link of a mail ends with the mail's id. */
const followedMail = () => /^#mail=([\w-]{1,64})$/.exec(location.hash)?.[1]

/** A page that comes back from the background, the history or a dead connection reads its state again. */
function useTrueState(actor: PayActor): void {
  useEffect(() => {
    const shown = () => actor.send({ type: 'page.shown' })
    const restored = (event: PageTransitionEvent) => event.persisted && shown()
    const visible = () => document.visibilityState === 'visible' && shown()
    window.addEventListener('pageshow', restored)
    window.addEventListener('online', shown)
    document.addEventListener('visibilitychange', visible)
    return () => {
      window.removeEventListener('pageshow', restored)
      window.removeEventListener('online', shown)
      document.removeEventListener('visibilitychange', visible)
    }
  }, [actor])
}

/** When the page changes under the reader, the focus goes to what is new; the first view leaves it alone. */
function useViewFocus(view: PayView): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('#main [data-box="state"] :is(h1, h2)')?.focus()
  }, [view])
}

/** S1 §8: 423. The merchant's own message wins where there is one. */
function PausedView({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const locale = useLocale()
  const load = useSelector(actor, ({ context }) => context.load)
  if (load?.kind !== 'paused') return null
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<SleepingLamp />}
        title={pick(load.message, locale) || t('payPage.paused')}
        actions={
          <>
            <RetryLink actor={actor}>{t('payPage.checkAgain')}</RetryLink>
            <CallMerchant variant="quiet" />
          </>
        }
      >
        <p>
          {load.until
            ? t.rich('payPage.pausedUntil', { time: <Instant at={load.until} />, b: bold })
            : t('payPage.pausedText')}
        </p>
      </StatePage>
    </CustomerPage>
  )
}

/** What the machine emits becomes navigation and the one snackbar (S1 §8). */
function usePayNotices(actor: PayActor): void {
  const t = usePayText()
  const show = useShowNotice()
  useNoticeUntil(useSelector(actor, (snapshot) => snapshot.matches('paying')))

  // Before the actor starts in an effect: a page that leaves at once says so only then.
  useLayoutEffect(() => {
    const leaving = actor.on('redirect', ({ url }) => window.location.assign(url))
    return () => leaving.unsubscribe()
  }, [actor])

  useEffect(() => {
    const noticed = actor.on('notice', (notice) => {
      const text = wordsOf(notice, t)
      if (text) show({ tone: 'error', text })
    })
    return () => noticed.unsubscribe()
  }, [actor, show, t])
}

/** The terms dialog opens by itself: it needs no notice beside it. */
function wordsOf({ code, message }: PayNotice, t: ReturnType<typeof usePayText>): string | null {
  switch (code) {
    case 'expired':
      return t('payPage.expired')
    case 'paymentFailed':
      return message ?? t('payPage.unreachable')
    case 'choicesFailed':
      return message ?? t('payPage.unexpected')
    case 'termsRequired':
      return null
  }
}
