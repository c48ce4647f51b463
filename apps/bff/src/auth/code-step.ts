import type { CodeAsked } from '@wasl/contracts/core/auth/sign-in.contract'
import type { CodeStep } from '@wasl/contracts/web/auth.contract'
import type { z } from 'zod'
import type { CodeChallenge } from './auth-deps.ts'

/** How long the wish for another code has to wait, whoever is impatient. */
const resendAfterMs = 30_000

type Asked = { readonly host: string; readonly username: string; readonly now: Date }

export const challengeOf = (
  asked: z.infer<typeof CodeAsked>,
  { host, username, now }: Asked,
): CodeChallenge => ({
  host,
  username,
  challenge: asked.challenge,
  sentTo: asked.sent_to,
  message: asked.message,
  sentAt: now.toISOString(),
  until: asked.expires,
})

export const codeStepOf = ({ message, sentTo, sentAt }: CodeChallenge, now: Date): CodeStep => ({
  kind: 'code',
  message,
  sentTo,
  resendInMs: Math.max(0, Date.parse(sentAt) + resendAfterMs - now.getTime()),
})
