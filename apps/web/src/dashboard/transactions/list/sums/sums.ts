import type { TransactionFilters, ListKind } from '@wasl/contracts/lists/transactions'
import type { Statistics } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'

export const sumKinds = ['generated', 'received', 'balance'] as const
export type SumKind = (typeof sumKinds)[number]

const statesOf: Record<SumKind, string | undefined> = {
  generated: undefined,
  received: 'paid,authorized,cod',
  balance: 'created,pending,attempted',
}

const ofKept: readonly SumKind[] = ['generated', 'received']
const none: readonly SumKind[] = []

/** Sums that show their rows when they are pressed: nothing that is still awaited is among the deleted ones (product.md 4). */
export function pressedSums(list: ListKind, maySearch: boolean): readonly SumKind[] {
  if (!maySearch) return none
  return list === 'deleted' ? ofKept : sumKinds
}

/** The rows a sum is made of (product.md 4). */
export function sumFilters(kind: SumKind, currency: string): TransactionFilters {
  const state = statesOf[kind]
  return { currencyCode: currency, ...(state && { state }) }
}

/** The merchant's own currency leads; the rest keep the order of the filters. */
export function inOrder(statistics: Statistics, currencies: readonly string[]): Statistics {
  const placeOf = (currency: string) => {
    const place = currencies.indexOf(currency)
    return place < 0 ? currencies.length : place
  }
  const ordered = (sums: Statistics[SumKind]) =>
    sums.toSorted((one, other) => placeOf(one.currency) - placeOf(other.currency))
  return {
    ...statistics,
    generated: ordered(statistics.generated),
    received: ordered(statistics.received),
    balance: ordered(statistics.balance),
  }
}
