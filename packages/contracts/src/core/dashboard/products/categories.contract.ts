import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Detail, PublicId, staffProblems } from '../../../values/core.ts'
import { line, managed, Query, shopPath } from './shop-values.ts'

const c = initContract()
const path = `${shopPath}/categories`

/** How deep categories stand in one another. */
export const deepestCategory = 5
export const mostCategories = 200

export const CategoryWish = z.strictObject({
  name_en: line(80),
  name_ar: line(80),
  /** Empty: made from the name, or as it is. */
  slug: line(80),
  /** Id of the one above; null for none. */
  parent: PublicId.nullable(),
  /** Shown in the shop. */
  active: z.boolean(),
})
export type CategoryWish = z.infer<typeof CategoryWish>

export const ManagedCategory = CategoryWish.extend({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  slug: z.string(),
  products: z.int(),
  revision: z.int(),
})

const All = z.object({ results: z.array(ManagedCategory) })

export const categoriesContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: Query,
      responses: { 200: All },
      summary: 'Categories in the order in which the shop shows them',
    },
    create: {
      method: 'POST',
      path,
      metadata: managed,
      query: Query,
      body: CategoryWish,
      responses: { 201: ManagedCategory, 409: Detail },
      summary: 'A new category, at the end',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      metadata: managed,
      query: Query,
      body: CategoryWish.extend({ revision: z.int() }),
      responses: { 200: ManagedCategory, 409: Detail },
      summary: 'The category anew',
    },
    order: {
      method: 'POST',
      path: `${path}/order`,
      metadata: managed,
      query: Query,
      /** `seen`: the order that the screen showed. */
      body: z.strictObject({
        ids: z.array(PublicId).max(mostCategories),
        seen: z.array(PublicId).max(mostCategories),
      }),
      responses: { 200: All, 409: Detail },
      summary: 'The order of all categories; 409 if somebody has changed it meanwhile',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
