import type { VoucherWish } from '@wasl/contracts/core/dashboard/products/vouchers.contract'
import type { CoreFilters } from '@wasl/contracts/lists/query'
import { mostVoucherUses, voucherList } from '@wasl/contracts/lists/vouchers'
import { decimalText } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { dayIn, instantOf } from '@wasl/domain/wall-clock'
import type { AdministeredRefusal } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { audited, type By } from '../../kernel/administered/by.ts'
import { changesOf } from '../../kernel/audit/changes-of.ts'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../kernel/lists/page.domain.ts'
import { findMerchant, lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import {
  changeVoucher,
  removeVoucher,
  type LimitProblem,
} from '../../kernel/vouchers/change-voucher.service.ts'
import { makeVoucher } from '../../kernel/vouchers/make-voucher.service.ts'
import { lockVoucher } from '../../kernel/vouchers/vouchers.store.ts'
import { constraintOf } from '../../platform/db/database-errors.ts'
import type { Tx } from '../../platform/db/db.ts'
import { listCategories, listStores } from './products.store.ts'
import { currencyOf, type ProductsDeps } from './products.service.ts'
import type { ProductString } from './products.strings.ts'
import { readVoucherWish, type ReadVoucher } from './read-voucher.ts'
import { undoing } from './undoing.ts'
import { vouchersAt } from './vouchers.list.ts'
import {
  besideVouchers,
  countVouchers,
  findProductsBySku,
  findUses,
  findVoucherByPublicId,
  findVouchersById,
  sumVoucherOrders,
  type VoucherBeside,
} from './vouchers.store.ts'
import type { VoucherString } from './vouchers.strings.ts'

export type VoucherUseRow = Awaited<ReturnType<typeof findUses>>[number]
export type ShownVoucher = VoucherBeside & { now: Date }
export type VoucherRefusal =
  | AdministeredRefusal<VoucherString | ProductString | AdministeredString>
  /** An order has used it. */
  | { kind: 'used' }
type Saved = Promise<Result<ShownVoucher, VoucherRefusal>>

export async function vouchersPage(
  { db, clock }: ProductsDeps,
  merchantId: number,
  query: CoreFilters<typeof voucherList> & Numbered,
) {
  const now = clock.now()
  const merchant = await findMerchant(db, merchantId)
  const { currency = '', timezone = 'UTC' } = merchant ?? {}
  const page = numberedPage(voucherList, { page_size: 10, ...query })
  const filters = readAsked(voucherList, query)
  const [{ ids, count }, counts, categories, stores, month] = await Promise.all([
    vouchersAt(now).readPage(db, { scope: { merchantId }, filters, page }),
    countVouchers(db, { merchantId, now }),
    listCategories(db, merchantId),
    listStores(db, merchantId),
    sumVoucherOrders(db, { merchantId, from: firstOfMonth(now, timezone), currency }),
  ])
  const rows = inOrder(ids, await findVouchersById(db, { merchantId, ids }))
  const vouchers = (await besideVouchers(db, merchantId, rows)).map((one) => ({ ...one, now }))
  return { count, asOf: asOfPage(page, now), currency, counts, categories, stores, month, vouchers }
}

const firstOfMonth = (now: Date, timeZone: string): Date =>
  new Date(instantOf(`${dayIn(timeZone, now).slice(0, 7)}-01T00:00`, timeZone))

export async function showUses(
  { db }: ProductsDeps,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<VoucherUseRow[] | null> {
  const found = await findVoucherByPublicId(db, { merchantId, publicId })
  return found && findUses(db, { merchantId, voucherId: found.id, limit: mostVoucherUses })
}

export const createVoucher = ({ db, clock }: ProductsDeps, by: By, wish: VoucherWish): Saved =>
  codesAreOne(() =>
    undoing(db, async (tx): Saved => {
      const { merchantId, username: actor } = by.staff
      await lockMerchant(tx, merchantId)
      const now = clock.now()
      const { read, problems } = await readWish(tx, merchantId, wish)
      if (problems.length > 0) return refused({ kind: 'fields', problems })
      const { set, ...limits } = read
      const made = await makeVoucher(tx, { ...set, ...limits, merchantId, actor, now })
      const detail = { after: told(read) }
      await audited(tx, by, { action: 'voucher.added', object: set.code, detail, now })
      return accepted(await shown(tx, { merchantId, id: made.id, now }))
    }),
  )

/** `revision` is what the wish began with. */
export const saveVoucher = (
  { db, clock }: ProductsDeps,
  by: By,
  { id, revision, ...wish }: VoucherWish & { id: string; revision: number },
): Saved =>
  codesAreOne(() =>
    undoing(db, async (tx): Saved => {
      const { merchantId, username: actor } = by.staff
      await lockMerchant(tx, merchantId)
      const now = clock.now()
      const before = await lockVoucher(tx, { merchantId, publicId: id })
      if (!before || before.type === 'no_discount') return refused({ kind: 'notFound' })
      if (before.revision !== revision) return refused({ kind: 'changed' })
      const { read, problems } = await readWish(tx, merchantId, wish)
      if (problems.length > 0) return refused({ kind: 'fields', problems })
      const stood = await shown(tx, { merchantId, id: before.id, now })
      const { set, ...limits } = read
      const detail = changesOf(told(asRead(stood)), told(read))
      if (Object.keys(detail.after).length > 0)
        await audited(tx, by, { action: 'voucher.changed', object: set.code, detail, now })
      const changed = await changeVoucher(tx, { before, set, ...limits, actor, now })
      if (!changed.ok)
        return refused({ kind: 'fields', problems: [limitProblem(changed.error, set.currency)] })
      return accepted(await shown(tx, { merchantId, id: before.id, now }))
    }),
  )

export const deleteVoucher = (
  { db, clock }: ProductsDeps,
  by: By,
  publicId: string,
): Promise<Result<string, VoucherRefusal>> =>
  undoing(db, async (tx) => {
    const { merchantId, username: actor } = by.staff
    await lockMerchant(tx, merchantId)
    const now = clock.now()
    const removed = await removeVoucher(tx, { merchantId, publicId, actor, now })
    if (!removed.ok) return refused({ kind: removed.error })
    await audited(tx, by, { action: 'voucher.removed', object: removed.value.code, now })
    return accepted(publicId)
  })

function limitProblem({ limit, taken }: LimitProblem, currency: string) {
  const field = limit === 'budget' ? 'budget' : 'usage_limit'
  if (taken === null) return { field, says: 'voucher.uncounted' as const }
  return limit === 'budget'
    ? {
        field,
        says: 'voucher.budgetBelow' as const,
        values: { taken: decimalText({ minor: taken, currency }) },
      }
    : { field, says: 'voucher.usesBelow' as const, values: { taken } }
}

async function readWish(tx: Tx, merchantId: number, wish: VoucherWish) {
  const currency = await currencyOf(tx, merchantId)
  const skus = wish.products.map((sku) => sku.trim())
  const products = await findProductsBySku(tx, { merchantId, skus })
  const categories = new Set((await listCategories(tx, merchantId)).map(({ publicId }) => publicId))
  const stores = new Set((await listStores(tx, merchantId)).map(({ publicId }) => publicId))
  return readVoucherWish(wish, { currency, products, categories, stores })
}

/** What the history tells of it. */
const told = ({ set, usageLimit, budget }: ReadVoucher) => ({ ...set, usageLimit, budget })

const asRead = ({ row, uses, budget }: VoucherBeside): ReadVoucher => {
  const { id, merchantId, publicId, createdAt, revision, usesPoolId, budgetPoolId, ...set } = row
  return { set, usageLimit: uses?.capacity ?? null, budget: budget?.capacity ?? null }
}

async function shown(
  tx: Tx,
  { merchantId, id, now }: { merchantId: number; id: number; now: Date },
): Promise<ShownVoucher> {
  const [one] = await besideVouchers(tx, merchantId, await findVouchersById(tx, { merchantId, ids: [id] }))
  if (!one) throw new Error('a voucher that was stored was not found')
  return { ...one, now }
}

async function codesAreOne(save: () => Saved): Saved {
  try {
    return await save()
  } catch (error) {
    if (constraintOf(error) !== 'voucher_code') throw error
    return refused({ kind: 'fields', problems: [{ field: 'code', says: 'voucher.codeTaken' }] })
  }
}
