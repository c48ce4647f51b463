import type { Locale } from '@wasl/domain/locale'
import type { PasswordRule } from '@wasl/domain/password'
import type { Context } from 'hono'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { wordsOf } from '../platform/http/words.ts'
import type { Origin } from './auth-deps.ts'
import { authStrings } from './auth.strings.ts'
import { authStringsAr } from './auth.strings.ar.ts'
import type { TokenPair } from '../kernel/people/start-session.service.ts'

export const authWords = wordsOf({ en: authStrings, ar: authStringsAr })

export const ruleWords = (rules: readonly PasswordRule[], language: Locale): string[] =>
  rules.map((rule) => authWords(`password.${rule}`, language))

export function originOf(c: Context<CoreEnv>, device: string | null = null): Origin {
  const { merchantId, network, requestId, language } = c.var
  return { merchantId, network, requestId, language, device }
}

/** Locked for a while or until a new password. The same for an unknown name. */
export function answerTooMany(
  c: Context<CoreEnv>,
  refusal: { kind: 'tooMany'; waitMs: number } | { kind: 'stopped' },
): { status: 429; body: { detail: string; code: string } } {
  const { language } = c.var
  if (refusal.kind === 'stopped')
    return { status: 429, body: { detail: authWords('auth.stopped', language), code: 'account_locked' } }
  c.header('retry-after', String(Math.ceil(refusal.waitMs / 1_000)))
  const minutes = Math.ceil(refusal.waitMs / 60_000)
  return {
    status: 429,
    body: { detail: authWords('auth.tooMany', language, { minutes }), code: 'too_many_requests' },
  }
}

export const pairBody = ({ access, refresh, accessExpiresAt, sessionEndsAt }: TokenPair) => ({
  access,
  refresh,
  access_expires: accessExpiresAt.toISOString(),
  session_ends: sessionEndsAt.toISOString(),
})

/** Requests that a page makes on a timer keep no session alive. */
export const isBackground = (c: Context<CoreEnv>): boolean => c.req.header('x-wasl-background') !== undefined
