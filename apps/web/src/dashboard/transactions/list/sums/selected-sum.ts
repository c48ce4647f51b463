import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { decimalText, parseAmount } from '@wasl/domain/money'
import type { MoneyValue } from '@wasl/contracts/values/web'

/** What rows add up to; null for none, and for rows of several currencies. */
export function sumOf(rows: readonly TransactionRow[]): MoneyValue | null {
  const [first] = rows
  if (!first || rows.some(({ currency }) => currency !== first.currency)) return null
  const amounts = rows.flatMap(({ amount, currency }) => {
    const parsed = parseAmount(amount, currency)
    return parsed.ok ? [BigInt(parsed.value.minor)] : []
  })
  if (amounts.length === 0) return null
  const { currency } = first
  return {
    amount: decimalText({ minor: amounts.reduce((sum, minor) => sum + minor, 0n), currency }),
    currency,
  }
}
