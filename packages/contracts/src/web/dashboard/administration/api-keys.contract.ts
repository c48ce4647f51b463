import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const text = (most: number) => z.string().check(z.maxLength(most))

export const ApiKey = z.object({
  id: z.string(),
  prefix: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  revokedBy: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeys = z.object({ keys: z.array(ApiKey), scopes: z.array(z.string()) })
export type ApiKeys = z.infer<typeof ApiKeys>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/api-keys'

export const apiKeysContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: ApiKeys, ...problems, ...ofStaff } },
    create: {
      method: 'POST',
      path,
      body: z.strictObject({
        name: text(80),
        scopes: z.array(text(64)).check(z.maxLength(32)),
        days: z.nullable(z.int()),
      }),
      /** The only moment at which anybody sees the whole key. */
      responses: { 201: z.object({ key: z.string() }), ...bodyProblems, ...ofStaff, 409: Problem },
    },
    revoke: {
      method: 'DELETE',
      path: `${path}/:id`,
      pathParams: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      body: z.strictObject({}),
      responses: { 200: z.object({ id: z.string() }), ...bodyProblems, ...ofStaff },
    },
  },
  { strictStatusCodes: true },
)
