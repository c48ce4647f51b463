import { decimalText, money, parseAmount } from '@wasl/domain/money'
import { normaliseDigits } from '@wasl/domain/digits'
import type { EditProblem } from './edit.domain.ts'

export type AmountBefore = {
  plugin: string
  currency: string
  amount: number
  delivery: number
  minimumAmount: number | null
  maximumAmount: number | null
}

/** Where the amount is what a merchant wrote: a basket's, a ticket's and a table's are sums of what they hold. */
const written: readonly string[] = ['payment_request', 'customer_payment', 'bulk']

export const hasOwnAmount = (plugin: string): boolean => written.includes(plugin)

/** The new amount in minor units; null where it is none, with what is wrong with it. */
export function readAmount(typed: string, before: AmountBefore, problems: EditProblem[]): number | null {
  const { plugin, currency, delivery, minimumAmount, maximumAmount } = before
  const refuse = (says: EditProblem['says'], values?: EditProblem['values']) => {
    problems.push({ field: 'amount', says, ...(values && { values }) })
    return null
  }
  if (!hasOwnAmount(plugin)) return refuse('edit.amountOfParts')
  const read = parseAmount(normaliseDigits(typed), currency)
  if (!read.ok)
    return refuse(read.error === 'tooManyDecimals' ? 'edit.amountDecimals' : 'edit.amount', { currency })
  const { minor } = read.value
  const least = Math.max(minimumAmount ?? 1, delivery, 1)
  const inWords = (limit: number) => ({ limit: `${decimalText(money(limit, currency))} ${currency}` })
  if (minor < least) return refuse('edit.amountBelow', inWords(least))
  if (maximumAmount !== null && minor > maximumAmount)
    return refuse('edit.amountAbove', inWords(maximumAmount))
  return minor
}
