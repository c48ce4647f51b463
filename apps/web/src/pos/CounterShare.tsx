import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { AmountHead } from '@wasl/ui/money/AmountHead'
import { Button } from '@wasl/ui/actions/Button'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { ShareMenu } from '@wasl/ui/overlays/menus/ShareMenu'
import { Pill } from '@wasl/ui/money/Pill'
import { paths } from '../base/paths.ts'
import { useLocale } from '../i18n/language.tsx'
import { Amount } from '../parts/Amount.tsx'
import { LinkCode } from '../parts/LinkCode.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { CounterScreen } from './CounterScreen.tsx'
import css from './Pos.module.css'
import { usePosText } from './pos.text.ts'

type Props = { page: Extract<PayPageLoad, { kind: 'payable' }>['page']; onHere: () => void }

/** How the payer gets to the payment: by the code, by a link, or on this device. */
export function CounterShare({ page: { bill, liveAttemptId }, onHere }: Props) {
  const t = usePosText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const { amount, customer, transactionId } = bill
  const url = `${location.origin}${paths.pay(locale, transactionId)}`
  const text = t('pos.message', { merchant, amount: moneyText(amount.amount, amount.currency, locale) })
  return (
    <CounterScreen>
      <div className={css.share}>
        <AmountHead
          lead={nameOf(customer.name) ?? t('pos.scan')}
          amount={<Amount of={amount} size="amount" />}
        >
          <output>
            <Pill icon={<HourglassIcon size={16} />} tone={liveAttemptId === null ? 'neutral' : 'warning'}>
              {t(liveAttemptId === null ? 'pos.waiting' : 'pos.paying')}
            </Pill>
          </output>
        </AmountHead>
        <LinkCode url={url} label={t('pos.qr')} />
        <ShareMenu
          shared={{ url, title: text, text }}
          {...(customer.phone && { phone: customer.phone })}
          {...(customer.email && { email: customer.email })}
          words={{
            share: t('pos.send'),
            device: t('pos.device'),
            whatsApp: t('pos.whatsApp'),
            email: t(customer.email ? 'pos.email' : 'pos.emailUnaddressed'),
            copy: t('pos.copy'),
            copied: t('pos.copied'),
          }}
        />
        <Button variant="primary" size="pay" isWide onClick={onHere}>
          {t('pos.here')}
        </Button>
      </div>
    </CounterScreen>
  )

  function nameOf(name: typeof customer.name): string | null {
    return name && pick(name, locale) ? pick(name, locale) : null
  }
}
