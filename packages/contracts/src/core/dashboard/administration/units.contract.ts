import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Detail, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const managed = staff({ permissions: ['settings.manage'] })
const path = '/administration/units'
const key = z.object({ key: z.string().max(64) })

const line = (most: number) => z.string().trim().max(most)

export const UnitWish = z.strictObject({
  title_en: line(80),
  title_ar: line(80),
  header_color: line(9),
  logo_url: line(200),
  website: line(200),
  instagram_url: line(200),
  twitter_url: line(200),
  facebook_url: line(200),
  show_unit_title: z.boolean(),
})
export type UnitWish = z.infer<typeof UnitWish>

export const UnitOfMerchant = UnitWish.extend({
  title_en: z.string(),
  title_ar: z.string(),
  key: z.string(),
  is_paused: z.boolean(),
  requests: z.int(),
  revision: z.int(),
})

export const unitsContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: Query,
      metadata: managed,
      responses: { 200: z.object({ results: z.array(UnitOfMerchant) }) },
      summary: 'The merchant’s units; the first one is the default',
    },
    create: {
      method: 'POST',
      path,
      query: Query,
      metadata: managed,
      /** `key` identifies the unit for the merchant's servers and never changes. */
      body: UnitWish.extend({ key: line(40) }),
      responses: { 201: UnitOfMerchant, 409: Detail },
      summary: 'A new unit, at the end',
    },
    order: {
      method: 'PUT',
      path: `${path}/order`,
      query: Query,
      metadata: managed,
      body: z.strictObject({
        keys: z.array(z.string().max(64)).max(200),
        /** The order that was shown. Without it, the change overwrites the stored order. */
        seen: z.array(z.string().max(64)).max(200).optional(),
      }),
      responses: { 200: z.object({ results: z.array(UnitOfMerchant) }), 409: Detail },
      summary: 'The order in which units are offered',
    },
    change: {
      method: 'PUT',
      path: `${path}/:key`,
      pathParams: key,
      query: Query,
      metadata: managed,
      body: UnitWish.extend({ revision: z.int() }),
      responses: { 200: UnitOfMerchant, 409: Detail },
      summary: 'The unit anew',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
