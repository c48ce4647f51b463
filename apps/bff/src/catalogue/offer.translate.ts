import { PricedCart, type Offer } from '@wasl/contracts/core/catalogue/checkout.contract'
import type { CartOffer } from '@wasl/contracts/web/catalogue.contract'
import { toWeb } from '@wasl/contracts/web-of'
import { toPayChoice } from '../core/pay-choice.translate.ts'

export const toOffer = ({ cart, pay_choices, preferred_gateway }: Offer): CartOffer => ({
  cart: toWeb(PricedCart, cart),
  choices: pay_choices.map(toPayChoice),
  preferredGateway: preferred_gateway,
})
