import type { Db } from '../../../platform/db/db.ts'
import { findBookedMoney, findBrokenRows, type BookedMoney } from './invariants.store.ts'

/** What a gateway's own book says it took for one merchant (I15). */
export type GatewayBook = { merchantId: number; movements: readonly GatewayMovement[] }

export type GatewayMovement = {
  trackId: string
  operationId: string
  kind: 'authorize' | 'capture' | 'refund' | 'void'
  minor: number
  currency: string
}

/** Checks reliability B.10, I1 to I10, I13, I14, I16, I17, and I15 for the given books. Empty if all hold. */
export async function findLedgerFaults(db: Db, books: readonly GatewayBook[] = []): Promise<string[]> {
  const broken = await findBrokenRows(db)
  const faults = broken.map(({ invariant, ids }) => `${invariant}: ${ids.join(', ')}`)
  for (const book of books)
    faults.push(...compareBooks(await findBookedMoney(db, book.merchantId), book.movements))
  return faults
}

/**
 * Money that a gateway took is in our books once, or counts after quarantine. Money that counts here was taken there.
 * A quarantined claim may be false.
 */
export function compareBooks(ours: readonly BookedMoney[], theirs: readonly GatewayMovement[]): string[] {
  const booked = new Map<string, number>()
  const counts = new Set(ours.filter(isCounted).map(keyOf))
  for (const money of ours.filter((one) => isCounted(one) || !counts.has(keyOf(one))))
    booked.set(keyOf(money), (booked.get(keyOf(money)) ?? 0) + 1)
  const taken = new Set(theirs.map(keyOf))
  return [
    ...theirs
      .filter((movement) => booked.get(keyOf(movement)) !== 1)
      .map((movement) => `I15 the gateway took what is not in our books once: ${keyOf(movement)}`),
    ...ours
      .filter((money) => isCounted(money) && !taken.has(keyOf(money)))
      .map((money) => `I15 our books count what the gateway did not take: ${keyOf(money)}`),
  ]
}

const isCounted = ({ disposition }: BookedMoney): boolean => disposition !== 'quarantined'

const keyOf = ({ trackId, operationId, kind, minor, currency }: GatewayMovement | BookedMoney): string =>
  [trackId, operationId, kind, minor, currency].join(' ')
