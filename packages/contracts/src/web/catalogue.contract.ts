import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { catalogueContract as reads } from '../core/catalogue.contract.ts'
import {
  catalogueCheckoutContract as sales,
  PricedCart,
  type Cart,
  type CheckoutWish,
} from '../core/catalogue/checkout.contract.ts'
import { Problem } from '../values/web.ts'
import { webOf, webSchema, type Web } from '../web-of.ts'
import { PayChoice } from '../values/pay-choice.ts'

const { payChoices, checkout, ...asTheyAre } = sales
const derived = webOf({ payChoices, checkout }, '')

/** A cart at the prices of now. Its choices are those of the pay page; `preferred` is a code or a name. */
export const WebOffer = z.object({
  cart: webSchema(PricedCart),
  choices: z.array(PayChoice),
  preferredGateway: z.string().nullable(),
})

/** The shop of S1 §7 below `/bff`: what is only read. A product answers at the slugs it had before, with its slug of today. */
export const catalogueContract = webOf(reads, '')

/** From the cart to the order. */
export const catalogueCheckoutContract = initContract().router({
  ...webOf(asTheyAre, ''),
  payChoices: { ...derived.payChoices, responses: { ...derived.payChoices.responses, 200: WebOffer } },
  checkout: {
    ...derived.checkout,
    responses: {
      ...derived.checkout.responses,
      /** `offer` is what it would be now. */
      409: z.object({ problem: Problem, offer: WebOffer.nullable() }),
    },
  },
})

export type CatalogueConfig = Web<z.infer<(typeof reads)['config']['responses'][200]>>
export type Banner = Web<z.infer<(typeof reads)['banners']['responses'][200]>>['results'][number]
export type ProductPage = Web<z.infer<(typeof reads)['products']['responses'][200]>>
export type ProductCard = ProductPage['results'][number]
export type Product = Web<z.infer<(typeof reads)['product']['responses'][200]>>
export type Store = Web<z.infer<(typeof reads)['stores']['responses'][200]>>['results'][number]
export type PrereqField = Web<z.infer<(typeof sales)['prereqs']['responses'][200]>>['results'][number]
export type CartWish = Web<Cart>
export type PricedCartOnWeb = Web<z.infer<typeof PricedCart>>
export type CartOffer = z.infer<typeof WebOffer>
export type CheckoutWishOnWeb = Web<CheckoutWish>
export type CheckedOut = Web<z.infer<(typeof sales)['checkout']['responses'][201]>>
export type ShownOrder = Web<z.infer<(typeof sales)['order']['responses'][200]>>
