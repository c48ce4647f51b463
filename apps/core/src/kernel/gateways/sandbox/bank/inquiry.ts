import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { captureFacts } from './operation.ts'
import { refusals } from './refusals.ts'
import type { Register } from './register.ts'
import { factOf, type BankSession } from './session.ts'
import { statementOf } from './wire.ts'

/** The book's word, unless the scenario spoils the first answers. */
export function inquiryAnswer(
  register: Register,
  session: BankSession,
): { status: ContentfulStatusCode; body: unknown } {
  const fault = session.script.inquiry
  if (!fault || fault.name === 'inquiry-normal' || session.faultyInquiries >= fault.number)
    return { status: 200, body: statementOf(session, factOf(session), ...captureFacts(session)) }
  register.record({ type: 'inquiry.faulted', paymentId: session.paymentId, note: fault.name })
  switch (fault.name) {
    case 'inquiry-not-found':
      return { status: 404, body: { code: 'not_found' } }
    case 'inquiry-unavailable':
      return { status: 503, body: {} }
    case 'inquiry-rate-limited':
      return { status: 429, body: refusals.too_many_requests }
  }
}
