import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'

const c = initContract()

export const userStates = ['active', 'invited', 'disabled'] as const
export type UserState = (typeof userStates)[number]

export const AdministeredUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  name: LocalisedText,
  language: z.enum(['en', 'ar']),
  state: z.enum(userStates),
  isSuperuser: z.boolean(),
  oneTimeCode: z.boolean(),
  sections: z.array(z.string()),
  permissions: z.array(z.string()),
  roles: z.array(z.string()),
  held: z.array(z.string()),
  awaiting: z.array(z.string()),
  sessions: z.int(),
  lastSeenAt: z.nullable(z.string()),
  createdAt: z.string(),
  revision: z.int(),
  isSelf: z.boolean(),
  hindrance: z.nullable(z.string()),
})
export type AdministeredUser = z.infer<typeof AdministeredUser>

export const UsersPage = z.object({
  count: z.int(),
  counts: z.object({ active: z.int(), invited: z.int(), disabled: z.int() }),
  users: z.array(AdministeredUser),
})
export type UsersPage = z.infer<typeof UsersPage>

const text = (most: number) => z.string().check(z.maxLength(most))
const codes = z.array(text(64)).check(z.maxLength(100))
const wish = {
  email: text(254),
  nameEn: text(150),
  nameAr: text(150),
  language: z.enum(['en', 'ar']),
  oneTimeCode: z.boolean(),
  isSuperuser: z.boolean(),
  sections: codes,
  permissions: codes,
  roles: codes,
}
export const NewUser = z.strictObject({ username: text(150), ...wish })
export type NewUser = z.infer<typeof NewUser>

const Saved = z.object({ user: AdministeredUser, asked: z.array(z.string()), invited: z.boolean() })
export type SavedUser = z.infer<typeof Saved>

const UserSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  device: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
})
export type UserSession = z.infer<typeof UserSession>

const one = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) })
const page = z.string().check(z.regex(/^[1-9]\d{0,3}$/))
const ofStaff = { 401: Problem, 404: Problem }
const done = z.object({ message: z.string() })
const path = '/dashboard/administration/users'

export const usersContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: z.object({
        q: z.optional(text(150)),
        state: z.optional(z.enum(userStates)),
        page: z.optional(page),
        rows: z.optional(z.enum(['10', '50', '100'])),
      }),
      responses: { 200: UsersPage, ...problems, ...ofStaff },
    },
    create: {
      method: 'POST',
      path,
      body: NewUser,
      responses: { 201: Saved, ...bodyProblems, ...ofStaff },
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: one,
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: Saved, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    /** `disable` ends every session of theirs. */
    door: {
      method: 'POST',
      path: `${path}/:id/:door`,
      pathParams: z.extend(one, { door: z.enum(['disable', 'enable']) }),
      body: z.strictObject({}),
      responses: { 200: AdministeredUser, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    invite: {
      method: 'PUT',
      path: `${path}/:id/link`,
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: done, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    sessions: {
      method: 'GET',
      path: `${path}/:id/sessions`,
      pathParams: one,
      responses: { 200: z.object({ sessions: z.array(UserSession) }), ...problems, ...ofStaff },
    },
    endSessions: {
      method: 'DELETE',
      path: `${path}/:id/sessions`,
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: done, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
