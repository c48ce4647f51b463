import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { CoreError, Detail, Instant, PublicId, coreProblems } from '../../values/core.ts'
import { NewPassword, Password, TokenPair } from './tokens.contract.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

export const OwnSession = z.object({
  id: PublicId,
  is_current: z.boolean(),
  device: z.string().nullable(),
  created: Instant,
  last_seen: Instant,
})

/**
 * Own session and password of a signed-in user. A new pair of tokens replaces the old one at once. A request with the
 * header `x-wasl-background` does not count as activity.
 */
export const sessionContract = c.router(
  {
    changePassword: {
      method: 'POST',
      path: '/user/change_password',
      metadata: staff(),
      query: Query,
      body: z.strictObject({
        new_password: NewPassword,
        repeat_password: NewPassword,
        current_password: Password.optional(),
      }),
      responses: { 200: TokenPair.extend({ message: z.string() }), 403: CoreError },
      summary: 'A new password; every other session of the user ends',
      description:
        'Without `current_password` the password must have been given within five minutes, else 403 with a text for the field `current_password` and the code `reauth_required`.',
    },
    confirmPassword: {
      method: 'POST',
      path: '/user/confirm_password',
      metadata: staff(),
      query: Query,
      body: z.strictObject({ password: NewPassword }),
      responses: { 200: TokenPair },
      summary: 'For five minutes what asks for a recent password is open',
    },
    recentPassword: {
      method: 'GET',
      path: '/user/recent_password',
      metadata: staff(),
      query: Query,
      responses: { 200: z.object({ seconds: z.int() }) },
      summary: 'For how long what asks for a recent password is still open; 0: it has to be given',
    },
    logout: {
      method: 'POST',
      path: '/user/logout',
      metadata: staff(),
      query: Query,
      body: z.strictObject({}),
      responses: { 200: z.object({ message: z.string() }) },
      summary: 'Ends this session',
    },
    logoutEverywhere: {
      method: 'POST',
      path: '/user/logout_everywhere',
      metadata: staff(),
      query: Query,
      body: z.strictObject({}),
      responses: { 200: z.object({ message: z.string(), ended: z.int() }) },
      summary: 'Ends every session of the user, this one too',
    },
    sessions: {
      method: 'GET',
      path: '/user/sessions',
      metadata: staff(),
      query: Query,
      responses: { 200: z.object({ results: z.array(OwnSession) }) },
      summary: "The user's own sessions that go on",
    },
    endSession: {
      method: 'DELETE',
      path: '/user/sessions/:id',
      metadata: staff(),
      pathParams: z.object({ id: PublicId }),
      query: Query,
      responses: { 200: z.object({ message: z.string() }) },
      summary: "Ends one of the user's own sessions",
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: { ...coreProblems, 401: Detail, 404: Detail, 503: Detail },
  },
)
