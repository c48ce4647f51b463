import { and, asc, eq, inArray } from 'drizzle-orm'
import { audit } from '../../../kernel/audit/audit.schema.ts'
import type { AuditRow } from '../../../kernel/audit/audit.store.ts'
import { inOrder } from '../../../kernel/lists/list-of.store.ts'
import { paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

export type AuditLine = AuditRow & { nameEn: string | null; nameAr: string | null }

/** In the order of their ids. A transaction has the id its page has, a user the name they sign in with. */
export async function findAudit(
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<AuditLine[]> {
  const isActor = and(eq(staffUser.merchantId, audit.merchantId), eq(staffUser.username, audit.actor))
  const found = await db
    .select({ id: audit.id, entry: audit, nameEn: staffUser.nameEn, nameAr: staffUser.nameAr })
    .from(audit)
    .leftJoin(staffUser, isActor)
    .where(and(eq(audit.merchantId, merchantId), inArray(audit.id, [...ids])))
  const rows = inOrder(ids, found)
  const asked = { merchantId, objects: rows.map(({ entry }) => entry.object) }
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
