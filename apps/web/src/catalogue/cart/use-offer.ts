import type { CartOffer, CartWish } from '@wasl/contracts/web/catalogue.contract'

/** A cart at the prices that came with the page, as long as it is that cart. */
export function useOffer(wish: CartWish | null, first: { wish: CartWish | null; offer: CartOffer | null }) {
  const isKnown = JSON.stringify(wish) === JSON.stringify(first.wish)
  return { offer: isKnown ? first.offer : null, isFailed: false }
}
