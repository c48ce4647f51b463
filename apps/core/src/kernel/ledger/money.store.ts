import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { place, prepared } from '../../platform/db/prepared.ts'
import type { ClaimedMoney } from './evidence-facts.domain.ts'
import type { MoneyEntry } from './evidence.domain.ts'
import { moneyEvent } from './money.schema.ts'
import type { Source } from './source.ts'

/** Evidence books captures and holds; refunds and voids are booked where their gateway says they are done. */
export type BookedEntry = Omit<MoneyEntry, 'kind'> & { kind: MoneyEntry['kind'] | 'refund' | 'void' }

type OperationRef = { merchantId: number; attemptId: number; kind: MoneyEntry['kind']; operationId: string }

/** What this operation of the gateway was counted as, if it was. */
export async function findCounted(tx: Tx, ref: OperationRef): Promise<ClaimedMoney | null> {
  const [row] = await tx
    .select({ minor: moneyEvent.amount, currency: moneyEvent.currency })
    .from(moneyEvent)
    .where(
      and(
        eq(moneyEvent.merchantId, ref.merchantId),
        eq(moneyEvent.attemptId, ref.attemptId),
        eq(moneyEvent.kind, ref.kind),
        eq(moneyEvent.dedupeKey, ref.operationId),
        ne(moneyEvent.disposition, 'quarantined'),
      ),
    )
  return row ?? null
}

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
