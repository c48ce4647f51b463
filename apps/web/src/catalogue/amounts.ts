import type { MoneyValue } from '@wasl/contracts/values/web'
import { add, decimalText, money, parseAmount, subtract, type Money } from '@wasl/domain/money'

/** The server's amounts are exact; one that is not is a bug. */
export function moneyOf({ amount, currency }: MoneyValue): Money {
  const parsed = parseAmount(amount, currency)
  if (!parsed.ok) throw new Error(`no amount of ${currency}: ${amount}`)
  return parsed.value
}

const written = (amount: Money): MoneyValue => ({ amount: decimalText(amount), currency: amount.currency })

/** What that many cost. */
export function times(one: MoneyValue, count: number): MoneyValue {
  const { minor, currency } = moneyOf(one)
  return written(money(minor * count, currency))
}

export const less = (from: MoneyValue, amount: MoneyValue): MoneyValue =>
  written(subtract(moneyOf(from), moneyOf(amount)))

export const plus = (one: MoneyValue, other: MoneyValue): MoneyValue =>
  written(add(moneyOf(one), moneyOf(other)))

export const isNothing = (amount: MoneyValue): boolean => moneyOf(amount).minor === 0
