import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Detail, PublicId, staffProblems } from '../../../values/core.ts'
import { line, managed, Query, shopPath } from './shop-values.ts'

const c = initContract()
const path = `${shopPath}/stores`

export const StoreWish = z.strictObject({
  name_en: line(80),
  name_ar: line(80),
  /** In addresses; empty: made from the name, or as it is. */
  key: line(64),
  address_en: line(200),
  address_ar: line(200),
  phone: line(32),
  /** Goods can be fetched there. */
  pickup_enabled: z.boolean(),
  active: z.boolean(),
})
export type StoreWish = z.infer<typeof StoreWish>

export const ManagedStore = StoreWish.extend({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  key: z.string(),
  address_en: z.string(),
  address_ar: z.string(),
  phone: z.string(),
  /** How many products it sells alone. */
  products: z.int(),
  revision: z.int(),
})

export const storesContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: Query,
      responses: { 200: z.object({ results: z.array(ManagedStore) }) },
      summary: 'The stores or departments of the shop, in their order',
    },
    create: {
      method: 'POST',
      path,
      metadata: managed,
      query: Query,
      body: StoreWish,
      responses: { 201: ManagedStore, 409: Detail },
      summary: 'A new store',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      metadata: managed,
      query: Query,
      body: StoreWish.extend({ revision: z.int() }),
      responses: { 200: ManagedStore, 409: Detail },
      summary: 'The store anew; one that is not active is not shown in the shop',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
