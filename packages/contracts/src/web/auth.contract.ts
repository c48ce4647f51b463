import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { asSent } from '../tidy-input.ts'
import { bodyProblems, Problem } from '../values/web.ts'

const c = initContract()

const Username = z.string().check(z.maxLength(150))
const Password = asSent(z.string().check(z.maxLength(200)))
/** The address that was requested before sign-in. The server decides if it may be used. */
const next = z.optional(z.string().check(z.maxLength(2_000)))

/** Between password and one-time code. `sentTo` is masked; `resendInMs` is the wait for another code. */
export const CodeStep = z.object({
  kind: z.literal('code'),
  message: z.nullable(z.string()),
  sentTo: z.nullable(z.string()),
  resendInMs: z.number(),
})
export type CodeStep = z.infer<typeof CodeStep>

/** `to`: the first page after sign-in (product.md 6). */
export const SignedIn = z.object({ kind: z.literal('signedIn'), to: z.string() })

/** Remaining time without activity, and at most. Durations, because a device's clock may be wrong. */
export const SessionState = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signedIn'),
    username: z.string(),
    idleInMs: z.number(),
    endsInMs: z.number(),
  }),
  z.object({ kind: z.literal('anonymous') }),
])
export type SessionState = z.infer<typeof SessionState>

/** One session of the user. */
export const OwnSession = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  startedAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

const nothing = z.strictObject({})
const Done = z.object({ message: z.nullable(z.string()) })
const Over = z.object({ kind: z.literal('anonymous') })

/** Sign-in, and a new password through the mailed link. Field names: username, password, code. */
const guestContract = c.router(
  {
    signIn: {
      method: 'POST',
      path: '/auth/sign-in',
      body: z.strictObject({ username: Username, password: Password, next }),
      responses: { 200: z.discriminatedUnion('kind', [SignedIn, CodeStep]) },
    },
    verifyCode: {
      method: 'POST',
      path: '/auth/code',
      body: z.strictObject({ code: z.string().check(z.maxLength(64)), next }),
      responses: { 200: SignedIn },
    },
    resendCode: {
      method: 'POST',
      path: '/auth/code/resend',
      body: nothing,
      responses: { 200: CodeStep },
    },
    /** Back to the password; the code is no longer valid. */
    abandonCode: {
      method: 'POST',
      path: '/auth/code/abandon',
      body: nothing,
      responses: { 200: nothing },
    },
    forgotPassword: {
      method: 'POST',
      path: '/auth/forgot-password',
      body: z.strictObject({ username: Username }),
      responses: { 200: Done },
    },
    /** Exchanges the mailed token for a cookie (reliability S1). `isFirst`: an invited user without a password. */
    openReset: {
      method: 'POST',
      path: '/auth/reset',
      body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
      responses: { 200: z.object({ isFirst: z.boolean() }), 404: Problem },
    },
    resetPassword: {
      method: 'POST',
      path: '/auth/reset-password',
      body: z.strictObject({ username: Username, newPassword: Password, passwordConfirmation: Password }),
      responses: { 200: Done },
    },
    session: {
      method: 'GET',
      path: '/auth/session',
      responses: { 200: SessionState },
    },
  },
  { strictStatusCodes: true, commonResponses: bodyProblems },
)

/** For signed-in users. Field names: newPassword, repeatPassword, currentPassword, password. */
const ownContract = c.router(
  {
    /** Activity, or the answer to the warning: twenty more minutes, for all tabs. */
    extend: {
      method: 'POST',
      path: '/auth/session/extend',
      body: nothing,
      responses: { 200: SessionState },
    },
    logout: {
      method: 'POST',
      path: '/auth/session/end',
      /** Drafts are kept for the next sign-in, unless the person signs out. */
      body: z.strictObject({ forgetsDrafts: z.boolean() }),
      responses: { 200: Over },
    },
    /** Proves the person's identity before something sensitive (reliability D-36). */
    confirmPassword: {
      method: 'POST',
      path: '/auth/session/confirm',
      body: z.strictObject({ password: Password }),
      responses: { 200: SessionState },
    },
    /** For how many seconds that proof still counts. */
    recentPassword: {
      method: 'GET',
      path: '/auth/session/confirmed',
      responses: { 200: z.object({ seconds: z.int() }) },
    },
    sessions: {
      method: 'GET',
      path: '/auth/sessions',
      responses: { 200: z.object({ sessions: z.array(OwnSession) }) },
    },
    endSession: {
      method: 'POST',
      path: '/auth/sessions/:id/end',
      pathParams: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      body: nothing,
      responses: { 200: nothing, 404: Problem },
    },
    logoutEverywhere: {
      method: 'POST',
      path: '/auth/sessions/end',
      body: nothing,
      responses: { 200: Over },
    },
    changePassword: {
      method: 'POST',
      path: '/auth/password',
      body: z.strictObject({
        newPassword: Password,
        repeatPassword: Password,
        currentPassword: z.optional(Password),
      }),
      responses: { 200: Done },
    },
  },
  { strictStatusCodes: true, commonResponses: { ...bodyProblems, 401: Problem } },
)

export const authContract = c.router({ guest: guestContract, own: ownContract })
