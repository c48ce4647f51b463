import { money, percentOf } from '../money.ts'

export type GuestPolicy = {
  /** Hours before the start; null: guests may not. */
  readonly cancelUntilHours: number | null
  readonly changeUntilHours: number | null
  readonly refundPercent: number
}

/** Whether a guest may cancel or change a booking by now (EVENT-★7). Nobody may who came already. */
export function mayGuest(
  act: 'cancel' | 'change',
  policy: GuestPolicy,
  { startsAt, came, now }: { startsAt: Date; came: number; now: Date },
): boolean {
  const hours = act === 'cancel' ? policy.cancelUntilHours : policy.changeUntilHours
  if (hours === null || came > 0) return false
  return now.getTime() <= startsAt.getTime() - hours * 3_600_000
}

/** What a guest gets back of what was paid. */
export const guestRefund = (paidMinor: number, { refundPercent }: GuestPolicy, currency: string): number =>
  percentOf(money(paidMinor, currency), refundPercent * 100).minor

export type BookingDifference =
  | { readonly kind: 'same' }
  | { readonly kind: 'more'; readonly minor: number }
  | { readonly kind: 'less'; readonly minor: number }

/** What a change of a booking costs more or less (commerce.md D31). */
export function differenceOf(beforeMinor: number, afterMinor: number): BookingDifference {
  if (afterMinor === beforeMinor) return { kind: 'same' }
  return afterMinor > beforeMinor
    ? { kind: 'more', minor: afterMinor - beforeMinor }
    : { kind: 'less', minor: beforeMinor - afterMinor }
}

/** Places that are given up: the highest numbers of those nobody came with; null where too few are left. */
export function placesToVoid(
  places: readonly { number: number; hasCome: boolean }[],
  count: number,
): number[] | null {
  const free = places
    .filter(({ hasCome }) => !hasCome)
    .map(({ number }) => number)
    .toSorted((one, other) => other - one)
  return free.length < count ? null : free.slice(0, count)
}
