import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { Detail, staffProblems } from '../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

/** S2 §3 "Help request". */
export const helpSubjects = ['support_request', 'suggestion', 'feedback'] as const

/** The service checks each field, so that a form can show the error there. */
export const HelpRequest = z.strictObject({
  email: z.string().max(1_000),
  subject: z.string().max(100),
  email_message: z.string().max(20_000),
})
export type HelpRequest = z.infer<typeof HelpRequest>

export const helpContract = c.router(
  {
    config: {
      method: 'GET',
      path: '/dashboard/help',
      metadata: { ...staff({ section: 'help' }), verb: 'OPTIONS' },
      query: Query,
      responses: {
        200: z.object({
          actions: z.object({
            POST: z.object({
              subject_choices: z.array(z.object({ value: z.enum(helpSubjects), display_name: z.string() })),
              email_message: z.object({ max_length: z.int() }),
            }),
          }),
        }),
      },
      summary: 'What help can be asked about',
    },
    send: {
      method: 'POST',
      path: '/dashboard/help',
      metadata: staff({ section: 'help' }),
      headers: z.object({
        'idempotency-key': z.string().min(1).max(128).optional(),
        'user-agent': z.string().optional(),
      }),
      query: Query,
      body: HelpRequest,
      responses: { 200: z.object({ message: z.string() }), 409: Detail, 422: Detail },
      summary: "A mail to the merchant's support, once per Idempotency-Key",
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
