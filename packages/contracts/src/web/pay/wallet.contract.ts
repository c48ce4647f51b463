import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Problem, bodyProblems } from '../../values/web.ts'

/**
 * Answers Apple's question who is paid. `sessionId` and `code` work once; loading the page again gives new ones.
 * A separate contract, so that only the wallet's code loads it.
 */
export const walletContract = initContract().router(
  {
    session: {
      method: 'POST',
      path: '/bff/pay/:id/wallet',
      pathParams: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      body: z.strictObject({
        validationUrl: z.string().check(z.maxLength(500)),
        sessionId: z.string().check(z.maxLength(64)),
        code: z.string().check(z.maxLength(64)),
      }),
      responses: {
        200: z.object({ merchantSession: z.record(z.string(), z.unknown()) }),
        404: Problem,
        409: Problem,
        423: Problem,
      },
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: bodyProblems,
  },
)
