import type { MoneyValue } from '@wasl/contracts/values/web'
import { decimalText, money, parseAmount, subtract, type Money } from '@wasl/domain/money'

/** The server's amounts are exact; one that is not is a bug. */
function read({ amount, currency }: MoneyValue): Money {
  const parsed = parseAmount(amount, currency)
  if (!parsed.ok) throw new Error(`no amount of ${currency}: ${amount}`)
  return parsed.value
}

const written = (amount: Money): MoneyValue => ({ amount: decimalText(amount), currency: amount.currency })

/** What that many cost. */
export function times(one: MoneyValue, count: number): MoneyValue {
  const { minor, currency } = read(one)
  return written(money(minor * count, currency))
}

export const less = (from: MoneyValue, amount: MoneyValue): MoneyValue =>
  written(subtract(read(from), read(amount)))

export const isNothing = (amount: MoneyValue): boolean => read(amount).minor === 0
