import { pick } from '@wasl/domain/locale'
import { CrossedTicket } from '@wasl/ui/art/CrossedTicket'
import { StatePage } from '@wasl/ui/StatePage'
import { useSelector } from '@xstate/react'
import { CustomerPage } from '../app/shell/CustomerPage.tsx'
import { useLocale } from '../i18n/language.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { TransactionBadge } from '../parts/TransactionBadge.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { usePayText } from './pay.text.ts'
import type { PayActor } from './usePayActor.ts'

/** S1 §4: valid_for_payment is false; the state and the server's message say why. */
export function InvalidView({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const load = useSelector(actor, ({ context }) => context.load)
  if (load?.kind !== 'invalid') return null
  const message = pick(load.message, locale)
  return (
    <CustomerPage columns="single" unit={load.unit} header={load.header}>
      <StatePage
        drawing={<CrossedTicket />}
        title={message || t('payPage.invalid')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <TransactionBadge state={load.state} />
        <p>{t('payPage.invalidText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
