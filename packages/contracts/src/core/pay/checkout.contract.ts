import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../../access.ts'
import { Detail, PublicId, coreProblems } from '../../values/core.ts'
import { Plugin } from '../pay.contract.ts'

/** `checkout/{session_id}` (S1 §2). */
export const checkoutContract = initContract().router(
  {
    session: {
      method: 'GET',
      metadata: publicAccess,
      path: '/checkout/:id',
      pathParams: z.object({ id: PublicId }),
      query: z.strictObject({ json: z.string().optional(), format: z.string().optional() }),
      responses: { 200: z.object({ transaction_id: PublicId, plugin: Plugin }), 404: Detail },
      summary: 'The transaction a checkout session leads to',
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: coreProblems,
  },
)
