import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../access.ts'
import { Detail, PublicId, coreProblems } from '../values/core.ts'
import {
  DateStatus,
  Day,
  Event,
  Field,
  Hour,
  ListedEvent,
  Query,
  Slug,
  slugged,
  Unlocking,
  WantedLines,
} from '../values/events.ts'

const c = initContract()

const path = '/plugins/event'
const answers = { ...coreProblems, 404: Detail } as const

/** Calls of events for visitors (S2 §7, commerce.md D64): what is only read. */
export const eventsContract = c.router(
  {
    list: {
      metadata: publicAccess,
      query: Query,
      method: 'GET',
      path: `${path}/events`,
      responses: { 200: z.object({ results: z.array(ListedEvent) }) },
      summary: 'Events that can be booked, the nearest first and what is sold out last',
    },
    event: {
      metadata: publicAccess,
      query: Unlocking,
      method: 'GET',
      path: `${path}/events/:slug`,
      pathParams: slugged,
      responses: { 200: Event, 301: Detail.extend({ slug: z.string() }) },
      summary: 'One event with its tickets; a slug of before leads to the one of today',
    },
    tickets: {
      metadata: publicAccess,
      query: Unlocking,
      method: 'GET',
      path: `${path}/events/:slug/tickets`,
      pathParams: slugged,
      responses: { 200: z.object({ results: z.array(z.object({ id: PublicId, name: z.string() })) }) },
      summary: 'Names of the tickets of an event',
    },
    terms: {
      metadata: publicAccess,
      method: 'GET',
      path: `${path}/terms-and-conditions`,
      query: Query.extend({ event: Slug.optional() }),
      responses: { 200: z.object({ terms_en: z.string(), terms_ar: z.string(), version: z.int() }) },
      summary: 'The terms of an event',
    },
    headerConfig: {
      metadata: publicAccess,
      query: Query,
      method: 'GET',
      path: `${path}/header-config`,
      responses: {
        200: z.object({ language_button: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
      },
      summary: 'What the header of the pages has',
    },
    qtyList: {
      metadata: publicAccess,
      query: Unlocking,
      method: 'POST',
      path: `${path}/ticket/qty-list`,
      body: WantedLines,
      responses: {
        200: z.array(
          z.object({
            ticket: PublicId,
            event_date: Day,
            slot: Hour.nullable(),
            status: DateStatus,
            remaining_quantity: z.int().nullable(),
          }),
        ),
      },
      summary: 'How many of these tickets are left. Nothing is kept',
    },
    registrationForm: {
      query: Query,
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      method: 'GET',
      path: `${path}/registration/:slug`,
      pathParams: slugged,
      responses: {
        200: z.object({
          fields: z.array(Field),
          country_code: z.string(),
          /** 0: nothing is to be accepted. */
          terms_version: z.int(),
        }),
      },
      summary: 'What a registration asks for',
    },
  },
  { strictStatusCodes: true, commonResponses: answers },
)
