import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { attempt } from '../../../kernel/ledger/ledger.schema.ts'
import type { GatewayRow } from '../../../kernel/merchants/gateways.store.ts'
import { gateway, unit } from '../../../kernel/merchants/merchants.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

export type UnitRow = { key: string; titleEn: string; titleAr: string }

export const findUnitTitles = (db: Db | Tx, merchantId: number): Promise<UnitRow[]> =>
  db
    .select({ key: unit.key, titleEn: unit.titleEn, titleAr: unit.titleAr })
    .from(unit)
    .where(eq(unit.merchantId, merchantId))
    .orderBy(asc(unit.position), asc(unit.key))

/** Payments that began and are not settled, by gateway. */
export async function countUnderWay(db: Db, merchantId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: attempt.gatewayCode, n: count() })
    .from(attempt)
    .where(
      and(
        eq(attempt.merchantId, merchantId),
        inArray(attempt.state, ['created', 'submitting', 'pending', 'unknown']),
      ),
    )
    .groupBy(attempt.gatewayCode)
  return new Map(rows.map(({ code, n }) => [code, n]))
}

/** All of them in one order, so that two who change several never wait for each other. */
export const lockGateways = (tx: Tx, merchantId: number): Promise<GatewayRow[]> =>
  tx
    .select()
    .from(gateway)
    .where(eq(gateway.merchantId, merchantId))
    .orderBy(asc(gateway.code))
    .for('no key update')

export async function lockGateway(
  tx: Tx,
  { merchantId, code }: { merchantId: number; code: string },
): Promise<GatewayRow | null> {
  const [row] = await tx.select().from(gateway).where(isGateway(merchantId, code)).for('no key update')
  return row ?? null
}

export async function updateGateway(
  tx: Tx,
  { merchantId, code }: { merchantId: number; code: string },
  set: Partial<typeof gateway.$inferInsert>,
): Promise<GatewayRow> {
  const [row] = await tx.update(gateway).set(set).where(isGateway(merchantId, code)).returning()
  if (!row) throw new Error(`the gateway ${code} went while it was locked`)
  return row
}

const isGateway = (merchantId: number, code: string) =>
  and(eq(gateway.merchantId, merchantId), eq(gateway.code, code))
