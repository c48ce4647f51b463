import { and, asc, eq } from 'drizzle-orm'
import type { Pause } from '../../../kernel/ledger/pay/pay.domain.ts'
import { merchant, unit } from '../../../kernel/merchants/merchants.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

export type Paused = Pause & { pausedAt: Date | null; pausedBy: string | null }
export type PausableRow = Paused & { unitKey: string | null; titleEn: string; titleAr: string }

const columnsOf = <Table extends typeof merchant | typeof unit>(table: Table) => ({
  titleEn: table.titleEn,
  titleAr: table.titleAr,
  paused: table.paused,
  pausedUntil: table.pausedUntil,
  pausedMessageEn: table.pausedMessageEn,
  pausedMessageAr: table.pausedMessageAr,
  pausedAt: table.pausedAt,
  pausedBy: table.pausedBy,
})

export type Place = { merchantId: number; unitKey: string | null }

/** The merchant first, then its units. */
export async function listPausable(db: Db, merchantId: number): Promise<PausableRow[]> {
  const [whole, units] = await Promise.all([
    db.select(columnsOf(merchant)).from(merchant).where(eq(merchant.id, merchantId)),
    db
      .select({ unitKey: unit.key, ...columnsOf(unit) })
      .from(unit)
      .where(eq(unit.merchantId, merchantId))
      .orderBy(asc(unit.position), asc(unit.key)),
  ])
  return [...whole.map((row) => ({ unitKey: null, ...row })), ...units]
}

/** No payment waits for it: what refers to the row alone needs its key. */
export async function lockPausable(
  tx: Tx,
  { merchantId, unitKey }: Place,
): Promise<Omit<PausableRow, 'unitKey'> | null> {
  const [row] =
    unitKey === null
      ? await tx
          .select(columnsOf(merchant))
          .from(merchant)
          .where(eq(merchant.id, merchantId))
          .for('no key update')
      : await tx
          .select(columnsOf(unit))
          .from(unit)
          .where(and(eq(unit.merchantId, merchantId), eq(unit.key, unitKey)))
          .for('no key update')
  return row ?? null
}

export async function updatePause(tx: Tx, { merchantId, unitKey }: Place, set: Paused): Promise<void> {
  if (unitKey === null) await tx.update(merchant).set(set).where(eq(merchant.id, merchantId))
  else
    await tx
      .update(unit)
      .set(set)
      .where(and(eq(unit.merchantId, merchantId), eq(unit.key, unitKey)))
}
