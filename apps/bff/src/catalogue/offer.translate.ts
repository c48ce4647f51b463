import { PricedCart, type Offer } from '@wasl/contracts/core/catalogue/checkout.contract'
import type { CartOffer } from '@wasl/contracts/web/catalogue.contract'
import { toWeb } from '@wasl/contracts/web-of'
import type { ShopPause } from '@wasl/contracts/web/catalogue/shop-page'
import type { Paused } from '@wasl/contracts/values/core'
import type { z } from 'zod'
import { toPayChoice } from '../core/pay-choice.translate.ts'

export const toOffer = ({ cart, pay_choices, preferred_gateway }: Offer): CartOffer => ({
  cart: toWeb(PricedCart, cart),
  choices: pay_choices.map(toPayChoice),
  preferredGateway: preferred_gateway,
})

export const toPause = ({ message_en, message_ar, paused_until }: z.infer<typeof Paused>): ShopPause => ({
  message: { en: message_en, ar: message_ar },
  until: paused_until,
})
