import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Evidence } from '../gateways/gateway.ts'
import { gatewayEvent } from './inbox.schema.ts'

export type InboxEvent = {
  merchantId: number
  gatewayCode: string
  dedupeKey: string
  evidence: Evidence[]
  receivedAt: Date
}

/** Null where the event is in the inbox already, whatever became of it. */
export async function receiveEvent(tx: Tx, event: InboxEvent): Promise<{ id: number } | null> {
  const [row] = await tx
    .insert(gatewayEvent)
    .values({ ...event, source: 'callback' })
    .onConflictDoNothing()
    .returning({ id: gatewayEvent.id })
  return row ?? null
}

export async function markProcessed(
  tx: Tx,
  processed: { merchantId: number; id: number; outcome: string; now: Date },
): Promise<void> {
  await tx
    .update(gatewayEvent)
    .set({ processedAt: processed.now, outcome: processed.outcome })
    .where(and(eq(gatewayEvent.merchantId, processed.merchantId), eq(gatewayEvent.id, processed.id)))
}

export type UnprocessedEvent = InboxEvent & { id: number }

const inboxColumns = {
  id: gatewayEvent.id,
  merchantId: gatewayEvent.merchantId,
  gatewayCode: gatewayEvent.gatewayCode,
  dedupeKey: gatewayEvent.dedupeKey,
  evidence: gatewayEvent.evidence,
  receivedAt: gatewayEvent.receivedAt,
}

/** Events that were stored but could not be applied at once. */
export async function findUnprocessed(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<UnprocessedEvent[]> {
  return db
    .select(inboxColumns)
    .from(gatewayEvent)
    .where(and(isNull(gatewayEvent.processedAt), lte(gatewayEvent.receivedAt, before)))
    .orderBy(asc(gatewayEvent.id))
    .limit(limit)
}

/** Null where somebody else has it, or is done with it. */
export async function lockUnprocessed(tx: Tx, id: number): Promise<UnprocessedEvent | null> {
  const [row] = await tx
    .select(inboxColumns)
    .from(gatewayEvent)
    .where(and(eq(gatewayEvent.id, id), isNull(gatewayEvent.processedAt)))
    .for('update', { skipLocked: true })
  return row ?? null
}
