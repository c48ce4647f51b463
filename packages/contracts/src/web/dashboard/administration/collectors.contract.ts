import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const text = (most: number) => z.string().check(z.maxLength(most))

const wish = {
  nameEn: text(80),
  nameAr: text(80),
  username: z.nullable(text(64)),
  unitCode: z.nullable(text(64)),
  active: z.boolean(),
}

export const CollectorWish = z.strictObject(wish)
export type CollectorWish = z.infer<typeof CollectorWish>

export const ManagedCollector = z.object({
  ...wish,
  id: z.string(),
  /** The name its payments are listed under. */
  initiator: z.string(),
  revision: z.int(),
  /** Of the last thirty days: amounts are decimal text. */
  collected: z.array(
    z.object({ currency: z.string(), payments: z.int(), received: z.string(), cash: z.string() }),
  ),
})
export type ManagedCollector = z.infer<typeof ManagedCollector>

const Choice = z.object({ value: z.string(), name: LocalisedText })

export const Collectors = z.object({
  collectors: z.array(ManagedCollector),
  units: z.array(Choice),
  users: z.array(Choice),
  isPublic: z.boolean(),
})
export type Collectors = z.infer<typeof Collectors>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/collectors'

export const collectorsContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: Collectors, ...problems, ...ofStaff } },
    create: {
      method: 'POST',
      path,
      body: CollectorWish,
      responses: { 201: ManagedCollector, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: ManagedCollector, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
