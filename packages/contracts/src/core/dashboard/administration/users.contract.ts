import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { numberedAnswer, numberedQuery } from '../../../lists/query.ts'
import { userList } from '../../../lists/users.ts'
import { CoreError, Detail, Instant, PublicId, staffProblems } from '../../../values/core.ts'
import { userStates } from '../../../values/states.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const rules = { permissions: ['users.manage'] }
const managed = staff(rules)
/** Changes of rights ask for the password again (D-36). */
const confirmed = staff({ ...rules, recent: true })
const one = z.object({ id: z.string().regex(/^\d{1,9}$/) })
const codes = z.array(z.string().max(64)).max(100)

export const AdministeredUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  language: z.enum(['en', 'ar']),
  state: z.enum(userStates),
  is_superuser: z.boolean(),
  one_time_code: z.boolean(),
  sections: z.array(z.string()),
  /** Stores and branches whose orders they see, `catalogue:pantry`; null: all of them. */
  places: z.array(z.string()).nullable(),
  /** The user's own permissions, without those of roles. */
  permissions: z.array(z.string()),
  /** Names of Wasl's roles, ids of the merchant's roles. */
  roles: z.array(z.string()),
  /** All permissions, with those of roles. */
  held: z.array(z.string()),
  /** Given, but not yet approved by an owner (payments B8). */
  awaiting: z.array(z.string()),
  sessions: z.int(),
  last_seen: Instant.nullable(),
  created: Instant,
  revision: z.int(),
  is_self: z.boolean(),
  /** Why the caller may not change this user; null if they may. */
  hindrance: z.string().nullable(),
})

const wish = {
  email: z.string().max(254),
  name_en: z.string().max(150),
  name_ar: z.string().max(150),
  language: z.enum(['en', 'ar']),
  one_time_code: z.boolean(),
  is_superuser: z.boolean(),
  sections: codes,
  places: codes.nullable(),
  permissions: codes,
  roles: codes,
}

export const NewUser = z.strictObject({ username: z.string().max(150), ...wish })
export const UserChange = z.strictObject({ ...wish, revision: z.int() })
export type NewUser = z.infer<typeof NewUser>
export type UserChange = z.infer<typeof UserChange>

/** `asked`: permissions that wait for an owner. `invited`: true if the link was mailed. */
const Saved = z.object({ user: AdministeredUser, asked: z.array(z.string()), invited: z.boolean() })

const Session = z.object({
  id: PublicId,
  is_current: z.boolean(),
  device: z.string().nullable(),
  created: Instant,
  last_seen: Instant,
})

const Place = z.object({ id: z.string(), name_en: z.string(), name_ar: z.string() })

const path = '/administration/users'

export const usersContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: numberedQuery(userList),
      responses: {
        200: numberedAnswer(AdministeredUser).extend({
          counts: z.object({ invited: z.int(), active: z.int(), disabled: z.int() }),
        }),
      },
      summary: 'Who works for the merchant, by name',
    },
    places: {
      method: 'GET',
      path: `${path}/places`,
      metadata: managed,
      query: Query,
      responses: { 200: z.object({ results: z.array(Place) }) },
      summary: 'Stores and branches that a user can be limited to',
    },
    create: {
      method: 'POST',
      path,
      metadata: confirmed,
      query: Query,
      body: NewUser,
      responses: { 201: Saved, 400: CoreError },
      summary: 'A new user; the link to choose a password is mailed to them',
    },
    user: {
      method: 'GET',
      path: `${path}/:id`,
      metadata: managed,
      pathParams: one,
      query: Query,
      responses: { 200: AdministeredUser },
      summary: 'One user',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      metadata: confirmed,
      pathParams: one,
      query: Query,
      body: UserChange,
      responses: { 200: Saved, 400: CoreError, 409: Detail },
      summary: 'Their facts and rights; what they may holds at their next request',
    },
    disable: {
      method: 'POST',
      path: `${path}/:id/disable`,
      metadata: confirmed,
      pathParams: one,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: AdministeredUser, 409: Detail },
      summary: 'They may no longer come in, and every session of theirs ends',
    },
    enable: {
      method: 'POST',
      path: `${path}/:id/enable`,
      metadata: confirmed,
      pathParams: one,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: AdministeredUser, 409: Detail },
      summary: 'They may come in again',
    },
    invite: {
      method: 'POST',
      path: `${path}/:id/invite`,
      metadata: managed,
      pathParams: one,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: z.object({ message: z.string() }), 409: Detail },
      summary: 'Mails the link to choose a password again; links that were mailed before open no more',
    },
    sessions: {
      method: 'GET',
      path: `${path}/:id/sessions`,
      metadata: managed,
      pathParams: one,
      query: Query,
      responses: { 200: z.object({ results: z.array(Session) }) },
      summary: "A user's sessions that go on",
    },
    endSessions: {
      method: 'DELETE',
      path: `${path}/:id/sessions`,
      metadata: managed,
      pathParams: one,
      query: Query,
      responses: { 200: z.object({ message: z.string(), ended: z.int() }), 409: Detail },
      summary: 'Ends every session of a user but the one that asks',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
