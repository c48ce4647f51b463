import { createHash } from 'node:crypto'
import type { Evidence, OperationAnswer } from '../gateways/gateway.ts'

const LONGEST_ID = 128
const LONGEST_TEXT = 512
const MOST_DETAILS = 32

/** Evidence with texts that a database can store. Gateways' texts are input from outside. */
export function storable(evidence: Evidence): Evidence {
  const { gatewayPaymentId, cardToken, message, details } = evidence
  return {
    ...evidence,
    operationId: storableId(evidence.operationId),
    gatewayPaymentId: gatewayPaymentId === null ? null : storableId(gatewayPaymentId),
    cardToken: cardToken ? storableId(cardToken) : null,
    message: message && { en: text(message.en), ar: text(message.ar) },
    details: storableDetails(details),
  }
}

/** The same for the answer about an operation. */
export function storableAnswer<Answer extends Extract<OperationAnswer, { kind: 'done' | 'refused' }>>(
  answer: Answer,
): Answer {
  return {
    ...answer,
    ...(answer.kind === 'done' && { operationId: storableId(answer.operationId) }),
    ...(answer.kind === 'refused' && {
      message: { en: text(answer.message.en), ar: text(answer.message.ar) },
    }),
    details: storableDetails(answer.details),
  }
}

const storableDetails = (details: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details)
      .slice(0, MOST_DETAILS)
      .map(([label, value]) => [text(label), text(value)]),
  )

/** Keeps ids distinct: one that is too long is replaced by its hash. */
export function storableId(id: string): string {
  const clean = legible(id)
  return clean === id && id.length <= LONGEST_ID
    ? id
    : `sha256-${createHash('sha256').update(id).digest('hex')}`
}

const text = (words: string): string => legible(words).slice(0, LONGEST_TEXT).toWellFormed()

const legible = (words: string): string => words.toWellFormed().replaceAll('\0', '')
