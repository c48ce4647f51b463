import { money } from '@wasl/domain/money'
import type { Gateways } from '../kernel/gateways/registry.ts'
import { isInstalled } from '../kernel/ledger/installed-gateway.ts'
import type { Ledger } from '../kernel/ledger/ledger.ts'
import { offersFor, type Offer } from '../kernel/ledger/pay/offers.domain.ts'
import { findGatewaysOf, type GatewayRow } from '../kernel/merchants/gateways.store.ts'
import type { Unit } from '../kernel/merchants/merchants.store.ts'
import type { OrderKinds } from '../kernel/orders/order-kind.ts'
import type { Shop, ShopDeps } from '../kernel/products/shop.service.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { priceCart, type CartAsked, type CartPriced } from './price-cart.service.ts'
import { sellingUnit } from './show-products.service.ts'

export type CheckoutDeps = ShopDeps & {
  gateways: Gateways
  ledger: Ledger
  kinds: OrderKinds
}

/** A cart at the prices of now, and the ways to pay it. */
export type CartOffer = { shop: Shop; unit: Unit; priced: CartPriced; offers: Offer<GatewayRow>[] }

/** Null: the shop has no unit that could ask for money. */
export async function offerOf(
  db: Db | Tx,
  deps: Omit<CheckoutDeps, 'db'>,
  { shop, cart }: { shop: Shop; cart: CartAsked },
): Promise<CartOffer | null> {
  const now = deps.clock.now()
  const [unit, priced] = await Promise.all([sellingUnit(db, shop), priceCart(db, { shop, now }, cart)])
  if (!unit) return null
  const { totals } = priced.bill
  const offers = totals.grandTotalMinor === 0 ? [] : await waysToPay(db, deps, { unit, totals })
  return { shop, unit, priced, offers }
}

type Paying = { unit: Unit; totals: CartPriced['bill']['totals'] }

async function waysToPay(
  db: Db | Tx,
  { gateways, ledger }: Pick<CheckoutDeps, 'gateways' | 'ledger'>,
  { unit, totals }: Paying,
): Promise<Offer<GatewayRow>[]> {
  const rows = (await findGatewaysOf(db, unit.merchantId)).filter(
    (row) => isInstalled(gateways, row) && ledger.accountOf(row) !== null,
  )
  const { currency, grandTotalMinor: amount, deliveryMinor } = totals
  const pgCodes = rows.map(({ code }) => code)
  const delivery = Math.min(deliveryMinor, amount)
  return offersFor({ unitKey: unit.key, currency, amount, delivery, pgCodes }, rows, money(amount, currency))
}
