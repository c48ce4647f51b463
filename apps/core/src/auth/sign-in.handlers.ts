import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import type { CoreEnv } from '../platform/http/core-env.ts'
import type { AskedCode } from './ask-for-code.service.ts'
import type { AuthDeps } from './auth-deps.ts'
import { answerTooMany, authWords, isBackground, originOf, pairBody, ruleWords } from './auth-words.ts'
import { forgotPassword } from './forgot-password.service.ts'
import { refreshTokens } from './refresh.service.ts'
import { openReset, resetPassword, type ResetRefusal } from './reset-password.service.ts'
import { signIn, type SignedIn } from './sign-in.service.ts'
import { resendOtp, verifyOtp } from './verify-otp.service.ts'

type SignInHandlers = Handlers<typeof coreContract, CoreEnv>['signIn']

export const signInHandlers = (deps: AuthDeps): SignInHandlers => ({
  token: async ({ body }, c) => {
    const { username, password, device = null, known_device: knownDevice = null } = body
    const done = await signIn(deps, { ...originOf(c, device), username, password, knownDevice })
    if (done.ok) {
      if (done.value.kind === 'session') return { status: 200, body: sessionBody(done.value) }
      return { status: 200, body: codeBody(c, done.value) }
    }
    switch (done.error.kind) {
      case 'wrong':
        return { status: 400, body: { non_field_errors: [authWords('auth.wrong', c.var.language)] } }
      case 'codeNotSent':
        return notSent(c)
      case 'tooMany':
      case 'stopped':
        return answerTooMany(c, done.error)
    }
  },

  verifyOtp: async ({ body }, c) => {
    const { device = null, known_device: knownDevice = null, ...given } = body
    const done = await verifyOtp(deps, { ...originOf(c, device), ...given, knownDevice })
    if (done.ok) return { status: 200, body: sessionBody(done.value) }
    const { language } = c.var
    switch (done.error.kind) {
      case 'malformed':
        return { status: 400, body: { code: [authWords('auth.codeMalformed', language)] } }
      case 'wrong':
        return { status: 400, body: { code: [authWords('auth.codeWrong', language)] } }
      case 'over':
        return { status: 400, body: codeOver(c) }
    }
  },

  resendOtp: async ({ body }, c) => {
    const done = await resendOtp(deps, { ...originOf(c), ...body })
    if (done.ok) return { status: 200, body: codeBody(c, done.value) }
    switch (done.error.kind) {
      case 'over':
        return { status: 400, body: codeOver(c) }
      case 'codeNotSent':
        return notSent(c)
      case 'tooMany':
      case 'stopped':
        return answerTooMany(c, done.error)
    }
  },

  refresh: async ({ body }, c) => {
    const pair = await refreshTokens(deps, { ...originOf(c), ...body, isBackground: isBackground(c) })
    if (pair.ok) return { status: 200, body: pairBody(pair.value) }
    const detail = authWords('auth.sessionEnded', c.var.language)
    return { status: 401, body: { detail, code: 'not_authenticated' } }
  },

  forgotPassword: async ({ body }, c) => {
    const answer = await forgotPassword(deps, { ...originOf(c), ...body })
    if (answer.kind === 'tooMany') return answerTooMany(c, answer)
    return { status: 200, body: { message: authWords('auth.linkSent', c.var.language) } }
  },

  openReset: async ({ body }, c) => {
    const { merchantId, language } = c.var
    const reset = await openReset(deps, { merchantId, ...body })
    if (reset.ok) {
      const { expiresAt, isFirst } = reset.value
      return { status: 200, body: { expires: expiresAt.toISOString(), first_password: isFirst } }
    }
    return { status: 404, body: { detail: authWords('auth.linkOver', language), code: 'link_over' } }
  },

  resetPassword: async ({ body }, c) => {
    const { new_password: password, password_confirmation: confirmation, ...rest } = body
    const done = await resetPassword(deps, { ...originOf(c), ...rest, password, confirmation })
    if (done.ok) {
      const said = done.value.isFirst ? 'auth.firstPasswordSet' : 'auth.passwordSet'
      return { status: 200, body: { message: authWords(said, c.var.language) } }
    }
    return { status: 400, body: resetErrors(c, done.error) }
  },
})

const sessionBody = ({ tokens, secret, knownDevice }: SignedIn) => ({
  ...pairBody(tokens),
  sessionid: secret,
  known_device: knownDevice,
  enable_OTP: false as const,
})

const codeBody = (c: Context<CoreEnv>, { challenge, sentTo, expiresAt }: AskedCode) => ({
  enable_OTP: true as const,
  message: authWords('auth.codeSent', c.var.language, { mailbox: sentTo }),
  challenge,
  sent_to: sentTo,
  expires: expiresAt.toISOString(),
})

const codeOver = (c: Context<CoreEnv>) => ({ non_field_errors: [authWords('auth.codeOver', c.var.language)] })

const notSent = (c: Context<CoreEnv>) => ({
  status: 503 as const,
  body: { detail: authWords('auth.codeNotSent', c.var.language), code: 'code_not_sent' },
})

type ResetErrors =
  | { non_field_errors: string[]; code: string }
  | { username: string[] }
  | { new_password: string[] }
  | { password_confirmation: string[] }

function resetErrors(c: Context<CoreEnv>, refusal: ResetRefusal): ResetErrors {
  const { language } = c.var
  switch (refusal.kind) {
    case 'over':
      return { non_field_errors: [authWords('auth.linkOver', language)], code: 'link_over' }
    case 'notYours':
      return { username: [authWords('auth.notYours', language)] }
    case 'different':
      return { password_confirmation: [authWords('auth.different', language)] }
    case 'weak':
      return { new_password: ruleWords(refusal.rules, language) }
  }
}
