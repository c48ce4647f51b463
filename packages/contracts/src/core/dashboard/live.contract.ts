import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess, staff } from '../../access.ts'
import { coreProblems, Detail, Instant, staffProblems } from '../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const EventId = z.string().regex(/^\d{1,15}$/)

export const LiveEvent = z.object({
  id: z.int(),
  topic: z.enum([
    'transaction.changed',
    'permission_request.created',
    'permission_request.answered',
    'operation_request.created',
    'operation_request.changed',
    'report.ready',
    'bulk.changed',
    'order.created',
    'order.changed',
    'payments.paused',
    'payments.resumed',
    'sessions.ended',
    'rights.changed',
  ]),
  audiences: z.array(z.string()),
  payload: z.record(z.string(), z.string()),
  created: Instant,
})

/** product.md 7: events for open dashboards, kept for one day. */
export const liveContract = c.router(
  {
    missed: {
      method: 'GET',
      path: '/live/missed',
      metadata: staff(),
      query: Query.extend({ after: EventId.optional() }),
      responses: {
        200: z.object({
          /** Audiences of the user. */
          audiences: z.array(z.string()),
          /** `feed` continues from here. */
          latest: z.int(),
          events: z.array(LiveEvent),
          /** False if some missed events are no longer stored: reload everything. */
          is_complete: z.boolean(),
        }),
        ...staffProblems,
      },
      summary: 'What the user has missed since an event, and from where to go on',
    },
    feed: {
      method: 'GET',
      path: '/live/feed',
      metadata: publicAccess,
      headers: z.object({ 'x-wasl-live': z.string().optional() }),
      query: Query.extend({ after: EventId }),
      responses: { 200: z.object({ events: z.array(LiveEvent) }), ...coreProblems, 404: Detail },
      summary: "Every event of the merchant, for the installation's own web server alone",
      description:
        'Answers as soon as there is one, at the latest after ten seconds. The header is made from the secret both have.',
    },
  },
  { strictStatusCodes: true },
)
