import type { Offer } from '@wasl/contracts/core/catalogue/checkout.contract'
import type { Core } from '@wasl/core/app'
import type { z } from 'zod'

type Cart = { lines: readonly object[] } & Record<string, unknown>
type Offered = z.output<typeof Offer>
type Done = {
  order_id: string
  number: string
  transaction_id: string | null
  redirect_url: string
  kept_until: string | null
  code?: string
  offer?: Offered | null
}
type Answer<Body> = { status: number; headers: Headers; body: Body }

let pressed = 0
export const newKey = (): string => `press-${(pressed += 1)}-of-the-tests`

export const addressOf = () => ({
  address: 'Home',
  area: 'Salmiya',
  block: '10',
  street: 'Gulf Street',
  house_no: '14',
})

export const buyer = () => ({
  customer_name: 'Noura Alali',
  customer_phone: '50012345',
  address: addressOf(),
})

export type Shopper = ReturnType<typeof shopper>

/** Buys in the demo's shop, over HTTP. */
export function shopper(core: () => Pick<Core, 'fetch'>) {
  const send = async <Body>(path: string, body: object, key?: string): Promise<Answer<Body>> => {
    const response = await core().fetch(
      new Request(`http://localhost/api/v1/plugins/catalogue/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      }),
    )
    // As the contract says, which the core checks by itself.
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }
  const price = (cart: object) => send<Offered>('pay-choices', cart)
  const checkOut = (cart: object, wish: object, key = newKey()) =>
    send<Done>('invoice/checkout', { ...buyer(), ...cart, ...wish }, key)

  /** At the price of now. */
  async function buy(cart: Cart, wish: Record<string, unknown> = {}, key = newKey()) {
    const { fulfilment, store } = wish
    const wanted = {
      ...cart,
      ...(fulfilment !== undefined && { fulfilment }),
      ...(store !== undefined && { store }),
    }
    const { body } = await price(wanted)
    return checkOut(wanted, { price_hash: body.cart.price_hash, gateway_code: 'knet', ...wish }, key)
  }
  return { price, checkOut, buy }
}
