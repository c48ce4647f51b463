import { decimalText } from '@wasl/domain/money'
import { z } from 'zod'
import {
  GatewaySilent,
  type GatewayAccount,
  type GatewayOperations,
  type OperationAnswer,
  type OperationRequest,
} from '../gateway.ts'
import { understood, type Answer } from './bank-line.ts'

type Line = { ask: (account: GatewayAccount, path: string, body?: unknown) => Promise<Answer> }

export const sandboxOperations = ({ ask }: Line): GatewayOperations => ({
  kinds: ['refund', 'capture', 'void'],

  async perform(request) {
    const { account, kind, trackId, reference, amount } = request
    const answer = await ask(account, `operations/${encodeURIComponent(trackId)}`, {
      kind,
      reference,
      amount: decimalText(amount),
      currency: amount.currency,
    })
    if (answer.status === 200) return answerIn(answer, request)
    if (refusalStatuses.includes(answer.status)) {
      const { code, message } = understood(Refusal, answer.body)
      return { kind: 'refused', message, details: { Result: code } }
    }
    throw new GatewaySilent(`the bank answered ${answer.status} to a ${kind}`)
  },

  async inquire(account, { kind, trackId, reference }) {
    const path = `operations/${encodeURIComponent(trackId)}/${encodeURIComponent(reference)}`
    const answer = await ask(account, path)
    if (answer.status === 404) return understood(NotFound, answer.body) && { kind: 'notFound' }
    if (answer.status !== 200) throw new GatewaySilent(`the bank answered ${answer.status} about a ${kind}`)
    return answerIn(answer, { kind, reference })
  },
})

const Said = z.strictObject({
  kind: z.enum(['refund', 'capture', 'void']),
  reference: z.string(),
  amount: z.string().max(24),
  currency: z.string().length(3),
  operation_id: z.string().regex(/^[\w-]{1,64}$/),
  state: z.enum(['done', 'declined', 'queued']),
  message: z.strictObject({ en: z.string().max(256), ar: z.string().max(256) }).nullable(),
})

const NotFound = z.strictObject({ code: z.literal('not_found') })

/** Documented: nothing was moved or will be. */
const refusalStatuses: readonly number[] = [400, 409, 422]

const Refusal = z.strictObject({
  code: z.enum(['invalid_request', 'terms_differ', 'too_much']),
  message: z.strictObject({ en: z.string().max(256), ar: z.string().max(256) }),
})

function answerIn(
  answer: Answer,
  asked: Pick<OperationRequest, 'kind' | 'reference'> & Partial<Pick<OperationRequest, 'amount'>>,
): OperationAnswer {
  const said = understood(Said, answer.body)
  const isOurs = said.reference === asked.reference && said.kind === asked.kind
  const isWhole =
    !asked.amount || (said.amount === decimalText(asked.amount) && said.currency === asked.amount.currency)
  if (!isOurs || !isWhole) throw new GatewaySilent('the bank answered about something else')
  const details = { 'Operation ID': said.operation_id }
  switch (said.state) {
    case 'done':
      return { kind: 'done', operationId: said.operation_id, details }
    case 'queued':
      return { kind: 'queued', operationId: said.operation_id }
    case 'declined':
      return { kind: 'refused', message: said.message ?? refusedWithoutWords, details }
  }
}

const refusedWithoutWords = { en: 'The bank refused', ar: 'رفض البنك' }
