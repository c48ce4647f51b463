import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const line = z.string().check(z.maxLength(200))

const wish = {
  titleEn: line,
  titleAr: line,
  headerColor: line,
  logoUrl: line,
  website: line,
  instagramUrl: line,
  twitterUrl: line,
  facebookUrl: line,
  showUnitTitle: z.boolean(),
}

export const UnitWish = z.strictObject(wish)
export type UnitWish = z.infer<typeof UnitWish>

export const ManagedUnit = z.object({
  ...wish,
  key: z.string(),
  isPaused: z.boolean(),
  requests: z.int(),
  revision: z.int(),
})
export type ManagedUnit = z.infer<typeof ManagedUnit>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/units'
const units = z.object({ units: z.array(ManagedUnit) })

const keys = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200))

export const unitsContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: units, ...problems, ...ofStaff } },
    create: {
      method: 'POST',
      path,
      body: z.strictObject({ ...wish, key: z.string().check(z.maxLength(64)) }),
      responses: { 201: ManagedUnit, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    order: {
      method: 'PUT',
      path: `${path}/order`,
      /** `seen` is the order that was shown. */
      body: z.strictObject({ keys, seen: keys }),
      responses: { 200: units, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    change: {
      method: 'PUT',
      path: `${path}/:key`,
      pathParams: z.object({ key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: ManagedUnit, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
