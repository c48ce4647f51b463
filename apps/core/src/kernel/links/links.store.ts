import { and, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LinkUses } from '@wasl/domain/payment-link'
import type { Db, Tx } from '../../platform/db/db.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { customer } from '../merchants/merchants.schema.ts'
import { paymentLink } from '../ledger/links.schema.ts'

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

/** Those of one page. */
export const findLinks = (
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<LinkRow[]> =>
  db
    .select()
    .from(paymentLink)
    .where(and(eq(paymentLink.merchantId, merchantId), inArray(paymentLink.id, [...ids])))

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

/** `besides` is a transaction that is not counted: who asks for a place of their own. */
export async function usesOf(
  db: Db | Tx,
  { merchantId, id }: Pick<LinkRow, 'merchantId' | 'id'>,
  besides: number | null = null,
) {
  return (await usesOfAll(db, { merchantId, ids: [id], besides })).get(id) ?? none
}

type Asked = { merchantId: number; ids: readonly number[]; besides?: number | null }

/**
 * Counted among the requests and their attempts. A place is taken when a payment starts: a request that nobody pays has none,
 * or anybody could close a link by opening it (decision 111). What ends unpaid gives its place back in the moment it ends,
 * unless money came for it that nobody has resolved.
 */
export async function usesOfAll(
  db: Db | Tx,
  { merchantId, ids, besides = null }: Asked,
): Promise<Map<number, LinkUses>> {
  if (ids.length === 0) return new Map()
  const { linkId, state, id: transactionId } = paymentTransaction
  const rows = await db
    .select({
      linkId,
      paid: sql`count(*) filter (where ${state} in ('paid','authorized','cod'))`.mapWith(Number),
      held: sql`count(*) filter (where (${inArray(state, [...openStates])} and ${isAtBank}) or ${hasUnresolved})`.mapWith(
        Number,
      ),
    })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        inArray(linkId, [...ids]),
        besides === null ? undefined : ne(transactionId, besides),
      ),
    )
    .groupBy(linkId)
  return new Map(rows.flatMap(({ linkId: id, ...uses }) => (id === null ? [] : [[id, uses] as const])))
}

const openStates = ['created', 'pending', 'attempted'] as const

/** Live attempts, as `attempt_one_live` has them. */
const isAtBank = sql`exists (select 1 from attempt a
  where a.merchant_id = payment_transaction.merchant_id and a.transaction_id = payment_transaction.id
    and a.state in ('created','submitting','pending','unknown','capturing'))`

const hasUnresolved = sql`(needs_review and not state in ('paid','authorized','cod') and exists (
  select 1 from unresolved_money u
  where u.merchant_id = payment_transaction.merchant_id and u.transaction_id = payment_transaction.id))`

/** Open, unpaid requests of the same link from the same network and for the same phone as this one, itself among them. */
export async function countUnpaidLike(
  tx: Tx,
  { merchantId, id, now }: { merchantId: number; id: number; now: Date },
): Promise<{ network: number; phone: number }> {
  const own = alias(paymentTransaction, 'own')
  const ownCustomer = alias(customer, 'own_customer')
  const { state, expiresAt, linkId, madeFrom, customerId } = paymentTransaction
  const [row] = await tx
    .select({
      network: sql`count(*) filter (where ${madeFrom} = ${own.madeFrom})`.mapWith(Number),
      phone: sql`count(*) filter (where ${customer.phone} = ${ownCustomer.phone})`.mapWith(Number),
    })
    .from(own)
    .innerJoin(
      paymentTransaction,
      and(eq(paymentTransaction.merchantId, own.merchantId), eq(linkId, own.linkId)),
    )
    .leftJoin(customer, and(eq(customer.merchantId, own.merchantId), eq(customer.id, customerId)))
    .leftJoin(
      ownCustomer,
      and(eq(ownCustomer.merchantId, own.merchantId), eq(ownCustomer.id, own.customerId)),
    )
    .where(
      and(
        eq(own.merchantId, merchantId),
        eq(own.id, id),
        inArray(state, [...openStates]),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
  return row ?? { network: 0, phone: 0 }
}

const isLink = ({ merchantId, publicId }: Ref) =>
  and(eq(paymentLink.merchantId, merchantId), eq(paymentLink.publicId, publicId))
