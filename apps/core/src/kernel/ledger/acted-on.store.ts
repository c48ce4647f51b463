import type { ActedOn } from '../audit/recent-action-on-wire.ts'
import { sectionOfPlugin } from '@wasl/domain/sections'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { paymentTransaction } from './ledger.schema.ts'
import type { Staff } from '../people/staff.ts'

/** Adds the transactions of the entries, without those of modules that are closed to the reader. */
export async function withTransactions<Entry extends { object: string }>(
  db: Db,
  { merchantId, sections }: Pick<Staff, 'merchantId' | 'sections'>,
  entries: readonly Entry[],
): Promise<(Entry & { transaction: ActedOn | null })[]> {
  const ids = entries.flatMap(({ object }) => transactionOf(object) ?? [])
  const found = ids.length > 0 ? await findActedOn(db, { merchantId, ids }) : []
  const open = found.filter(({ plugin }) => sections.has(sectionOfPlugin(plugin) ?? ''))
  const byId = new Map(open.map(({ id, ...one }) => [id, one]))
  return entries.map((entry) => ({
    ...entry,
    transaction: byId.get(transactionOf(entry.object) ?? 0) ?? null,
  }))
}

const findActedOn = (db: Db, { merchantId, ids }: { merchantId: number; ids: number[] }) =>
  db
    .select({
      id: paymentTransaction.id,
      publicId: paymentTransaction.publicId,
      plugin: paymentTransaction.plugin,
      deletedAt: paymentTransaction.deletedAt,
    })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.merchantId, merchantId), inArray(paymentTransaction.id, ids)))

function transactionOf(object: string): number | null {
  const [, id] = /^transaction:(\d{1,15})$/.exec(object) ?? []
  return id === undefined ? null : Number(id)
}
