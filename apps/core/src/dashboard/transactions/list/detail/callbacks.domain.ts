import { isCurrency } from '@wasl/domain/money'
import type { Evidence } from '../../../../kernel/gateways/gateway.ts'
import type { Happening } from './timeline.domain.ts'

/** A gateway's callback about an attempt as the inbox has it; `outcome` says what each piece of evidence came to. */
export type HeardCallback = {
  id: number
  attemptId: string
  evidence: readonly Evidence[]
  outcome: string | null
  receivedAt: Date
  deliveries: number
  lastHeardAt: Date | null
}

/** What a callback came to, and that it was delivered again: the last time, with how often in all. */
export function callbackSteps(heard: HeardCallback): Happening[] {
  const { evidence, result } = wordOf(heard)
  const money = evidence?.money && isReadable(evidence.money) ? evidence.money : null
  const step: Happening = {
    kind: 'gateway',
    code: `callback.${result}`,
    from: null,
    to: null,
    actor: 'callback',
    minor: money?.minor ?? null,
    currency: money?.currency ?? null,
    attemptId: heard.attemptId,
    callback: { result: evidence?.result ?? null, times: heard.deliveries },
    at: heard.receivedAt,
    order: heard.id,
  }
  return heard.lastHeardAt ? [{ ...step, code: 'callback.repeated', at: heard.lastHeardAt }, step] : [step]
}

/** The weightiest first: what one piece of evidence changed is what the callback came to, and known money is no failure. */
const byWeight = [
  'paid',
  'authorized',
  'cod',
  'surplus',
  'mismatch',
  'failed',
  'canceled',
  'expired',
  'pending',
  'duplicate',
  'early',
  'ignored',
]

type Word = { result: string; evidence: Evidence | null }

function wordOf({ outcome, evidence }: HeardCallback): Word {
  const only = evidence.length === 1 ? (evidence[0] ?? null) : null
  if (outcome === null) return { result: 'waiting', evidence: only }
  const outcomes = outcome.split(' ')
  const result = byWeight.find((weightier) => outcomes.includes(weightier)) ?? 'ignored'
  // What became of several attempts is noted in the order of their locks, so it can be matched for one attempt only.
  const isOfOne = new Set(evidence.map(({ trackId }) => trackId)).size === 1
  return { result, evidence: isOfOne ? (evidence[outcomes.indexOf(result)] ?? null) : only }
}

/** A gateway's word is untrusted: what is no amount is not told as one. */
const isReadable = ({ minor, currency }: NonNullable<Evidence['money']>): boolean =>
  Number.isSafeInteger(minor) && minor > 0 && isCurrency(currency)
