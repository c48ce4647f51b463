import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { place, prepared } from '../../platform/db/prepared.ts'
import type { ClaimedMoney } from './evidence-facts.domain.ts'
import type { MoneyEntry } from './evidence.domain.ts'
import { moneyEvent, moneyOperation } from './money.schema.ts'
import type { Source } from './source.ts'

/** Evidence books captures and holds; refunds and voids are booked where their gateway says they are done. */
export type BookedEntry = Omit<MoneyEntry, 'kind'> & { kind: MoneyEntry['kind'] | 'refund' | 'void' }

type OperationRef = { merchantId: number; attemptId: number; kind: MoneyEntry['kind']; operationId: string }

/** What this operation of the gateway was counted as, if it was. */
export async function findCounted(tx: Tx, ref: OperationRef): Promise<ClaimedMoney | null> {
  const [row] = await tx
    .select({ minor: moneyEvent.amount, currency: moneyEvent.currency })
    .from(moneyEvent)
    .where(and(isOf(ref), ne(moneyEvent.disposition, 'quarantined')))
  return row ?? null
}

/** Whether this very money of the operation was quarantined, and has gone back or is going. */
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

/** False where the same claim stands in the books already: the last word on duplicates. */
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
  const query = prepared(tx, 'insertMoney', (name) =>
    tx
      .insert(moneyEvent)
      .values({
        merchantId: place('merchantId'),
        attemptId: place('attemptId'),
        kind: place('kind'),
        amount: place('minor'),
        currency: place('currency'),
        dedupeKey: place('operationId'),
        disposition: place('disposition'),
        source: place('source'),
        at: place('now'),
      })
      .onConflictDoNothing()
      .prepare(name),
  )
  const { rowCount } = await query.execute(entry)
  return rowCount === 1
}
