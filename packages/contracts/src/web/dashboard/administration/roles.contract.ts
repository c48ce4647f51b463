import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'

const c = initContract()

export const Role = z.object({
  id: z.string(),
  /** Wasl's own, named by the screen. */
  isReady: z.boolean(),
  name: LocalisedText,
  permissions: z.array(z.string()),
  users: z.int(),
  revision: z.int(),
})
export type Role = z.infer<typeof Role>

export const Roles = z.object({ owners: z.int(), roles: z.array(Role) })
export type Roles = z.infer<typeof Roles>

const name = z.string().check(z.maxLength(80))
const wish = {
  nameEn: name,
  nameAr: name,
  permissions: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
}
const one = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
const ofStaff = { 401: Problem, 404: Problem, 409: Problem }
const path = '/dashboard/administration/roles'

export const rolesContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: Roles, ...problems, 401: Problem, 404: Problem } },
    create: {
      method: 'POST',
      path,
      body: z.strictObject(wish),
      responses: { 201: Role, ...bodyProblems, ...ofStaff },
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: one,
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: Role, ...bodyProblems, ...ofStaff },
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: z.object({ id: z.string() }), ...bodyProblems, ...ofStaff },
    },
  },
  { strictStatusCodes: true },
)
