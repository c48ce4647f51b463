import { add, compare, decimalsOf, isPositive, money, parseAmount, type Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { gatewayTerms, isWithin, type UnitGateway } from '../../gateways/gateway-at-unit.domain.ts'

/** One pay choice: `total` = `base` + `fee` is what the gateway charges; `delivery` is the part of `base` to show. */
export type Offer<Gateway extends OfferedGateway> = {
  gateway: Gateway
  base: Money
  delivery: Money
  fee: Money
  total: Money
}

export type OfferedGateway = UnitGateway & {
  /** A wallet is not a separate pay choice (PAY-04). */
  wallet: boolean
}

export type OfferTerms = {
  unitKey: string
  currency: string
  amount: number
  delivery: number
  pgCodes: readonly string[]
}

/** Gateways for a transaction, in its order. `gateways` are those with an installed adapter. */
export function offersFor<Gateway extends OfferedGateway>(
  transaction: OfferTerms,
  gateways: readonly Gateway[],
  base: Money,
): Offer<Gateway>[] {
  return offersAmong(
    transaction,
    gateways.filter(({ wallet }) => !wallet),
    base,
  )
}

/** Wallets for a transaction. None if they were the only way, because a device without them could not pay. */
export function walletOffersFor<Gateway extends OfferedGateway>(
  transaction: OfferTerms,
  gateways: readonly Gateway[],
  base: Money,
): Offer<Gateway>[] {
  return offersAmong(
    transaction,
    gateways.filter(({ wallet }) => wallet),
    base,
  )
}

function offersAmong<Gateway extends OfferedGateway>(
  transaction: OfferTerms,
  gateways: readonly Gateway[],
  base: Money,
): Offer<Gateway>[] {
  return transaction.pgCodes.flatMap((code) => {
    const gateway = gateways.find((candidate) => candidate.code === code)
    const terms = gateway && gatewayTerms(gateway, transaction)
    if (!terms || !isWithin(terms, base)) return []
    const { delivery, currency } = transaction
    return [
      {
        gateway,
        base,
        delivery: money(delivery, currency),
        fee: terms.fee,
        total: add(base, terms.fee),
      },
    ]
  })
}

export type AmountRefusal =
  | { problem: 'malformed' | 'tooManyDecimals' | 'notPositive' | 'tooLarge' | 'notEditable' }
  | { problem: 'belowMinimum' | 'aboveMaximum'; limit: Money }

export type AmountTerms = {
  currency: string
  amount: number
  delivery: number
  editableAmount: boolean
  minimumAmount: number | null
  maximumAmount: number | null
}

/** Amount without the fee. No text means the requested amount (S1 §5). */
export function amountToPay(terms: AmountTerms, text: string | null): Result<Money, AmountRefusal> {
  const asked = money(terms.amount, terms.currency)
  if (text === null || text === '') return accepted(asked)
  const typed = parseAmount(text, terms.currency)
  if (!typed.ok) return refused({ problem: problemOf(typed.error) })
  const { value } = typed
  if (!isPositive(value)) return refused({ problem: 'notPositive' })
  if (value.minor >= tooLarge(terms.currency)) return refused({ problem: 'tooLarge' })
  if (compare(value, asked) === 0) return accepted(asked)
  if (!terms.editableAmount) return refused({ problem: 'notEditable' })
  return withinLimits(terms, value)
}

function withinLimits(terms: AmountTerms, value: Money): Result<Money, AmountRefusal> {
  const minimum = Math.max(terms.minimumAmount ?? 1, terms.delivery)
  if (value.minor < minimum)
    return refused({ problem: 'belowMinimum', limit: money(minimum, terms.currency) })
  const maximum = terms.maximumAmount ?? Math.max(mostNamed, terms.amount)
  return value.minor > maximum
    ? refused({ problem: 'aboveMaximum', limit: money(maximum, terms.currency) })
    : accepted(value)
}

/** Largest amount that an anonymous person may name if the merchant sets no maximum, in minor units of any currency (072). */
export const mostNamed = 10_000_000_000

/** Twelve digits before the point leave room for fees and sums. */
export const tooLarge = (currency: string): number => 10 ** (12 + decimalsOf(currency))

function problemOf(problem: string): 'malformed' | 'tooManyDecimals' | 'tooLarge' {
  return problem === 'tooManyDecimals' || problem === 'tooLarge' ? problem : 'malformed'
}
