import type { coreContract } from '@wasl/contracts/core'
import type { ManagedVoucher, VoucherUse } from '@wasl/contracts/core/dashboard/products/vouchers.contract'
import type { VoucherState } from '@wasl/contracts/lists/vouchers'
import type { Handlers } from '@wasl/contracts/server'
import { decimalText } from '@wasl/domain/money'
import type { Context } from 'hono'
import type { z } from 'zod'
import { answerRefusal, areaWords } from '../../kernel/administered/answer-refusal.ts'
import { byOf } from '../../kernel/administered/by.ts'
import type { StockCount } from '../../kernel/stock/stock.domain.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import type { ProductsDeps } from './products.service.ts'
import { productStringsAr } from './products.strings.ar.ts'
import { productStrings } from './products.strings.ts'
import {
  createVoucher,
  deleteVoucher,
  saveVoucher,
  showUses,
  vouchersPage,
  type ShownVoucher,
  type VoucherRefusal,
  type VoucherUseRow,
} from './vouchers.service.ts'
import { voucherStringsAr } from './vouchers.strings.ar.ts'
import { voucherStrings } from './vouchers.strings.ts'

const words = areaWords({
  en: { ...productStrings, ...voucherStrings },
  ar: { ...productStringsAr, ...voucherStringsAr },
})

export const vouchersHandlers = (
  deps: ProductsDeps,
): Handlers<typeof coreContract, CoreEnv>['products']['vouchers'] => ({
  list: async ({ query }, c) => {
    const { currency, month, ...page } = await vouchersPage(deps, c.var.merchantId, query)
    const amount = (minor: number) => decimalText({ minor, currency })
    const choice = ({
      publicId: value,
      nameEn,
      nameAr,
    }: {
      publicId: string
      nameEn: string
      nameAr: string
    }) => ({
      value,
      name_en: nameEn,
      name_ar: nameAr,
    })
    return {
      status: 200,
      body: {
        count: page.count,
        as_of: page.asOf,
        results: page.vouchers.map(voucherOnWire),
        currency_code: currency,
        categories: page.categories.map(choice),
        stores: page.stores.map(choice),
        counts: page.counts,
        month: { orders: month.orders, given: amount(month.given), sold: amount(month.sold) },
      },
    }
  },

  create: async ({ body }, c) => {
    const made = await createVoucher(deps, byOf(c), body)
    return made.ok ? { status: 201, body: voucherOnWire(made.value) } : answer(c, made.error)
  },

  change: async ({ params: { id }, body }, c) => {
    const saved = await saveVoucher(deps, byOf(c), { id, ...body })
    return saved.ok ? { status: 200, body: voucherOnWire(saved.value) } : answer(c, saved.error)
  },

  remove: async ({ params: { id } }, c) => {
    const removed = await deleteVoucher(deps, byOf(c), id)
    return removed.ok ? { status: 200, body: { id: removed.value } } : answer(c, removed.error)
  },

  uses: async ({ params: { id } }, c) => {
    const uses = await showUses(deps, { merchantId: c.var.merchantId, publicId: id })
    return uses
      ? { status: 200, body: { results: uses.map(useOnWire) } }
      : { status: 404, body: notFoundBody(c) }
  },
})

const answer = (c: Context<CoreEnv>, refusal: VoucherRefusal) =>
  refusal.kind === 'used'
    ? ({ status: 409, body: { detail: words('voucher.used', c.var.language), code: 'used' } } as const)
    : answerRefusal(c, refusal, words)

function voucherOnWire(shown: ShownVoucher): z.input<typeof ManagedVoucher> {
  const { row, uses, budget, products, isUnused } = shown
  const amount = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? '' : decimalText({ minor, currency: row.currency })
  const given = (minor = 0) => decimalText({ minor, currency: row.currency })
  const kind = kindOf(row)
  return {
    id: row.publicId,
    code: row.code,
    name_en: row.nameEn,
    name_ar: row.nameAr,
    kind,
    amount: kind === 'percentage' ? String((row.basisPoints ?? 0) / 100) : amount(row.amount),
    max_discount: amount(row.maxDiscount),
    min_order: row.minOrder === 0 ? '' : amount(row.minOrder),
    applies_to: row.appliesTo,
    // Only these three are stored.
    plugins: row.plugins as z.input<typeof ManagedVoucher>['plugins'],
    categories: refsOf(row.refs, 'category:'),
    stores: refsOf(row.refs, 'store:'),
    products,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    weekdays: row.weekdays,
    usage_limit: uses?.capacity ?? null,
    budget: amount(budget?.capacity),
    per_customer_limit: row.perCustomerLimit,
    first_order_only: row.firstOrderOnly,
    active: row.active,
    state: stateOf(shown),
    used: uses?.sold ?? 0,
    kept: uses?.held ?? 0,
    given: given(budget?.sold),
    given_kept: given(budget?.held),
    is_unused: isUnused,
    created: row.createdAt.toISOString(),
    revision: row.revision,
  }
}

const refsOf = (refs: readonly string[], kind: string): string[] =>
  refs.filter((ref) => ref.startsWith(kind)).map((ref) => ref.slice(kind.length))

function kindOf({ type, basisPoints, appliesTo }: ShownVoucher['row']) {
  const isFree = type === 'percentage' && basisPoints === 10_000 && appliesTo === 'delivery_fee'
  return isFree ? 'free_delivery' : type
}

/** As the filter of the list asks it (`voucherStateIs`). */
function stateOf({ row: { active, startsAt, endsAt }, uses, budget, now }: ShownVoucher): VoucherState {
  if (!active) return 'off'
  if (endsAt !== null && endsAt <= now) return 'ended'
  if ([uses, budget].some(isSpent)) return 'used_up'
  return startsAt !== null && startsAt > now ? 'scheduled' : 'active'
}

const isSpent = (pool: StockCount | null): boolean =>
  pool !== null && pool.capacity !== null && pool.sold + pool.held >= pool.capacity

const useOnWire = (use: VoucherUseRow): z.input<typeof VoucherUse> => {
  const amount = (minor: number) => decimalText({ minor, currency: use.currency })
  return {
    order_id: use.orderId,
    number: use.number,
    customer_name: use.customerName,
    total: amount(use.total),
    discount: amount(use.discount),
    state: use.state,
    created: use.createdAt.toISOString(),
  }
}
