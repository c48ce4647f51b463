import type { Cart } from '@wasl/contracts/core/catalogue/checkout.contract'
import { latinDigits } from '@wasl/domain/digits'
import { priceHash, type PricedBill, type Reduction } from '@wasl/domain/pricing'
import { refused, type Result } from '@wasl/domain/result'
import {
  findProductsOnSale,
  findStores,
  type ProductRow,
  type StoreRow,
} from '../kernel/products/products.store.ts'
import type { SoldProduct } from '../kernel/products/product.domain.ts'
import { withDetails, type Shop, type ShownProduct } from '../kernel/products/shop.service.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { billOf, fulfilmentOf, judgeLines, type Fulfilment, type JudgedLine } from './cart.domain.ts'

/** A voucher as it stands for a cart: what it takes off, and of which products. */
export type AppliedVoucher = {
  code: string
  reduction: Reduction
  isEligible: (product: SoldProduct) => boolean
}

/** Why a code takes nothing off. */
export type VoucherProblem = 'unknown'

/** Asks about a code. Nothing is kept by asking. */
export type VoucherReader = (
  db: Db | Tx,
  asked: { merchantId: number; code: string; now: Date },
) => Promise<Result<AppliedVoucher, VoucherProblem>>

/** Until a merchant can have vouchers, there is no such code. */
export const noVouchers: VoucherReader = async () => refused('unknown')

export type CartAsked = Pick<Cart, 'lines' | 'fulfilment' | 'voucher_code'>

export type CartPriced = {
  lines: JudgedLine[]
  /** With pictures and stores, by slug. */
  products: ShownProduct[]
  bill: PricedBill
  fulfilment: Fulfilment
  pickupStores: StoreRow[]
  voucher: AppliedVoucher | null
  voucherProblem: VoucherProblem | null
  hash: string
}

export type Pricing = { shop: Shop; now: Date; vouchers: VoucherReader }

/** The one calculation of pay-choices and checkout: from ids, by the prices and the stock of now. */
export async function priceCart(
  db: Db | Tx,
  { shop, now, vouchers }: Pricing,
  cart: CartAsked,
): Promise<CartPriced> {
  const { merchant, settings } = shop
  const merchantId = merchant.id
  const slugs = [...new Set(cart.lines.map(({ slug }) => slug))]
  const rows = await findProductsOnSale(db, { merchantId, slugs, now })
  const products = await withDetails(db, { merchantId, rows, now })
  const wishes = cart.lines.map(({ slug, quantity, price, values }) => ({
    slug,
    quantity: quantityOf(quantity),
    seen: price ?? null,
    values: values ?? {},
  }))
  const lines = judgeLines(wishes, products, { currency: merchant.currency, now })
  const code = cart.voucher_code
  const found = code === undefined ? null : await vouchers(db, { merchantId, code, now })
  const voucher = found?.ok ? found.value : null
  const fulfilment = fulfilmentOf(lines, cart.fulfilment ?? null, settings)
  const { currency } = merchant
  const bill = billOf(lines, { ...settings, currency, now, fulfilment, voucher })
  const stores = fulfilment === 'none' ? [] : await findStores(db, merchantId)
  return {
    lines,
    products,
    bill,
    fulfilment,
    pickupStores: settings.pickupEnabled ? stores.filter((store) => holdsAll(store, rows)) : [],
    voucher,
    voucherProblem: found && !found.ok ? found.error : null,
    hash: priceHash(
      cart.lines.map(({ slug }) => slug),
      bill,
    ),
  }
}

/** Digits of any script, which the contract has checked. */
export const quantityOf = (quantity: number | string): number =>
  typeof quantity === 'number' ? quantity : Number(latinDigits(quantity))

const holdsAll = ({ id, pickupEnabled }: StoreRow, rows: readonly ProductRow[]): boolean =>
  pickupEnabled && rows.every(({ storeId, shipped }) => !shipped || storeId === null || storeId === id)

export const isAsItIs = ({ lines, voucherProblem }: CartPriced): boolean =>
  voucherProblem === null && lines.every(({ problems }) => problems.length === 0)
