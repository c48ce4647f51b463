import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Detail, Instant, PublicId, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const seen = staff({ permissions: ['developers.manage'] })
/** Keys can move money, so making or ending one asks for the password again. */
const managed = staff({ permissions: ['developers.manage'], recent: true })
const path = '/administration/api-keys'

export const ApiKey = z.object({
  id: PublicId,
  /** The first characters of the key, to recognise it. */
  prefix: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
  created_by: z.string(),
  created: Instant,
  expires: Instant.nullable(),
  last_used: Instant.nullable(),
  revoked: Instant.nullable(),
  revoked_by: z.string().nullable(),
})

export const apiKeysContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: Query,
      metadata: seen,
      responses: { 200: z.object({ results: z.array(ApiKey), scopes: z.array(z.string()) }) },
      summary: 'The keys of the merchant’s own servers; never a secret',
    },
    create: {
      method: 'POST',
      path,
      query: Query,
      metadata: managed,
      body: z.strictObject({
        name: z.string().trim().max(80),
        scopes: z.array(z.string().max(64)).max(32),
        /** Null: valid until it is revoked. */
        days: z.int().min(1).max(3_650).nullable(),
      }),
      responses: { 201: z.object({ key: z.string(), api_key: ApiKey }), 409: Detail },
      summary: 'A new key, told once',
    },
    revoke: {
      method: 'DELETE',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      query: Query,
      metadata: managed,
      responses: { 200: z.object({ id: PublicId }) },
      summary: 'Opens nothing from its next request on',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
