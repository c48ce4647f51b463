import { decimalText, isPositive, parseAmount } from '@wasl/domain/money'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { BankEnv } from './line.ts'
import type { BankOperation, OperationTerms } from './operation.ts'
import type { OperationsDesk } from './operations-desk.ts'
import { refusals } from './refusals.ts'
import type { Register } from './register.ts'
import type { BankSession } from './session.ts'

type Env = BankEnv & { Variables: { terminal: string } }

/** API for shops after a payment: refund, capture, void, and their state. */
export function createOperationsApi({ register, desk, sendDue }: OperationsDeps): Hono<BankEnv> {
  const api = new Hono<Env>()
  const sessionOf = (c: Context<Env>): BankSession | null => {
    const session = register.byTrack(c.req.param('track') ?? '')
    return session?.terms.terminal === c.var.terminal ? session : null
  }

  api.post('/:track', async (c) => {
    const session = sessionOf(c)
    if (!session) return c.json({ code: 'not_found' }, 404)
    const terms = termsIn(await c.req.json().catch(() => null))
    if (!terms) return c.json(refusals.invalid_request, 400)
    const step = session.script.operation
    const isFirstCall =
      !session.operations.has(terms.reference) && !session.faultedOperations.has(terms.reference)
    if (
      isFirstCall &&
      (step?.name === 'operation-timeout-before' || step?.name === 'operation-server-error')
    ) {
      register.record({
        type: 'operation.faulted',
        paymentId: session.paymentId,
        reference: terms.reference,
        note: step.name,
      })
      if (step.name === 'operation-timeout-before' && c.env.line) c.env.line.fault = 'silent'
      return c.json({}, 500)
    }
    const isLost = step?.name === 'operation-timeout-after' && !session.operations.has(terms.reference)
    const operation = desk.ask(session, terms, step)
    if (operation === 'terms_differ') return c.json(refusals.terms_differ, 409)
    if (operation === 'too_much') return c.json(refusals.too_much, 422)
    await sendDue()
    if (isLost && c.env.line) c.env.line.fault = 'silent'
    return c.json(bodyOf(operation))
  })

  api.get('/:track/:reference', (c) => {
    const operation = sessionOf(c)?.operations.get(c.req.param('reference'))
    return operation ? c.json(bodyOf(operation)) : c.json({ code: 'not_found' }, 404)
  })

  return api as unknown as Hono<BankEnv>
}

export type OperationsDeps = { register: Register; desk: OperationsDesk; sendDue: () => Promise<void> }

const Request = z.strictObject({
  kind: z.enum(['refund', 'capture', 'void']),
  reference: z.string().regex(/^[\w-]{1,64}$/),
  amount: z.string().max(24),
  currency: z.string().length(3),
})

function termsIn(body: unknown): OperationTerms | null {
  const asked = Request.safeParse(body).data
  const amount = asked && parseAmount(asked.amount, asked.currency)
  if (!asked || !amount?.ok || !isPositive(amount.value)) return null
  return { kind: asked.kind, reference: asked.reference, amount: amount.value }
}

const bodyOf = ({ kind, reference, amount, operationId, state, message }: BankOperation) => ({
  kind,
  reference,
  amount: decimalText(amount),
  currency: amount.currency,
  operation_id: operationId,
  state,
  message,
})
