import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, MoneyValue, Problem, problems } from '../../values/web.ts'

const c = initContract()

export const ticketLists = ['active', 'done'] as const
export type TicketList = (typeof ticketLists)[number]
const ticketStatuses = ['new', 'approved', 'declined', 'expired'] as const
const ticketAnswers = ['approve', 'decline'] as const
export type TicketAnswer = (typeof ticketAnswers)[number]

export const Ticket = z.object({
  id: z.string(),
  status: z.enum(ticketStatuses),
  username: z.string(),
  name: LocalisedText,
  /** Permission code of product.md 6. */
  permission: z.string(),
  /** The colleague who gets it permanently; null for a single transaction. */
  forUser: z.nullable(z.object({ username: z.string(), name: LocalisedText })),
  /** Largest amount that one approval allows; null if permanent. */
  amount: z.nullable(MoneyValue),
  customer: z.nullable(LocalisedText),
  /** Reason in the words of the person who asked. */
  why: z.nullable(z.string()),
  /** How long an approval is valid, in hours. */
  hours: z.int(),
  isUsed: z.boolean(),
  /** Id of the transaction. */
  object: z.string(),
  askedAt: z.string(),
  /** New: until when it can be answered. Approved: until when it is valid. */
  until: z.string(),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  answers: z.array(z.enum(ticketAnswers)),
  /** Why this user may not answer it. */
  hindrance: z.nullable(z.string()),
})
export type Ticket = z.infer<typeof Ticket>

export const TicketPage = z.object({
  page: z.int(),
  count: z.int(),
  counts: z.object({ active: z.int(), done: z.int() }),
  tickets: z.array(Ticket),
})
export type TicketPage = z.infer<typeof TicketPage>

export const TicketQuery = z.object({
  list: z.optional(z.enum(ticketLists)),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
  rows: z.optional(z.string().check(z.regex(/^(10|50|100)$/))),
})
export type TicketQuery = z.infer<typeof TicketQuery>

/** S2 §2 "Tickets approve-permissions". */
export const ticketsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/dashboard/tickets',
      query: TicketQuery,
      responses: { 200: TicketPage, ...problems, 401: Problem },
    },
    answer: {
      method: 'POST',
      path: '/dashboard/tickets/:id/:answer',
      pathParams: z.object({
        id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
        answer: z.enum(ticketAnswers),
      }),
      body: z.strictObject({ reason: z.string().check(z.maxLength(500)) }),
      responses: {
        200: z.object({ message: z.string() }),
        ...bodyProblems,
        401: Problem,
        404: Problem,
        409: Problem,
      },
    },
  },
  { strictStatusCodes: true },
)
