import type { VoucherWish } from '@wasl/contracts/core/dashboard/products/vouchers.contract'
import { latinDigits } from '@wasl/domain/digits'
import { foldVoucherCode } from '@wasl/domain/voucher-code'
import type { FieldProblem } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import type { NewVoucher } from '../../kernel/vouchers/vouchers.store.ts'
import type { ProductString } from './products.strings.ts'
import { readAmount, type ProductProblem } from './read-product.ts'
import type { VoucherString } from './vouchers.strings.ts'

export type VoucherProblem = FieldProblem<VoucherString | ProductString | AdministeredString>

type Known = {
  currency: string
  /** Public ids of products by their SKUs. */
  products: ReadonlyMap<string, string>
  categories: ReadonlySet<string>
  stores: ReadonlySet<string>
}

export type ReadVoucher = {
  set: Omit<
    NewVoucher,
    'id' | 'merchantId' | 'publicId' | 'createdAt' | 'revision' | 'usesPoolId' | 'budgetPoolId'
  >
  usageLimit: number | null
  budget: number | null
}

/** The form as a voucher, with everything that is wrong with it. */
export function readVoucherWish(
  wish: VoucherWish,
  { currency, products, categories, stores }: Known,
): { read: ReadVoucher; problems: VoucherProblem[] } {
  const problems: VoucherProblem[] = []
  const wrong = (problem: VoucherProblem) => void problems.push(problem)
  // Each problem of an amount has its words under the name of a product's.
  const amounts = { currency, problems: problems as ProductProblem[] }
  const code = foldVoucherCode(wish.code)
  if (code === '') wrong({ field: 'code', says: 'administered.required' })
  else if (!/^[\p{L}\p{M}\p{N}-]{3,32}$/u.test(code)) wrong({ field: 'code', says: 'voucher.codeShape' })
  const isFixed = wish.kind === 'fixed'
  const isFree = wish.kind === 'free_delivery'
  const amount = isFixed ? positive('amount', wish.amount) : null
  const basisPoints = isFree ? 10_000 : isFixed ? null : percent(wish.amount)
  if (!isFree && wish.amount.trim() === '') wrong({ field: 'amount', says: 'administered.required' })
  else if (!isFree && !isFixed && basisPoints === null) wrong({ field: 'amount', says: 'voucher.percent' })
  const starts = instant(wish.starts_at)
  const ends = instant(wish.ends_at)
  if (starts && ends && ends <= starts) wrong({ field: 'ends_at', says: 'voucher.ends' })
  const skus = [...new Set(wish.products.map((sku) => sku.trim()).filter((sku) => sku !== ''))]
  const missing = skus.find((sku) => !products.has(sku))
  if (missing !== undefined) wrong({ field: 'products', says: 'voucher.noProduct', values: { sku: missing } })
  if (wish.categories.some((id) => !categories.has(id))) wrong({ field: 'categories', says: 'voucher.gone' })
  if (wish.stores.some((id) => !stores.has(id))) wrong({ field: 'stores', says: 'voucher.gone' })
  const refs = [
    ...wish.categories.map((id) => `category:${id}`),
    ...wish.stores.map((id) => `store:${id}`),
    ...skus.map((sku) => `product:${products.get(sku)}`),
  ]
  const read: ReadVoucher = {
    set: {
      code,
      nameEn: wish.name_en,
      nameAr: wish.name_ar,
      type: isFixed ? 'fixed' : 'percentage',
      basisPoints,
      currency,
      amount,
      maxDiscount: isFixed || isFree ? null : positive('max_discount', wish.max_discount),
      minOrder: readAmount('min_order', wish.min_order, amounts) ?? 0,
      appliesTo: isFree ? 'delivery_fee' : wish.applies_to,
      plugins: [...new Set(wish.plugins)],
      refs,
      startsAt: starts,
      endsAt: ends,
      weekdays: [...new Set(wish.weekdays)].toSorted(),
      firstOrderOnly: wish.first_order_only,
      perCustomerLimit: wish.per_customer_limit,
      active: wish.active,
    },
    usageLimit: wish.usage_limit,
    budget: positive('budget', wish.budget),
  }
  return { read, problems }

  function positive(field: string, typed: string): number | null {
    const minor = readAmount(field, typed, amounts)
    if (minor === 0) wrong({ field, says: 'voucher.aboveNothing' })
    return minor
  }
}

/** Hundredths of a percent; null if it is no percentage above 0. */
function percent(typed: string): number | null {
  const text = latinDigits(typed.trim()).replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const points = Math.round(Number(text) * 100)
  return points >= 1 && points <= 10_000 ? points : null
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))
