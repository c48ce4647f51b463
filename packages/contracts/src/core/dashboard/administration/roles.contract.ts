import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { CoreError, Detail, PublicId, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const rules = { permissions: ['users.manage'] }
const managed = staff(rules)
const confirmed = staff({ ...rules, recent: true })
const one = z.object({ id: PublicId })

export const Role = z.object({
  /** The name of a role of Wasl, or the id of a role of the merchant. */
  id: z.string(),
  /** Roles of Wasl can be given and copied, not changed. */
  is_ready: z.boolean(),
  /** Names of the merchant's own roles. Screens name Wasl's roles. */
  name_en: z.string(),
  name_ar: z.string(),
  permissions: z.array(z.string()),
  users: z.int(),
  revision: z.int(),
})

const wish = {
  name_en: z.string().max(80),
  name_ar: z.string().max(80),
  permissions: z.array(z.string().max(64)).max(100),
}
export const NewRole = z.strictObject(wish)
export type NewRole = z.infer<typeof NewRole>

const path = '/administration/roles'

export const rolesContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: Query,
      responses: { 200: z.object({ owners: z.int(), results: z.array(Role) }) },
      summary: "Wasl's roles and the merchant's own, with how many users have each",
    },
    create: {
      method: 'POST',
      path,
      metadata: confirmed,
      query: Query,
      body: NewRole,
      responses: { 201: Role, 400: CoreError, 409: Detail },
      summary: 'A role of the merchant',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      metadata: confirmed,
      pathParams: one,
      query: Query,
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: Role, 400: CoreError, 409: Detail },
      summary: 'Another name or other permissions; they hold at the next request of whoever has the role',
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      metadata: confirmed,
      pathParams: one,
      query: Query,
      responses: { 200: z.object({ id: z.string() }), 409: Detail },
      summary: 'Deletes a role that nobody has',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
