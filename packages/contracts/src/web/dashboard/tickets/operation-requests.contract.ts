import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { operationAnswers, OperationRequest } from '../../../values/operation-request.ts'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'
import { TicketQuery } from '../tickets.contract.ts'

const c = initContract()

export const OperationRequestPage = z.object({
  page: z.int(),
  count: z.int(),
  counts: z.object({ active: z.int(), done: z.int() }),
  requests: z.array(OperationRequest),
})
export type OperationRequestPage = z.infer<typeof OperationRequestPage>

export const OperationRules = z.object({
  /** Every currency that the merchant accepts or has a threshold for. Decimal text; null means never. */
  thresholds: z.array(
    z.object({
      currency: z.string(),
      oneAbove: z.nullable(z.string()),
      twoAbove: z.nullable(z.string()),
    }),
  ),
  users: z.array(z.object({ id: z.int(), username: z.string(), name: LocalisedText, isMaker: z.boolean() })),
  mayChange: z.boolean(),
  revision: z.string(),
})
export type OperationRules = z.infer<typeof OperationRules>

const Above = z.nullable(z.string().check(z.maxLength(32)))

const OperationRulesCommand = z.strictObject({
  thresholds: z
    .array(
      z.strictObject({
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        oneAbove: Above,
        twoAbove: Above,
      }),
    )
    .check(z.maxLength(50)),
  makers: z.array(z.int()).check(z.maxLength(1_000)),
  revision: z.string().check(z.maxLength(64)),
})
export type OperationRulesCommand = z.infer<typeof OperationRulesCommand>

const answerProblems = { ...bodyProblems, 401: Problem, 403: Problem, 404: Problem } as const

export const operationRequestsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/dashboard/operation-requests',
      query: TicketQuery,
      responses: { 200: OperationRequestPage, ...problems, 401: Problem },
    },
    answer: {
      method: 'POST',
      path: '/dashboard/operation-requests/:id/:answer',
      pathParams: z.object({
        id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
        answer: z.enum(operationAnswers),
      }),
      body: z.strictObject({ reason: z.string().check(z.maxLength(500)) }),
      responses: { 200: z.object({ message: z.string() }), ...answerProblems, 409: Problem },
    },
    rules: {
      method: 'GET',
      path: '/dashboard/operation-rules',
      responses: { 200: OperationRules, ...problems, 401: Problem },
    },
    changeRules: {
      method: 'PUT',
      path: '/dashboard/operation-rules',
      body: OperationRulesCommand,
      responses: { 200: OperationRules, ...answerProblems, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
