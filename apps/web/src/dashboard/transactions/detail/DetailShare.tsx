import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { ShareMenu } from '@wasl/ui/overlays/menus/ShareMenu'
import { useLocale } from '../../../i18n/language.tsx'
import { useMerchantName } from '../../../parts/useMerchantName.ts'
import { useDetailText } from './detail.text.ts'
import { isLinkShut } from './is-link-shut.ts'

/** DET-04: the payment link, to whom it is for. */
export function DetailShare({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const { isDeleted, money, payUrl, customer } = transaction
  if (isDeleted || isLinkShut(transaction)) return null
  const amount = moneyText(money.amount.amount, money.amount.currency, locale)
  return (
    <ShareMenu
      shared={{
        url: payUrl[customer.language],
        title: t('detail.shareSubject', { merchant }),
        text: t('detail.shareText', { merchant, amount }),
      }}
      {...(customer.phone && { phone: customer.phone })}
      {...(customer.email && { email: customer.email })}
      words={{
        share: t('detail.share'),
        device: t('detail.device'),
        whatsApp: t('detail.whatsApp'),
        email: t(customer.email ? 'detail.email' : 'detail.emailUnaddressed'),
        copy: t('detail.copyLink'),
        copied: t('detail.copied'),
      }}
    />
  )
}
