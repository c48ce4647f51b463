import { createHash } from 'node:crypto'
import type { Localised } from '@wasl/domain/locale'
import type { DemoAttempt, DemoRequest } from './demo-files.ts'
import { demoMoment } from './demo-moment.ts'

/** An attempt of the past, as it is to stand in our books and in the bank's. */
export type PastPayment = {
  attemptId: string
  gatewayCode: string
  trackId: string
  /** Null: the bank never heard of it. */
  paymentId: string | null
  state: DemoAttempt['state']
  createdAt: Date
  message: Localised | null
  details: Record<string, string>
}

/** The attempt written down for a request; a settled request without one gets one in the same style. */
export function pastPayment(
  request: DemoRequest,
  line: DemoAttempt | undefined,
  now: Date,
): PastPayment | null {
  if (line) return written(line, now)
  const state = settledStates.get(request.state)
  if (!state || !request.gateway) return null
  const number = digitsOf(request.id)
  return {
    attemptId: `AT-${request.id.replace(/^PR-/, '')}`,
    gatewayCode: request.gateway,
    trackId: `9${number}`,
    paymentId: `SB9${number}`,
    state,
    createdAt: new Date(demoMoment(request.created, now).getTime() + minute),
    message: null,
    details: receipt(number),
  }
}

const minute = 60_000

const settledStates = new Map<DemoRequest['state'], DemoAttempt['state']>([
  ['paid', 'success'],
  ['authorized', 'authorized'],
  ['cod', 'cod'],
])

const written = (line: DemoAttempt, now: Date): PastPayment => ({
  attemptId: line.id,
  gatewayCode: line.gateway,
  trackId: line.track_id,
  // Who lets the time run out has been at the bank's page: the bank knows the session.
  paymentId: line.gateway_payment_id ?? (line.state === 'expired' ? `SB${line.track_id}` : null),
  state: line.state,
  createdAt: demoMoment(line.created, now),
  message: line.message ? { en: line.message, ar: line.message_ar ?? line.message } : null,
  details: line.payment_details ?? {},
})

const receipt = (number: string): Record<string, string> => ({
  Result: 'CAPTURED',
  'Reference No': `R${number}`,
  'Transaction ID': `T${number}`,
  'Auth Code': `A${number.slice(-4)}`,
  'Reference ID': `4${number}`,
  'Payment ID': `P${number}`,
})

/** The same nine digits for the same request at every seeding: the bank's book outlives ours. */
const digitsOf = (id: string): string =>
  String(createHash('sha256').update(id).digest().readUInt32BE(0)).padStart(10, '0').slice(0, 9)
