import { decimalsOf, money, parseAmount, type Money } from '@wasl/domain/money'

/** Default limits by decimals: KWD 100.000, USD 1,000.00, JPY 50,000. */
const product: Readonly<Record<number, number>> = { 0: 50_000, 2: 100_000, 3: 100_000 }

/** A larger refund asks for the password again (D-36). */
export function confirmLimit(settings: Readonly<Record<string, string>>, currency: string): Money {
  const own = settings[currency]
  const set = own === undefined ? null : parseAmount(own, currency)
  if (set?.ok) return set.value
  const decimals = decimalsOf(currency)
  return money(product[decimals] ?? 10 ** decimals * 100, currency)
}
