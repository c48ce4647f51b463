import type { Cart } from '@wasl/contracts/core/catalogue/checkout.contract'
import { latinDigits } from '@wasl/domain/digits'
import { priceHash, type PricedBill } from '@wasl/domain/pricing'
import {
  findCategoryIds,
  findProductsOnSale,
  findStores,
  type ProductRow,
  type StoreRow,
} from '../kernel/products/products.store.ts'
import { withDetails, type Shop, type ShownProduct } from '../kernel/products/shop.service.ts'
import { hasOtherOrder } from '../kernel/orders/orders.store.ts'
import { isReduced, judgeCart, reductionBy, type VoucherProblem } from '../kernel/vouchers/voucher.domain.ts'
import type { VoucherCustomer } from '../kernel/vouchers/customer-keys.ts'
import { judgeCustomer, readVoucher } from '../kernel/vouchers/voucher-uses.service.ts'
import type { VoucherRow } from '../kernel/vouchers/vouchers.store.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import {
  billOf,
  fulfilmentOf,
  judgeLines,
  type Fulfilment,
  type JudgedLine,
  type PricingTerms,
} from './cart.domain.ts'

export type CartAsked = Pick<Cart, 'lines' | 'fulfilment' | 'voucher_code'> & {
  /** Who would use the voucher, where that is known. Checkout asks once more, under its lock. */
  customer?: VoucherCustomer
}

export type CartPriced = {
  lines: JudgedLine[]
  /** With pictures and stores, by slug. */
  products: ShownProduct[]
  bill: PricedBill
  fulfilment: Fulfilment
  pickupStores: StoreRow[]
  voucher: VoucherRow | null
  /** Why the code takes nothing off. */
  voucherProblem: VoucherProblem | null
  hash: string
}

export type Pricing = { shop: Shop; now: Date }

/** The one calculation of pay-choices and checkout: from ids, by the prices and the stock of now. */
export async function priceCart(db: Db | Tx, { shop, now }: Pricing, cart: CartAsked): Promise<CartPriced> {
  const { merchant, settings } = shop
  const { id: merchantId, currency } = merchant
  const slugs = [...new Set(cart.lines.map(({ slug }) => slug))]
  const rows = await findProductsOnSale(db, { merchantId, slugs, now })
  const products = await withDetails(db, { merchantId, rows, now })
  const wishes = cart.lines.map(({ slug, quantity, price, values }) => ({
    slug,
    quantity: quantityOf(quantity),
    seen: price ?? null,
    values: values ?? {},
  }))
  const lines = judgeLines(wishes, products, { currency, now })
  const fulfilment = fulfilmentOf(lines, cart.fulfilment ?? null, settings)
  const terms = { ...settings, currency, now, fulfilment, voucher: null }
  const applying = { code: cart.voucher_code, customer: cart.customer ?? null, lines, products, terms }
  const applied = await applyVoucher(db, { merchant, ...applying })
  const stores = fulfilment === 'none' ? [] : await findStores(db, merchantId)
  return {
    lines,
    products,
    fulfilment,
    pickupStores: settings.pickupEnabled ? stores.filter((store) => holdsAll(store, rows)) : [],
    ...applied,
    hash: priceHash(
      cart.lines.map(({ slug }) => slug),
      applied.bill,
    ),
  }
}

type Applying = {
  merchant: Shop['merchant']
  customer: VoucherCustomer | null
  code: string | undefined
  lines: readonly JudgedLine[]
  products: readonly ShownProduct[]
  terms: PricingTerms
}

/** A voucher names products, their categories and their stores. */
async function applyVoucher(
  db: Db | Tx,
  { merchant, customer, code, lines, products, terms }: Applying,
): Promise<Pick<CartPriced, 'bill' | 'voucher' | 'voucherProblem'>> {
  const without = billOf(lines, terms)
  if (code === undefined) return { bill: without, voucher: null, voucherProblem: null }
  const { id: merchantId, timezone: timeZone } = merchant
  const { currency, now } = terms
  const found = await readVoucher(db, { merchantId, code, plugin: 'catalogue', currency, now, timeZone })
  if (!found.ok) return { bill: without, voucher: null, voucherProblem: found.error }
  const voucher = found.value
  const refs = await refsOf(db, { merchantId, products })
  const refsAt = (line: JudgedLine) => (line.product && refs.get(line.product.row.id)) ?? []
  const judged = judgeCart(
    voucher,
    lines.map((line, index) => ({ refs: refsAt(line), totalMinor: without.lines[index]?.totalMinor ?? 0 })),
  )
  if (!judged.ok) return { bill: without, voucher: null, voucherProblem: judged.error }
  const notTheirs = customer && (await whyNotTheirs(db, voucher, customer))
  if (notTheirs) return { bill: without, voucher: null, voucherProblem: notTheirs }
  const isEligible = ({ id }: { id: number }) => isReduced(voucher, refs.get(id) ?? [])
  const bill = billOf(lines, { ...terms, voucher: { reduction: reductionBy(voucher), isEligible } })
  return { bill, voucher, voucherProblem: null }
}

const whyNotTheirs = (
  db: Db | Tx,
  voucher: VoucherRow,
  customer: VoucherCustomer,
): Promise<VoucherProblem | null> =>
  judgeCustomer(db, voucher, {
    customer,
    hasOrdered: () => hasOtherOrder(db, { merchantId: voucher.merchantId, except: null, ...customer }),
  })

async function refsOf(
  db: Db | Tx,
  { merchantId, products }: { merchantId: number; products: readonly ShownProduct[] },
): Promise<Map<number, string[]>> {
  const categories = await findCategoryIds(db, {
    merchantId,
    productIds: products.map(({ row }) => row.id),
  })
  return new Map(
    products.map(({ row, store }) => [
      row.id,
      [
        `product:${row.publicId}`,
        ...(categories.get(row.id) ?? []).map((id) => `category:${id}`),
        ...(store ? [`store:${store.publicId}`] : []),
      ],
    ]),
  )
}

/** Digits of any script, which the contract has checked. */
export const quantityOf = (quantity: number | string): number =>
  typeof quantity === 'number' ? quantity : Number(latinDigits(quantity))

const holdsAll = ({ id, pickupEnabled }: StoreRow, rows: readonly ProductRow[]): boolean =>
  pickupEnabled && rows.every(({ storeId, shipped }) => !shipped || storeId === null || storeId === id)

export const isAsItIs = ({ lines, voucherProblem }: CartPriced): boolean =>
  voucherProblem === null && lines.every(({ problems }) => problems.length === 0)
