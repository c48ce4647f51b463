import type { MoneyValue } from '@wasl/contracts/values/web'
import { moneyText } from '@wasl/ui/money-text.ts'
import { useAnnounce } from '@wasl/ui/announce.ts'
import { useEffect, useRef } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { usePayText } from './pay.text.ts'

/** ux D4: a changed total is said politely, once it has settled for half a second. */
export function TotalAnnouncement({ total }: { total: MoneyValue | null }) {
  const t = usePayText()
  const announce = useAnnounce()
  const locale = useLocale()
  const { amount = null, currency = '' } = total ?? {}
  const said = useRef(amount)
  useEffect(() => {
    if (amount === null || said.current === amount) return
    const timer = setTimeout(() => {
      said.current = amount
      announce(t('payPage.totalNow', { amount: moneyText(amount, currency, locale) }))
    }, 500)
    return () => clearTimeout(timer)
  }, [amount, currency, locale, announce, t])
  return null
}
