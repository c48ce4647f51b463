import type { ManagedVoucher } from '@wasl/contracts/web/dashboard/products.contract'
import { amountText } from '@wasl/domain/amount-text'
import { parseAmount } from '@wasl/domain/money'
import { dateText } from '@wasl/ui/text/date-text.ts'
import { usePageFacts } from '../../base/page-context.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useVouchersText } from './vouchers.text.ts'

/** A voucher in words: what it takes off, on which terms, and how much of its limits is used. */
export function useVoucherWords(currency: string) {
  const t = useVouchersText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  const minorOf = (text: string) => {
    const read = parseAmount(text === '' ? '0' : text, currency)
    return read.ok ? read.value.minor : 0
  }
  const says = (minor: number) => amountText({ minor, currency }, locale)

  const worthOf = ({ kind, amount, appliesTo }: ManagedVoucher): string => {
    switch (kind) {
      case 'free_delivery':
        return t('shopVouchers.freeDelivery')
      case 'no_discount':
        return t('shopVouchers.noDiscount')
      case 'percentage':
      case 'fixed': {
        const what =
          kind === 'fixed'
            ? t('shopVouchers.amountOff', { amount: says(minorOf(amount)) })
            : t('shopVouchers.percentOff', { percent: `\u2066${amount}%\u2069` })
        return appliesTo === 'delivery_fee' ? t('shopVouchers.offDelivery', { what }) : what
      }
    }
  }

  return {
    worthOf,
    termsOf: ({ minOrder, maxDiscount, perCustomerLimit, firstOrderOnly }: ManagedVoucher): string[] => [
      ...(minOrder === '' ? [] : [t('shopVouchers.from', { amount: says(minorOf(minOrder)) })]),
      ...(maxDiscount === '' ? [] : [t('shopVouchers.atMost', { amount: says(minorOf(maxDiscount)) })]),
      ...(perCustomerLimit === null ? [] : [t('shopVouchers.perCustomerShort', { n: perCustomerLimit })]),
      ...(firstOrderOnly ? [t('shopVouchers.firstShort')] : []),
    ],
    dayOf: (instant: string) => dateText(new Date(instant), locale, timeZone),
    /** Null where it has no limit. */
    usesOf: ({ used, kept, usageLimit }: ManagedVoucher) =>
      usageLimit === null
        ? null
        : t('shopVouchers.usesNow', {
            used: String(used),
            kept: String(kept),
            left: String(Math.max(0, usageLimit - used - kept)),
          }),
    budgetOf: ({ budget, given, givenKept }: ManagedVoucher) => {
      if (budget === '') return null
      const gone = minorOf(given) + minorOf(givenKept)
      return t('shopVouchers.budgetNow', {
        given: says(gone),
        left: says(Math.max(0, minorOf(budget) - gone)),
      })
    },
  }
}
