import { pick } from '@wasl/domain/locale'
import { CrossedTicket } from '@wasl/ui/art/CrossedTicket'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useSelector } from '@xstate/react'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { useLocale } from '../i18n/language.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { TransactionBadge } from '../parts/TransactionBadge.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { usePayText } from './pay.text.ts'
import type { PayActor } from './usePayActor.ts'
import { useResultPath } from './result/useResultPath.ts'

/** S1 §4: valid_for_payment is false; the state and the server's message say why. Money that did not match has its page. */
export function InvalidView({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const resultPath = useResultPath()
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
            {load.attemptId && (
              <ButtonLink
                href={resultPath(load.attemptId)}
                variant="primary"
                size="pay"
                icon={<ReceiptTextIcon />}
                isWide
              >
                {t('payPage.seeResult')}
              </ButtonLink>
            )}
            <CallMerchant variant={load.attemptId ? 'secondary' : 'primary'} size="pay" />
            <GoToSite />
          </>
        }
      >
        <TransactionBadge state={load.state} />
        <p>{t(load.attemptId ? 'payPage.unresolvedText' : 'payPage.invalidText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
