import { and, eq, sql } from 'drizzle-orm'
import { paymentTransaction } from '../../kernel/ledger/ledger.schema.ts'
import { gateway, merchant, merchantHost, unit } from '../../kernel/merchants/merchants.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { RowFacts } from './rows/row.domain.ts'

/** What rows of this merchant are judged by. */
export async function findRowFacts(db: Db | Tx, merchantId: number, now: Date): Promise<RowFacts> {
  const [own] = await db
    .select({ countryCode: merchant.countryCode, timeZone: merchant.timezone })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
  if (!own) throw new Error('no merchant')
  const gateways = await db
    .select({ code: gateway.code, currencies: gateway.currencies })
    .from(gateway)
    .where(eq(gateway.merchantId, merchantId))
    .orderBy(gateway.code)
  const units = await db.select({ key: unit.key }).from(unit).where(eq(unit.merchantId, merchantId))
  return { ...own, now, gateways, units: units.map(({ key }) => key) }
}

/** Which of these order numbers the merchant has used. */
export async function findTakenOrders(
  db: Db | Tx,
  { merchantId, orderNos }: { merchantId: number; orderNos: readonly string[] },
): Promise<Set<string>> {
  if (orderNos.length === 0) return new Set()
  const rows = await db
    .select({ orderNo: paymentTransaction.orderNo })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        sql`${paymentTransaction.orderNo} = any(${sql.param([...orderNos])}::text[])`,
      ),
    )
  return new Set(rows.flatMap(({ orderNo }) => (orderNo === null ? [] : [orderNo])))
}

export async function findHosts(db: Db | Tx, merchantId: number): Promise<string[]> {
  const rows = await db
    .select({ host: merchantHost.host })
    .from(merchantHost)
    .where(eq(merchantHost.merchantId, merchantId))
    .orderBy(merchantHost.host)
  return rows.map(({ host }) => host)
}
