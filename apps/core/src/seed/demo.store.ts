import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { paymentTransaction } from '../kernel/ledger/ledger.schema.ts'
import { customer, merchant, unit } from '../kernel/merchants/merchants.schema.ts'
import { staffUser } from '../kernel/people/people.schema.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import type { DemoFiles } from './demo-files.ts'

export async function hasRequest(db: Db, publicId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(eq(paymentTransaction.publicId, publicId))
  return rows.length > 0
}

/** Whether the demo was ever seeded here: its merchants are known by key and title. */
export async function hasDemoMerchants(
  db: Db,
  { merchants }: Pick<DemoFiles, 'merchants'>,
): Promise<boolean> {
  const rows = await db
    .select({ key: merchant.key, titleEn: merchant.titleEn })
    .from(merchant)
    .where(
      inArray(
        merchant.key,
        merchants.map(({ key }) => key),
      ),
    )
  return rows.some((row) =>
    merchants.some(({ key, title_en }) => key === row.key && title_en === row.titleEn),
  )
}

/** Whether one of the demo's users can sign in here: they are known by name and mailbox. */
export async function hasDemoStaff(db: Db, { staff }: Pick<DemoFiles, 'staff'>): Promise<boolean> {
  const rows = await db
    .select({ username: staffUser.username, email: staffUser.email })
    .from(staffUser)
    .where(
      inArray(
        staffUser.username,
        staff.map(({ username }) => username),
      ),
    )
  return rows.some((row) =>
    staff.some(({ username, email }) => username === row.username && email === row.email),
  )
}

export async function findCustomerId(
  db: Db,
  { merchantId, key }: { merchantId: number; key: string },
): Promise<number | null> {
  const [row] = await db
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.merchantId, merchantId), eq(customer.key, key)))
  return row?.id ?? null
}

export async function findPastExpiry(db: Db, publicIds: readonly string[], now: Date) {
  return db
    .select({ merchantId: paymentTransaction.merchantId, publicId: paymentTransaction.publicId })
    .from(paymentTransaction)
    .where(
      and(
        inArray(paymentTransaction.publicId, [...publicIds]),
        inArray(paymentTransaction.state, ['created', 'pending', 'attempted', 'expired']),
        lte(paymentTransaction.expiresAt, now),
      ),
    )
}

/** A pause of the demo that has run out begins again. */
export async function renewPauses(tx: Tx, { now, until }: { now: Date; until: Date }): Promise<void> {
  await tx
    .update(unit)
    .set({ pausedUntil: until })
    .where(and(eq(unit.paused, true), isNotNull(unit.pausedUntil), lte(unit.pausedUntil, now)))
}

export async function findMerchantIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: merchant.id, key: merchant.key }).from(merchant)
  return new Map(rows.map(({ id, key }) => [key, id]))
}
