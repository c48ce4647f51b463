import { and, asc, desc, eq, gte, ilike, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { audit } from '../../../kernel/audit/audit.schema.ts'
import { isOfKind, type AuditRow } from '../../../kernel/audit/audit.store.ts'
import type { ActivityKind } from '../../../kernel/audit/activity.domain.ts'
import { paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

export type AuditWish = {
  merchantId: number
  actor: string | null
  object: string | null
  kind: ActivityKind | null
  action: string | null
  after: Date | null
  until: Date | null
  /** Entries older than this one. */
  before: number | null
  limit: number
}

export type AuditLine = AuditRow & { nameEn: string | null; nameAr: string | null }

/**
 * Newest first, from one entry on: what is written meanwhile moves nothing. A transaction has the id its page has, a user
 * the name they sign in with.
 */
export async function listAudit(db: Db, wish: AuditWish): Promise<AuditLine[]> {
  const isActor = and(eq(staffUser.merchantId, audit.merchantId), eq(staffUser.username, audit.actor))
  const rows = await db
    .select({ entry: audit, nameEn: staffUser.nameEn, nameAr: staffUser.nameAr })
    .from(audit)
    .leftJoin(staffUser, isActor)
    .where(and(eq(audit.merchantId, wish.merchantId), ...askedOf(wish)))
    .orderBy(desc(audit.id))
    .limit(wish.limit)
  const asked = { merchantId: wish.merchantId, objects: rows.map(({ entry }) => entry.object) }
  const [transactions, users] = await Promise.all([transactionNames(db, asked), userNames(db, asked)])
  const names = new Map([...transactions, ...users])
  return rows.map(({ entry, nameEn, nameAr }) => {
    return { ...entry, object: names.get(entry.object) ?? entry.object, nameEn, nameAr }
  })
}

type Written = { merchantId: number; objects: readonly string[] }

const numbersIn = (objects: readonly string[], pattern: RegExp): number[] =>
  objects.flatMap((object) => pattern.exec(object)?.[1] ?? []).map(Number)

/** By what an entry calls them: `transaction:` and the number of the row. */
async function transactionNames(db: Db, { merchantId, objects }: Written): Promise<[string, string][]> {
  const ids = numbersIn(objects, /^transaction:(\d{1,15})$/)
  if (ids.length === 0) return []
  const { id, publicId } = paymentTransaction
  const found = await db
    .select({ id, publicId })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.merchantId, merchantId), inArray(id, ids)))
  return found.map((one) => [`transaction:${one.id}`, one.publicId])
}

/** By what an entry calls them: `staff_user ` and the number of the row. */
async function userNames(db: Db, { merchantId, objects }: Written): Promise<[string, string][]> {
  const ids = numbersIn(objects, /^staff_user (\d{1,9})$/)
  if (ids.length === 0) return []
  const { id, username } = staffUser
  const found = await db
    .select({ id, username })
    .from(staffUser)
    .where(and(eq(staffUser.merchantId, merchantId), inArray(id, ids)))
  return found.map((one) => [`staff_user ${one.id}`, one.username])
}

const askedOf = (wish: AuditWish): (SQL | undefined)[] => {
  const { actor, object, kind, action, after, until, before } = wish
  return [
    actor === null ? undefined : eq(audit.actor, actor),
    object === null ? undefined : isAbout(object, wish.merchantId),
    kind === null ? undefined : isOfKind(kind),
    action === null ? undefined : eq(audit.action, action),
    after === null ? undefined : gte(audit.at, after),
    until === null ? undefined : lte(audit.at, until),
    before === null ? undefined : lt(audit.id, before),
  ]
}

/** A part of what an entry is about, a transaction by its id or order number, or a user by the name they sign in with. */
const isAbout = (object: string, merchantId: number): SQL | undefined =>
  or(
    ilike(audit.object, `%${object.replace(/[\\%_]/g, '\\$&')}%`),
    sql`${audit.object} in (
      select 'transaction:' || id from payment_transaction
      where merchant_id = ${merchantId} and (public_id = ${object} or order_no = ${object}))`,
    sql`${audit.object} in (
      select 'staff_user ' || id from staff_user where merchant_id = ${merchantId} and username = ${object})`,
  )

export async function listActors(
  db: Db,
  merchantId: number,
): Promise<{ actor: string; nameEn: string; nameAr: string }[]> {
  return db
    .select({ actor: staffUser.username, nameEn: staffUser.nameEn, nameAr: staffUser.nameAr })
    .from(staffUser)
    .where(eq(staffUser.merchantId, merchantId))
    .orderBy(asc(staffUser.username))
    .limit(1_000)
}
