import type { CartOffer, CartWish } from '@wasl/contracts/web/catalogue.contract'
import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import type { Cart } from '@wasl/domain/cart/cart'
import { cartText } from '@wasl/domain/cart/kept-cart'
import { chooseDefaultGateway } from '@wasl/domain/gateway'
import { useState } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { moneyOf } from '../amounts.ts'
import { useCart } from '../cart-context.tsx'
import { wishOf } from '../cart/cart-wish.ts'
import { useOffer } from '../cart/use-offer.ts'

type Fulfilment = 'delivery' | 'pickup'

/** What is chosen on the checkout, and what it costs: asked anew when a choice changes the price. */
export function useCheckout({ offer: first, form }: Extract<ShopScreen, { kind: 'checkout' }>) {
  const { page } = usePageFacts()
  const cart = useCart()
  const served = page.kind === 'catalogue' ? page.cart : cart
  const firstFulfilment: Fulfilment = first.cart.fulfilment === 'pickup' ? 'pickup' : 'delivery'
  const [fulfilment, setFulfilment] = useState<Fulfilment>(firstFulfilment)
  const [store, setStore] = useState(form.typed['store'] ?? '')
  const [voucher, setVoucher] = useState(form.typed['voucher'] ?? '')
  const [gateway, setGateway] = useState(form.typed['gatewayCode'] ?? '')
  const wish = (of: Cart, changes: Partial<CartWish>): CartWish | null => {
    const base = wishOf(of)
    return base && { ...base, ...changes }
  }
  const chosen = { fulfilment, ...(store && { store }), ...(voucher && { voucherCode: voucher }) }
  const pricing = useOffer(wish(cart, chosen), {
    wish: wish(served, {
      fulfilment: firstFulfilment,
      ...(form.typed['store'] && { store: form.typed['store'] }),
      ...(form.typed['voucher'] && { voucherCode: form.typed['voucher'] }),
    }),
    offer: first,
  })
  const offer: CartOffer = pricing.offer ?? first
  return {
    cart,
    cartText: cartText(cart),
    offer,
    isAsking: pricing.isAsking,
    isFailed: pricing.isFailed,
    fulfilment,
    setFulfilment,
    store: store || onlyOne(offer),
    setStore,
    voucher,
    setVoucher,
    choice: choiceOf(offer, gateway),
    setGateway,
  }
}

/** One store is no choice to make. */
const onlyOne = ({ cart: { fulfilment, pickupStores } }: CartOffer): string =>
  fulfilment === 'pickup' && pickupStores.length === 1 ? (pickupStores[0]?.key ?? '') : ''

export type Checkout = ReturnType<typeof useCheckout>

/** S1 §4: the default of the pay page, until its buyer chooses another. */
function choiceOf({ choices, preferredGateway }: CartOffer, wanted: string) {
  const chosen = choices.find(({ gatewayCode }) => gatewayCode === wanted)
  if (chosen) return chosen
  const named = choices.map((choice) => ({
    ...choice,
    choice,
    gateway: choice.gateway.en,
    fee: moneyOf(choice.fee),
  }))
  return chooseDefaultGateway(named, preferredGateway)?.choice ?? null
}
