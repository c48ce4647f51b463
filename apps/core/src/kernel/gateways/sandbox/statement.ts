import { parseAmount } from '@wasl/domain/money'
import { z } from 'zod'
import type { Evidence } from '../gateway.ts'
import { readDetails } from './answer-shapes.ts'

/** The bank's statement about one payment, the same in answers, callbacks and returns. */
const Fact = z.strictObject({
  operation_id: z.string().regex(/^[\w-]{1,64}$/),
  result: z.string().regex(/^[A-Z ]{1,32}$/),
  amount: z.string().max(24).nullable(),
  currency: z.string().length(3).nullable(),
  card_token: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullish(),
  message: z.strictObject({ en: z.string().max(256), ar: z.string().max(256) }).nullable(),
  details: z.record(z.string().min(1).max(64), z.string().max(256)),
})

export const Statement = z.strictObject({
  terminal: z.string().min(1).max(96),
  payment_id: z.string().regex(/^[\w-]{1,64}$/),
  track_id: z.string().regex(/^[\w-]{1,64}$/),
  facts: z.array(Fact).max(32),
})
export type Statement = z.infer<typeof Statement>

/** Null if an amount cannot be read exactly; then nothing in the statement is trusted. */
export function evidenceOf(statement: Statement): Evidence[] | null {
  const evidence: Evidence[] = []
  for (const fact of statement.facts) {
    const result = results.get(fact.result)
    if (!result) continue
    const money = moneyOf(fact)
    if (money === 'unreadable' || (hasMoney(result) && !money)) return null
    evidence.push({
      trackId: statement.track_id,
      gatewayPaymentId: statement.payment_id,
      result,
      money,
      operationId: fact.operation_id,
      cardToken: fact.card_token ?? null,
      message: fact.message,
      details: readDetails(fact.details, statement.terminal),
    })
  }
  return evidence
}

const results = new Map<string, Evidence['result']>([
  ['CAPTURED', 'captured'],
  ['AUTHORIZED', 'authorized'],
  ['NOT CAPTURED', 'failed'],
  ['CANCELED', 'canceled'],
  ['EXPIRED', 'expired'],
  ['PENDING', 'pending'],
])

const hasMoney = (result: Evidence['result']): boolean => result === 'captured' || result === 'authorized'

function moneyOf({ amount, currency }: z.infer<typeof Fact>): Evidence['money'] | 'unreadable' {
  if (amount === null && currency === null) return null
  if (amount === null || currency === null) return 'unreadable'
  const parsed = parseAmount(amount, currency)
  return parsed.ok ? parsed.value : 'unreadable'
}
