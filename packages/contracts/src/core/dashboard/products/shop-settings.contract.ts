import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { CurrencyCode, Detail, staffProblems } from '../../../values/core.ts'
import { line, managed, Query, shopPath } from './shop-values.ts'

const c = initContract()
const path = `${shopPath}/settings`

export const ShopSettingsWish = z.strictObject({
  show_banner: z.boolean(),
  /** What the filter of stores is called: Store, Department, Collection. */
  label_store_en: line(40),
  label_store_ar: line(40),
  /** How long goods are kept for a buyer who pays. */
  kept_minutes: z.int().min(5).max(45),
  pickup_enabled: z.boolean(),
  delivery_enabled: z.boolean(),
  delivery_fee: z.string().max(32),
  /** Empty: never free. */
  free_delivery_from: z.string().max(32),
  /** Percent that prices contain, at most two decimals (commerce.md D49). */
  tax_percent: z.string().max(8),
})
export type ShopSettingsWish = z.infer<typeof ShopSettingsWish>

const ShownSettings = ShopSettingsWish.extend({
  label_store_en: z.string(),
  label_store_ar: z.string(),
  kept_minutes: z.int(),
  currency_code: CurrencyCode,
  revision: z.int(),
})

export const shopSettingsContract = c.router(
  {
    show: {
      method: 'GET',
      path,
      metadata: managed,
      query: Query,
      responses: { 200: ShownSettings },
      summary: 'How the shop sells',
    },
    change: {
      method: 'PUT',
      path,
      metadata: managed,
      query: Query,
      body: ShopSettingsWish.extend({ revision: z.int() }),
      responses: { 200: ShownSettings, 409: Detail },
      summary: 'How the shop sells, anew',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
