import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { keyAccess } from '../../access.ts'
import { coreProblems, Detail } from '../../values/core.ts'

const c = initContract()

/** In pieces. */
const Left = z.int().min(0).max(999_999).nullable()

export const stockByKeyContract = c.router(
  {
    set: {
      method: 'POST',
      path: '/plugins/catalogue/stock',
      metadata: keyAccess('stock:write'),
      query: z.strictObject({ json: z.string().optional(), format: z.string().optional() }),
      headers: z.object({ authorization: z.string().max(512).optional() }),
      /** `left`: how many can still be sold, beside what is in checkouts; null: any number. */
      body: z.strictObject({ sku: z.string().trim().min(1).max(64), left: Left }),
      responses: {
        200: z.object({ sku: z.string(), left: Left, in_checkouts: z.int(), sold: z.int() }),
        401: Detail,
        403: Detail,
        404: Detail,
      },
      summary: "A merchant's server (scope stock:write) says how many of a product can still be sold",
      description:
        'What is in checkouts is kept for its buyers and is no part of `left`. Sent again it changes nothing; whatever was sold in between is counted by the server that sends it.',
    },
  },
  { strictStatusCodes: true, commonResponses: coreProblems },
)
