import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Problem, problems } from '../../values/web.ts'

const c = initContract()

export const HelpSetup = z.object({
  subjects: z.array(z.object({ value: z.string(), label: z.string() })),
  mostLetters: z.number(),
})
export type HelpSetup = z.infer<typeof HelpSetup>

/** The server checks each field. */
export const HelpRequest = z.strictObject({
  email: z.string().check(z.maxLength(1_000)),
  subject: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(20_000)),
})
export type HelpRequest = z.infer<typeof HelpRequest>

/** S2 §2 "Help and support". */
export const helpContract = c.router(
  {
    setup: {
      method: 'GET',
      path: '/dashboard/help',
      responses: { 200: HelpSetup },
    },
    send: {
      method: 'POST',
      path: '/dashboard/help',
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(128)) },
      body: HelpRequest,
      responses: {
        200: z.object({ message: z.string() }),
        409: Problem,
        422: Problem,
        413: Problem,
        415: Problem,
      },
    },
  },
  { strictStatusCodes: true, commonResponses: { ...problems, 401: Problem, 403: Problem } },
)
