import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../../access.ts'
import { CodeErrors, CoreError, Detail, Instant } from '../../values/core.ts'
import { NewPassword, Secret, TokenPair } from './tokens.contract.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const Username = z.string().min(1).max(150)

/** `device` names the browser in the list of sessions. The network comes from the bff's signed headers. */
const device = z.string().max(256).optional()

/** From an earlier sign-in on this device, so that others cannot lock it out. It opens nothing. */
const known_device = z.string().max(128).optional()

/** The device stores `known_device` and sends it with the user's next sign-in. */
export const SignedIn = TokenPair.extend({
  sessionid: z.string(),
  known_device: z.string(),
  enable_OTP: z.literal(false),
})

/** The password was right and a code is needed. `challenge` proves who gave the password. */
export const CodeAsked = z.object({
  enable_OTP: z.literal(true),
  message: z.string(),
  challenge: z.string(),
  /** Masked: `a••••@tamra-tide.example`. */
  sent_to: z.string(),
  expires: Instant,
})

/** S1 §7 "Auth". A wrong password, an unknown user and a user without a password get the same answer. */
export const signInContract = c.router(
  {
    token: {
      method: 'POST',
      path: '/user/token',
      metadata: publicAccess,
      query: Query,
      body: z.strictObject({ username: Username, password: NewPassword, device, known_device }),
      responses: { 200: z.union([SignedIn, CodeAsked]), 400: CoreError },
      summary: 'Username and password; a session, or a one-time code to enter',
    },
    verifyOtp: {
      method: 'POST',
      path: '/user/verify_otp',
      metadata: publicAccess,
      query: Query,
      body: z.strictObject({
        code: z.string().max(64),
        username: Username,
        challenge: Secret,
        device,
        known_device,
      }),
      responses: { 200: SignedIn, 400: CodeErrors },
      summary: 'The one-time code of a challenge: five tries, once',
      description:
        '`code` errors leave the challenge open; `non_field_errors` mean that it is over and the password is asked for again.',
    },
    resendOtp: {
      method: 'POST',
      path: '/user/resend_otp',
      metadata: publicAccess,
      query: Query,
      body: z.strictObject({ username: Username, challenge: Secret }),
      responses: { 200: CodeAsked, 400: CodeErrors },
      summary: 'Another code for the same challenge, at most three within a quarter of an hour',
    },
    refresh: {
      method: 'POST',
      path: '/user/token/refresh',
      metadata: publicAccess,
      query: Query,
      body: z.strictObject({ refresh: Secret }),
      responses: { 200: TokenPair, 400: CoreError, 401: Detail },
      summary: 'A new pair for a refresh token, once; one that is used again later ends its session',
    },
    forgotPassword: {
      method: 'POST',
      path: '/user/forgot_password',
      metadata: publicAccess,
      query: Query,
      body: z.strictObject({ username: Username }),
      responses: { 200: z.object({ message: z.string() }), 400: CoreError },
      summary: 'Mails a link to whoever has the name; the answer is the same where nobody does',
    },
    openReset: {
      method: 'POST',
      path: '/user/reset_password/open',
      metadata: publicAccess,
      query: Query,
      body: z.strictObject({ token: Secret }),
      /** `first_password`: the user has no password yet. */
      responses: {
        200: z.object({ expires: Instant, first_password: z.boolean() }),
        400: CoreError,
        404: Detail,
      },
      summary: 'Whether a mailed link still opens; it stays unused',
    },
    resetPassword: {
      method: 'POST',
      path: '/user/reset_password',
      metadata: publicAccess,
      query: Query,
      body: z.strictObject({
        username: Username,
        new_password: NewPassword,
        password_confirmation: NewPassword,
        token: Secret,
      }),
      responses: { 200: z.object({ message: z.string() }), 400: CoreError },
      summary: 'A new password by the mailed link, once; every session of the user ends',
    },
  },
  {
    strictStatusCodes: true,
    /** Each route has its own 400, because one has a field named `code`. */
    commonResponses: { 413: Detail, 415: Detail, 421: Detail, 429: Detail, 503: Detail },
  },
)
