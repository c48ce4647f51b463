import { accepted, refused, type Result } from '@wasl/domain/result'
import { z } from 'zod'
import { readTarget, type TargetRules } from '../../platform/outbound/target.ts'

/** What a browser gives out: where its push service takes letters, and what they are sealed with. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'base64url')
/** A point of P-256, uncompressed (RFC 8291). */
const isPoint = (text: string): boolean => bytesOf(text).length === 65 && bytesOf(text)[0] === 4
const key = z.string().regex(/^[A-Za-z0-9_-]+=*$/)

const Given = z.object({
  endpoint: z.string().max(1_000),
  keys: z.object({ p256dh: key.refine(isPoint), auth: key.refine((text) => bytesOf(text).length === 16) }),
})

/** `registration_id` of S2 §7: a browser's PushSubscription as JSON. Where it leads is judged as a webhook's address is. */
export function readRegistration(text: string, rules: TargetRules): Result<Subscription, 'unreadable'> {
  const parsed = Given.safeParse(jsonOf(text))
  if (!parsed.success) return refused('unreadable')
  const { endpoint, keys } = parsed.data
  const target = readTarget(endpoint, rules)
  // The demo writes down what it will not send.
  if (typeof target === 'string' && target !== 'notAllowed') return refused('unreadable')
  return accepted({ endpoint, ...keys })
}

/** Whether a message may be sent there: the demo calls no outside server. */
export const isReachable = (endpoint: string, rules: TargetRules): boolean =>
  typeof readTarget(endpoint, rules) !== 'string'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
