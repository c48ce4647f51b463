import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const text = z.string().check(z.maxLength(300))

export const Pausable = z.object({
  /** Null is the whole merchant. */
  unit: z.nullable(z.string()),
  title: LocalisedText,
  /** Null where payments are taken. */
  pause: z.nullable(
    z.object({
      until: z.nullable(z.string()),
      message: z.nullable(LocalisedText),
      at: z.nullable(z.string()),
      by: z.nullable(z.string()),
    }),
  ),
})
export type Pausable = z.infer<typeof Pausable>

export const Pausables = z.object({ places: z.array(Pausable), timeZone: z.string() })
export type Pausables = z.infer<typeof Pausables>

const unit = z.nullable(z.string().check(z.maxLength(64)))

export const PauseWish = z.strictObject({
  unit,
  textEn: text,
  textAr: text,
  minutes: z.nullable(z.int()),
  until: z.nullable(z.iso.datetime({ offset: true })),
})
export type PauseWish = z.infer<typeof PauseWish>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/pause'

export const pauseContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: Pausables, ...problems, ...ofStaff } },
    pause: {
      method: 'PUT',
      path,
      body: PauseWish,
      responses: { 200: Pausables, ...bodyProblems, ...ofStaff },
    },
    resume: {
      method: 'DELETE',
      path,
      body: z.strictObject({ unit }),
      responses: { 200: Pausables, ...bodyProblems, ...ofStaff },
    },
  },
  { strictStatusCodes: true },
)
