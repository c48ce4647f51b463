import type { Attempt, AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import type { ReactNode } from 'react'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { GoToSite } from '../../parts/GoToSite.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import type { NextTarget } from '../../base/page-data.ts'
import { attemptTitle } from './attempt-head.ts'
import { useAttemptText } from './attempt.text.ts'
import { AttemptResult } from './AttemptResult.tsx'
import { useAttemptWatch } from './useAttemptWatch.ts'

type Props = {
  load: AttemptLoad
  next: NextTarget | null
  /** What was bought, where the payment is a shop's. */
  order?: ((attempt: Attempt) => ReactNode) | undefined
  /** What another place than the payer's own page makes of every answer. */
  shownAs?: (load: AttemptLoad) => AttemptLoad
}

/** The attempt result page (S1 §2), which resolves by itself while the bank has not answered. */
export function AttemptPage({ load: first, next, order, shownAs = (load) => load }: Props) {
  const t = useAttemptText()
  const watch = useAttemptWatch(first)
  const load = shownAs(watch.load)
  useDocumentTitle(attemptTitle(t, load))
  if (load.kind === 'notFound') return <AttemptNotFound unit={load.unit} />
  return <AttemptResult attempt={load.attempt} watch={watch} next={next} order={order?.(load.attempt)} />
}

/** S1 §8: 404 and 500 show this, with the unit where it is known. */
function AttemptNotFound({ unit }: { unit: Extract<AttemptLoad, { kind: 'notFound' }>['unit'] }) {
  const t = useAttemptText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single" unit={unit} header={{ languageButton: true, social: 'footer' }}>
      <StatePage
        drawing={<LostPath />}
        title={t('attempt.notFound')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('attempt.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
