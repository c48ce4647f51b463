import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { add, decimalText, parseAmount } from '@wasl/domain/money'
import type { MoneyValue } from '@wasl/contracts/values/web'

/** What rows add up to; null for none, and for rows of several currencies. */
export function sumOf(rows: readonly TransactionRow[]): MoneyValue | null {
  const [first] = rows
  if (!first || rows.some(({ currency }) => currency !== first.currency)) return null
  const amounts = rows.flatMap(({ amount, currency }) => {
    const parsed = parseAmount(amount, currency)
    return parsed.ok ? [parsed.value] : []
  })
  const [start, ...rest] = amounts
  return start ? { amount: decimalText(add(start, ...rest)), currency: first.currency } : null
}
