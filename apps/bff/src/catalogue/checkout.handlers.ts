import { coreContract } from '@wasl/contracts/core'
import { Cart, CheckoutWish } from '@wasl/contracts/core/catalogue/checkout.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import type { CheckedOut } from '@wasl/contracts/web/catalogue.contract'
import { toCore } from '@wasl/contracts/web-of'
import type { z } from 'zod'
import { linkAddress } from '../answer/address.ts'
import { ownProblem } from '../answer/problem.ts'
import { speakingTo } from '../answer/speaking-to.ts'
import type { BffEnv } from '../bff-env.ts'
import { CoreFailure } from '../core/core-failure.ts'
import { refused, toProblem } from '../core/core-problem.ts'
import { relay } from '../core/relay.ts'
import { toOffer } from './offer.translate.ts'
import { hasRoomForOrder, rememberOrder } from './open-orders.ts'

const { payChoices: _payChoices, checkout: _checkout, ...relayed } = relay(coreContract.catalogueCheckout)

export const catalogueCheckoutHandlers: Handlers<typeof webContract.catalogueCheckout, BffEnv> = {
  ...relayed,

  payChoices: async ({ body }, c) => {
    const got = await c.get('core').catalogueCheckout.payChoices({ body: toCore(Cart, body) })
    return got.status === 200 ? { status: 200, body: toOffer(got.body) } : refused(got, speakingTo(c))
  },

  checkout: async ({ body, headers }, c) => {
    const to = speakingTo(c)
    const key = headers['idempotency-key']
    if (!(await hasRoomForOrder(c, key))) return { status: 429, body: ownProblem('tooManyOrders', to) }
    const got = await c.get('core').catalogueCheckout.checkout({
      headers: { 'idempotency-key': headers['idempotency-key'] },
      body: { ...toCore(CheckoutWish, body), language: body.language ?? to.language },
    })
    switch (got.status) {
      case 201:
        rememberOrder(c, { key, id: got.body.order_id })
        return { status: 201, body: toCheckedOut(got.body) }
      case 409: {
        const { offer, ...refusal } = got.body
        return { status: 409, body: { problem: toProblem(refusal, to), offer: offer && toOffer(offer) } }
      }
      default:
        return refused(got, to)
    }
  },
}

type CoreCheckedOut = z.infer<(typeof coreContract)['catalogueCheckout']['checkout']['responses'][201]>

function toCheckedOut({ redirect_url, ...made }: CoreCheckedOut): CheckedOut {
  const redirectUrl = linkAddress(redirect_url)
  if (redirectUrl === null) throw new CoreFailure('the core answered no address to go to', { status: 201 })
  return {
    orderId: made.order_id,
    number: made.number,
    transactionId: made.transaction_id,
    redirectUrl,
    keptUntil: made.kept_until,
  }
}
