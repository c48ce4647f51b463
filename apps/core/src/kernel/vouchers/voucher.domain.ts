import type { Reduction } from '@wasl/domain/pricing'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { wallClock } from '@wasl/domain/wall-clock'

export type VoucherTerms = {
  type: 'no_discount' | 'percentage' | 'fixed'
  basisPoints: number | null
  currency: string
  amount: number | null
  maxDiscount: number | null
  minOrder: number
  appliesTo: 'subtotal' | 'delivery_fee'
  plugins: readonly string[]
  refs: readonly string[]
  startsAt: Date | null
  endsAt: Date | null
  /** Sunday is 0. Empty: every day. */
  weekdays: readonly number[]
  active: boolean
}

/** Why a code takes nothing off. Each has words of its own; all of them take as long to say. */
export type VoucherProblem =
  | { kind: 'unknown' }
  | { kind: 'notYet'; startsAt: Date }
  | { kind: 'expired' }
  /** Only on these days; Sunday is 0. */
  | { kind: 'wrongDay'; weekdays: readonly number[] }
  /** Another module takes it, or nothing in the cart is reduced by it. */
  | { kind: 'notEligible' }
  /** `missing`: by how much the goods are too cheap, in minor units. */
  | { kind: 'belowMinimum'; missing: number }
  /** It was used as often, or for as much, as it may be. */
  | { kind: 'exhausted' }
  /** This customer has used it as often as they may. */
  | { kind: 'alreadyUsed' }
  /** It is for first orders, and this customer has another. */
  | { kind: 'notFirstOrder' }

type Here = { plugin: string; currency: string; now: Date; timeZone: string }

/** Whether the code is good here and now, whatever is in the cart. */
export function judgeVoucher(
  terms: VoucherTerms,
  { plugin, currency, now, timeZone }: Here,
): Result<null, VoucherProblem> {
  if (!terms.active) return refused({ kind: 'unknown' })
  if (terms.startsAt !== null && terms.startsAt > now)
    return refused({ kind: 'notYet', startsAt: terms.startsAt })
  if (terms.endsAt !== null && terms.endsAt <= now) return refused({ kind: 'expired' })
  const { weekdays } = terms
  if (weekdays.length > 0 && !weekdays.includes(wallClock(now, timeZone).weekday))
    return refused({ kind: 'wrongDay', weekdays })
  const isTakenHere = terms.plugins.length === 0 || terms.plugins.includes(plugin)
  return isTakenHere && terms.currency === currency ? accepted(null) : refused({ kind: 'notEligible' })
}

/** Whether it takes anything off this cart. `refs` of a line: everything that it is. */
export function judgeCart(
  terms: VoucherTerms,
  lines: readonly { refs: readonly string[]; totalMinor: number }[],
): Result<null, VoucherProblem> {
  const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  if (!lines.some(({ refs }) => isReduced(terms, refs))) return refused({ kind: 'notEligible' })
  return subtotal < terms.minOrder
    ? refused({ kind: 'belowMinimum', missing: terms.minOrder - subtotal })
    : accepted(null)
}

export const isReduced = ({ refs: reduced }: Pick<VoucherTerms, 'refs'>, refs: readonly string[]): boolean =>
  reduced.length === 0 || refs.some((ref) => reduced.includes(ref))

/** As the price is calculated (`priceBill`). */
export function reductionBy({
  type,
  basisPoints,
  amount,
  maxDiscount,
  appliesTo: on,
}: VoucherTerms): Reduction {
  switch (type) {
    case 'no_discount':
      return { type }
    case 'percentage':
      return { type, basisPoints: basisPoints ?? 0, mostMinor: maxDiscount, on }
    case 'fixed':
      return { type, minor: amount ?? 0, on }
  }
}
