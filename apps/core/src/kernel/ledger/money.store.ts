import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import type { ClaimedMoney } from './evidence/evidence-facts.domain.ts'
import type { MoneyEntry } from './evidence/evidence.domain.ts'
import { moneyEvent, moneyOperation } from './money.schema.ts'
import type { Source } from './source.ts'

/** Evidence books captures and holds. Refunds and voids are booked when their gateway confirms them. */
export type BookedEntry = Omit<MoneyEntry, 'kind'> & { kind: MoneyEntry['kind'] | 'refund' | 'void' }

type OperationRef = { merchantId: number; attemptId: number; kind: MoneyEntry['kind']; operationId: string }

/** What this gateway operation was counted as, or null. */
export async function findCounted(tx: Tx, ref: OperationRef): Promise<ClaimedMoney | null> {
  const [row] = await tx
    .select({ minor: moneyEvent.amount, currency: moneyEvent.currency })
    .from(moneyEvent)
    .where(and(isOf(ref), ne(moneyEvent.disposition, 'quarantined')))
  return row ?? null
}

/** True if this operation's money was quarantined and was refunded or is being refunded. */
export async function isBeingGivenBack(
  tx: Tx,
  { minor, currency, ...ref }: OperationRef & ClaimedMoney,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: moneyOperation.id })
    .from(moneyEvent)
    .innerJoin(
      moneyOperation,
      and(
        eq(moneyOperation.merchantId, moneyEvent.merchantId),
        eq(moneyOperation.claimId, moneyEvent.id),
        ne(moneyOperation.state, 'failed'),
      ),
    )
    .where(and(isOf(ref), eq(moneyEvent.amount, minor), eq(moneyEvent.currency, currency)))
    .limit(1)
  return row !== undefined
}

const isOf = ({ merchantId, attemptId, kind, operationId }: OperationRef) =>
  and(
    eq(moneyEvent.merchantId, merchantId),
    eq(moneyEvent.attemptId, attemptId),
    eq(moneyEvent.kind, kind),
    eq(moneyEvent.dedupeKey, operationId),
  )

/** False if the same claim is already booked. The unique key decides about duplicates. */
export async function insertMoney(
  tx: Tx,
  entry: BookedEntry & {
    merchantId: number
    attemptId: number
    operationId: string
    source: Source
    now: Date
  },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(moneyEvent)
    .values({
      merchantId: entry.merchantId,
      attemptId: entry.attemptId,
      kind: entry.kind,
      amount: entry.minor,
      currency: entry.currency,
      dedupeKey: entry.operationId,
      disposition: entry.disposition,
      source: entry.source,
      at: entry.now,
    })
    .onConflictDoNothing()
  return rowCount === 1
}
