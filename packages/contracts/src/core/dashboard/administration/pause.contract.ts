import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Instant, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const managed = staff({ permissions: ['payments.pause'] })
const path = '/administration/pause'

/** Null means the whole merchant. */
const unit_code = z.string().max(64).nullable()

/** The current state; a pause that has ended does not count. */
export const Pausable = z.object({
  unit_code,
  title_en: z.string(),
  title_ar: z.string(),
  paused: z.boolean(),
  paused_until: Instant.nullable(),
  message_en: z.string().nullable(),
  message_ar: z.string().nullable(),
  paused_at: Instant.nullable(),
  paused_by: z.string().nullable(),
})

/** The merchant first, then its units. */
const Listed = z.object({ results: z.array(Pausable), timezone: z.string() })

export const pauseContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: Query,
      metadata: managed,
      responses: { 200: Listed },
      summary: 'Where nothing is paid at the moment, and until when',
    },
    pause: {
      method: 'PUT',
      path,
      query: Query,
      metadata: managed,
      body: z.strictObject({
        unit_code,
        /** With '' or null in both, the product's own words are shown. */
        text_en: z.string().trim().max(300).nullable(),
        text_ar: z.string().trim().max(300).nullable(),
        /** Length of the pause from now. Without `minutes` and end it lasts until a user resumes. */
        minutes: z.int().min(1).max(527_040).nullable(),
        until: Instant.nullable(),
      }),
      responses: { 200: Listed },
      summary: 'No payment begins from now on; those under way go on',
    },
    resume: {
      method: 'DELETE',
      path,
      query: Query,
      metadata: managed,
      body: z.strictObject({ unit_code }),
      responses: { 200: Listed },
      summary: 'Payments begin again at once',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
