import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { LinkUses } from '@wasl/domain/payment-link'
import type { Db, Tx } from '../../platform/db/db.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { paymentLink } from './links.schema.ts'

export type LinkRow = typeof paymentLink.$inferSelect
type Ref = { merchantId: number; publicId: string }

export async function findLink(db: Db | Tx, ref: Ref): Promise<LinkRow | null> {
  const [row] = await db.select().from(paymentLink).where(isLink(ref))
  return row ?? null
}

/** Whoever takes a place of a link, or changes it, does so one at a time. Its requests may still be written: they only name it. */
export async function lockLink(tx: Tx, ref: Ref): Promise<LinkRow | null> {
  const [row] = await tx.select().from(paymentLink).where(isLink(ref)).for('no key update')
  return row ?? null
}

/** The link a transaction was made by, locked. The order is transaction → link; a link's lock waits for no transaction. */
export async function lockLinkOf(
  tx: Tx,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<LinkRow | null> {
  const [row] = await tx
    .select({ link: paymentLink })
    .from(paymentLink)
    .innerJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.merchantId, paymentLink.merchantId),
        eq(paymentTransaction.linkId, paymentLink.id),
      ),
    )
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.id, transactionId)))
    .for('no key update', { of: paymentLink })
  return row?.link ?? null
}

export const listLinks = (
  db: Db,
  { merchantId, limit }: { merchantId: number; limit: number },
): Promise<LinkRow[]> =>
  db
    .select()
    .from(paymentLink)
    .where(eq(paymentLink.merchantId, merchantId))
    .orderBy(desc(paymentLink.active), desc(paymentLink.id))
    .limit(limit)

export async function countActiveLinks(tx: Tx, merchantId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(paymentLink)
    .where(and(eq(paymentLink.merchantId, merchantId), eq(paymentLink.active, true)))
  return row?.count ?? 0
}

/** Two who make links at once: the second counts what the first has made. */
export async function lockLinks(tx: Tx, merchantId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`links ${merchantId}`}, 0))`)
}

export async function insertLink(tx: Tx, values: typeof paymentLink.$inferInsert): Promise<LinkRow> {
  const [row] = await tx.insert(paymentLink).values(values).returning()
  if (!row) throw new Error('the link was not stored')
  return row
}

export type LinkChange = Partial<
  Pick<LinkRow, 'active' | 'maxUses' | 'inactiveMessageEn' | 'inactiveMessageAr' | 'expiresAt'>
>

export async function updateLink(
  tx: Tx,
  { merchantId, id, revision }: Pick<LinkRow, 'merchantId' | 'id' | 'revision'>,
  change: LinkChange,
): Promise<LinkRow> {
  const [row] = await tx
    .update(paymentLink)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(paymentLink.merchantId, merchantId), eq(paymentLink.id, id)))
    .returning()
  if (!row) throw new Error('the link was not there to be changed')
  return row
}

const none: LinkUses = { paid: 0, held: 0 }

export async function usesOf(db: Db | Tx, { merchantId, id }: Pick<LinkRow, 'merchantId' | 'id'>) {
  return (await usesOfAll(db, { merchantId, ids: [id] })).get(id) ?? none
}

/**
 * Counted among the requests themselves: what ends unpaid gives its place back in the moment it ends, unless money came for
 * it that nobody has resolved.
 */
export async function usesOfAll(
  db: Db | Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<Map<number, LinkUses>> {
  if (ids.length === 0) return new Map()
  const { linkId, state } = paymentTransaction
  const rows = await db
    .select({
      linkId,
      paid: sql`count(*) filter (where ${state} in ('paid','authorized','cod'))`.mapWith(Number),
      held: sql`count(*) filter (where ${state} in ('created','pending','attempted') or ${hasUnresolved})`.mapWith(
        Number,
      ),
    })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.merchantId, merchantId), inArray(linkId, [...ids])))
    .groupBy(linkId)
  return new Map(rows.flatMap(({ linkId: id, ...uses }) => (id === null ? [] : [[id, uses] as const])))
}

const hasUnresolved = sql`(needs_review and not state in ('paid','authorized','cod') and exists (
  select 1 from unresolved_money u
  where u.merchant_id = payment_transaction.merchant_id and u.transaction_id = payment_transaction.id))`

const isLink = ({ merchantId, publicId }: Ref) =>
  and(eq(paymentLink.merchantId, merchantId), eq(paymentLink.publicId, publicId))
