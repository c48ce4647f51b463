import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { CurrencyCode, Detail, PublicId, staffProblems, SumText } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const managed = staff({ permissions: ['settings.manage'] })
const path = '/administration/collectors'

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u)

export const CollectorWish = z.strictObject({
  name_en: line(80),
  name_ar: line(80),
  /** The user it belongs to; null for a counter that several people share. */
  username: z.string().max(64).nullable(),
  /** Unit of its payments; null for the default unit. */
  unit_code: z.string().max(64).nullable(),
  active: z.boolean(),
})
export type CollectorWish = z.infer<typeof CollectorWish>

export const ManagedCollector = CollectorWish.extend({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  /** Initiator name of its payments in the lists. */
  initiator: z.string(),
  revision: z.int(),
  /** Last thirty days, by currency. */
  collected: z.array(
    z.object({
      currency_code: CurrencyCode,
      payments: z.int(),
      /** Captured by gateways, minus refunds. */
      received: SumText,
      /** Cash promised or received. */
      cash: SumText,
    }),
  ),
})

const Choice = z.object({ value: z.string(), name_en: z.string(), name_ar: z.string() })

export const collectorsContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: Query,
      metadata: managed,
      responses: {
        200: z.object({
          results: z.array(ManagedCollector),
          units: z.array(Choice),
          users: z.array(Choice),
          /** True if its address is public (product.md 3). */
          public_collect: z.boolean(),
        }),
      },
      summary: 'Whom customer payments are credited to, and what each collected lately',
    },
    create: {
      method: 'POST',
      path,
      query: Query,
      metadata: managed,
      body: CollectorWish,
      responses: { 201: ManagedCollector, 409: Detail },
      summary: 'A new collector',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      query: Query,
      metadata: managed,
      body: CollectorWish.extend({ revision: z.int() }),
      responses: { 200: ManagedCollector, 409: Detail },
      summary: 'The collector anew; one that is not active collects no more',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
