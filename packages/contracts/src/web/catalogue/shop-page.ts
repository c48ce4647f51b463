import type { Cart } from '@wasl/domain/cart/cart'
import type { Localised } from '@wasl/domain/locale'
import type { Problem } from '../../values/web.ts'
import type { Unit } from '../../values/unit.ts'
import type {
  Banner,
  CartOffer,
  CatalogueConfig,
  PrereqField,
  Product,
  ProductCard,
  ProductPage,
  ShownOrder,
} from '../catalogue.contract.ts'

/** What a list of products is asked for, as its address says it. */
export type ProductsAsked = {
  q: string
  store: string | null
  category: string | null
  /** Null: the order the merchant gave them. */
  sort: 'new' | 'price' | '-price' | 'popular' | null
  inStock: boolean
  page: number
  /** When page 1 was read; null on page 1. */
  asOf: string | null
}

/** What was typed at the checkout without script, and what became of it. The key makes one order of two presses. */
export type CheckoutForm = {
  key: string
  typed: Record<string, string>
  problem: Problem | null
  /** True where the price is another one than the press said: the next press accepts it. */
  isPriceNew: boolean
}

/** Why nothing can be paid now: the merchant's own words, and until when where it is known. */
export type ShopPause = { message: Localised; until: string | null }

export type ShopScreen =
  | { kind: 'products'; found: ProductPage; banners: Banner[]; asked: ProductsAsked }
  /** `related`: others of its category. */
  | { kind: 'product'; product: Product; related?: ProductCard[] }
  /** `offer` is null for an empty cart. `shared` is the cart that a link carries, instead of the own one. */
  | { kind: 'cart'; offer: CartOffer | null; shared: Cart | null; paused?: ShopPause }
  | { kind: 'checkout'; offer: CartOffer; prereqs: PrereqField[]; form: CheckoutForm }
  /** The checkout of a merchant who takes no payments now. What was typed waits in it. */
  | { kind: 'paused'; pause: ShopPause; form: CheckoutForm }
  | { kind: 'order'; order: ShownOrder }

/** A page of the shop. `cart` is what the browser sent along. */
export type ShopPageData = {
  kind: 'catalogue'
  shop: CatalogueConfig
  unit: Unit | null
  cart: Cart
  screen: ShopScreen
}
