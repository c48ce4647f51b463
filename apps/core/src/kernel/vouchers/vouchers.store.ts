import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { CustomerKeys } from './customer-keys.ts'
import { voucher, voucherRedemption } from './vouchers.schema.ts'

export type VoucherRow = typeof voucher.$inferSelect
export type NewVoucher = typeof voucher.$inferInsert
export type RedemptionRow = typeof voucherRedemption.$inferSelect
type OrderKey = { merchantId: number; orderKey: string }

export async function insertVoucher(tx: Tx, values: NewVoucher): Promise<number> {
  const [row] = await tx.insert(voucher).values(values).returning({ id: voucher.id })
  if (!row) throw new Error('the voucher was not stored')
  return row.id
}

export async function setVoucher(
  tx: Tx,
  { merchantId, voucherId, ...set }: { merchantId: number; voucherId: number } & Partial<VoucherRow>,
): Promise<void> {
  await tx
    .update(voucher)
    .set(set)
    .where(and(eq(voucher.merchantId, merchantId), eq(voucher.id, voucherId)))
}

/** `code` is folded. */
export async function findVoucherByCode(
  db: Db | Tx,
  { merchantId, code }: { merchantId: number; code: string },
): Promise<VoucherRow | null> {
  const [row] = await db
    .select()
    .from(voucher)
    .where(and(eq(voucher.merchantId, merchantId), eq(voucher.code, code)))
  return row ?? null
}

export async function findVoucher(
  db: Db | Tx,
  { merchantId, voucherId }: { merchantId: number; voucherId: number },
): Promise<VoucherRow | null> {
  const [row] = await db
    .select()
    .from(voucher)
    .where(and(eq(voucher.merchantId, merchantId), eq(voucher.id, voucherId)))
  return row ?? null
}

type PublicVoucher = { merchantId: number; publicId: string }

/** Locked before customers and pools. */
export async function lockVoucher(
  tx: Tx,
  { merchantId, publicId }: PublicVoucher,
): Promise<VoucherRow | null> {
  const [row] = await tx
    .select()
    .from(voucher)
    .where(and(eq(voucher.merchantId, merchantId), eq(voucher.publicId, publicId)))
    .for('update')
  return row ?? null
}

/** By anybody, ever: also by an order that has ended. */
export async function wasUsed(
  tx: Tx,
  { merchantId, id }: Pick<VoucherRow, 'merchantId' | 'id'>,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: voucherRedemption.id })
    .from(voucherRedemption)
    .where(and(eq(voucherRedemption.merchantId, merchantId), eq(voucherRedemption.voucherId, id)))
    .limit(1)
  return row !== undefined
}

export async function deleteVoucher(
  tx: Tx,
  { merchantId, id }: Pick<VoucherRow, 'merchantId' | 'id'>,
): Promise<void> {
  await tx.delete(voucher).where(and(eq(voucher.merchantId, merchantId), eq(voucher.id, id)))
}

/** Whoever has the same phone or address waits until this transaction ends. In one order, so that nobody waits in a ring. */
export async function lockCustomer(tx: Tx, { phoneKey, emailKey }: CustomerKeys): Promise<void> {
  for (const key of [phoneKey, emailKey].filter((one) => one !== null).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Uses of a voucher by whoever has this phone or address, other than by this order. */
export async function countUses(
  tx: Db | Tx,
  { merchantId, voucherId, keys, orderKey }: OrderKey & { voucherId: number; keys: CustomerKeys },
): Promise<number> {
  const { phoneKey, emailKey } = keys
  const same: SQL[] = [
    ...(phoneKey === null ? [] : [eq(voucherRedemption.phoneKey, phoneKey)]),
    ...(emailKey === null ? [] : [eq(voucherRedemption.emailKey, emailKey)]),
  ]
  if (same.length === 0) return 0
  return tx.$count(
    voucherRedemption,
    and(
      eq(voucherRedemption.merchantId, merchantId),
      eq(voucherRedemption.voucherId, voucherId),
      ne(voucherRedemption.orderKey, orderKey),
      inArray(voucherRedemption.state, ['reserved', 'redeemed']),
      or(...same),
    ),
  )
}

export async function insertRedemption(tx: Tx, values: typeof voucherRedemption.$inferInsert): Promise<void> {
  await tx.insert(voucherRedemption).values(values)
}

export async function findRedemption(
  tx: Tx,
  { merchantId, orderKey }: OrderKey,
): Promise<{ redemption: RedemptionRow; voucher: VoucherRow } | null> {
  const [row] = await tx
    .select({ redemption: voucherRedemption, voucher })
    .from(voucherRedemption)
    .innerJoin(
      voucher,
      and(eq(voucher.merchantId, voucherRedemption.merchantId), eq(voucher.id, voucherRedemption.voucherId)),
    )
    .where(and(eq(voucherRedemption.merchantId, merchantId), eq(voucherRedemption.orderKey, orderKey)))
  return row ?? null
}

export async function setRedemption(
  tx: Tx,
  { merchantId, orderKey, state, now }: OrderKey & { state: RedemptionRow['state']; now: Date },
): Promise<void> {
  await tx
    .update(voucherRedemption)
    .set({ state, stateChangedAt: now })
    .where(
      and(
        eq(voucherRedemption.merchantId, merchantId),
        eq(voucherRedemption.orderKey, orderKey),
        ne(voucherRedemption.state, state),
      ),
    )
}
