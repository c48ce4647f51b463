import type { CartWish } from '@wasl/contracts/web/catalogue.contract'
import type { Cart } from '@wasl/domain/cart/cart'

/** What the server prices: products, numbers and the prices that were seen. Null for an empty cart. */
export const wishOf = ({ lines }: Cart): CartWish | null =>
  lines.length === 0
    ? null
    : { lines: lines.map(({ slug, quantity, details }) => ({ slug, quantity, price: details.price })) }
