import { readTypedAmount } from '@wasl/domain/digits'
import { money, parseAmount } from '@wasl/domain/money'
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
export function readNewAmount(typed: string, before: AmountBefore, problems: EditProblem[]): number | null {
  const { plugin, currency, delivery, minimumAmount, maximumAmount } = before
  const refuse = (says: EditProblem['says'], more?: Pick<EditProblem, 'values' | 'limit'>) => {
    problems.push({ field: 'amount', says, ...more })
    return null
  }
  if (!hasOwnAmount(plugin)) return refuse('edit.amountOfParts')
  if (typed.trim() === '') return refuse('edit.required')
  const plain = readTypedAmount(typed, currency)
  const read = plain.kind === 'plain' ? parseAmount(plain.text, currency) : null
  if (read && !read.ok && read.error === 'tooManyDecimals')
    return refuse('edit.amountDecimals', { values: { currency } })
  if (!read?.ok) return refuse('edit.amount')
  const { minor } = read.value
  const least = Math.max(minimumAmount ?? 1, delivery, 1)
  if (minor < least) return refuse('edit.amountBelow', { limit: money(least, currency) })
  if (maximumAmount !== null && minor > maximumAmount)
    return refuse('edit.amountAbove', { limit: money(maximumAmount, currency) })
  return minor
}
