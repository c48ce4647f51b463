import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { keyAccess } from '../../access.ts'
import { Detail, PublicId, coreProblems } from '../../values/core.ts'

const c = initContract()

export const webhooksContract = c.router(
  {
    replay: {
      method: 'POST',
      metadata: keyAccess('webhooks:replay'),
      path: '/webhooks/events/:id/replay',
      pathParams: z.object({ id: PublicId }),
      query: z.strictObject({ json: z.string().optional(), format: z.string().optional() }),
      headers: z.object({ authorization: z.string().max(512).optional() }),
      body: z.strictObject({}),
      responses: {
        202: z.object({ id: PublicId, deliveries: z.number().int() }),
        401: Detail,
        403: Detail,
        404: Detail,
      },
      summary: 'Sends an event once more to every endpoint that is on (scope webhooks:replay)',
      description:
        'The id is the `webhook-id` of the event; a replay carries the same one. Events are signed as Standard Webhooks says: `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: coreProblems,
  },
)
