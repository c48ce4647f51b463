import { and, asc, count, eq, sql } from 'drizzle-orm'
import {
  collector,
  paymentRestriction,
  restrictedIdentifier,
} from '../../kernel/restrictions/restrictions.schema.ts'
import type { RestrictionRow } from '../../kernel/restrictions/restrictions.store.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { saysWords } from '../../platform/db/said-words.ts'

export type CountedRestriction = RestrictionRow & { identifiers: number }
type Ref = { merchantId: number; publicId: string }
type RowRef = { merchantId: number; id: number }

const identifiersOf = sql<number>`(select count(*)::int from restricted_identifier listed
  where listed.merchant_id = payment_restriction.merchant_id and listed.restriction_id = payment_restriction.id)`

/** Oldest first: the order in which they are asked. */
export async function listRestrictions(db: Db, merchantId: number): Promise<CountedRestriction[]> {
  const rows = await db
    .select({ rule: paymentRestriction, identifiers: identifiersOf })
    .from(paymentRestriction)
    .where(eq(paymentRestriction.merchantId, merchantId))
    .orderBy(asc(paymentRestriction.id))
  return rows.map(({ rule, identifiers }) => ({ ...rule, identifiers }))
}

export async function findRestriction(
  db: Db | Tx,
  { merchantId, publicId }: Ref,
): Promise<CountedRestriction | null> {
  const [row] = await db
    .select({ rule: paymentRestriction, identifiers: identifiersOf })
    .from(paymentRestriction)
    .where(and(eq(paymentRestriction.merchantId, merchantId), eq(paymentRestriction.publicId, publicId)))
  return row ? { ...row.rule, identifiers: row.identifiers } : null
}

export async function lockRestriction(tx: Tx, { merchantId, publicId }: Ref): Promise<RestrictionRow | null> {
  const [row] = await tx
    .select()
    .from(paymentRestriction)
    .where(and(eq(paymentRestriction.merchantId, merchantId), eq(paymentRestriction.publicId, publicId)))
    .for('update')
  return row ?? null
}

/** For the demo: staff add rules through the area. */
export async function insertRestriction(
  tx: Tx,
  values: typeof paymentRestriction.$inferInsert,
): Promise<void> {
  await tx.insert(paymentRestriction).values(values)
}

/** How many of them were not there before. */
export async function insertIdentifiers(
  tx: Tx,
  { merchantId, id }: RowRef,
  values: readonly string[],
): Promise<number> {
  if (values.length === 0) return 0
  const { rows } = await tx.execute<{ value: string }>(sql`
    insert into restricted_identifier (merchant_id, restriction_id, value)
    select ${merchantId}, ${id}, value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as listed(value)
    on conflict do nothing returning value`)
  return rows.length
}

export async function deleteIdentifiers(tx: Tx, { merchantId, id }: RowRef, value?: string): Promise<void> {
  await tx
    .delete(restrictedIdentifier)
    .where(
      and(
        eq(restrictedIdentifier.merchantId, merchantId),
        eq(restrictedIdentifier.restrictionId, id),
        value === undefined ? undefined : eq(restrictedIdentifier.value, value),
      ),
    )
}

export async function countIdentifiers(db: Db | Tx, { merchantId, id }: RowRef, q = ''): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(restrictedIdentifier)
    .where(isListed({ merchantId, id }, q))
  return row?.count ?? 0
}

export async function listIdentifiers(
  db: Db,
  ref: RowRef,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<string[]> {
  const rows = await db
    .select({ value: restrictedIdentifier.value })
    .from(restrictedIdentifier)
    .where(isListed(ref, q))
    .orderBy(asc(restrictedIdentifier.value))
    .limit(limit)
    .offset(offset)
  return rows.map(({ value }) => value)
}

/** With those that no longer collect: a rule may still name them. */
export const listCollectorChoices = (db: Db, merchantId: number) =>
  db
    .select({ value: collector.publicId, nameEn: collector.nameEn, nameAr: collector.nameAr })
    .from(collector)
    .where(eq(collector.merchantId, merchantId))
    .orderBy(asc(collector.id))

const isListed = ({ merchantId, id }: RowRef, q: string) =>
  and(
    eq(restrictedIdentifier.merchantId, merchantId),
    eq(restrictedIdentifier.restrictionId, id),
    q === '' ? undefined : saysWords(sql`search_fold(${restrictedIdentifier.value})`, q),
  )
