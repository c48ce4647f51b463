import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Desk } from './desk.ts'
import type { LineFault } from './line.ts'
import { refusals, type RefusalCode } from './refusals.ts'
import type { Register } from './register.ts'
import type { Script } from './scenarios.ts'
import type { BankSession, Terms } from './session.ts'

/** Answers "make a session", with the fault of its scenario. If the first call failed, the second one works. */
export async function createSession(deps: MakerDeps, terms: Terms, script: Script): Promise<Made> {
  const { register, desk } = deps
  const known = register.byTrack(terms.trackId)
  if (known)
    return isSameDeal(known.terms, terms) ? sessionAnswer(deps, known, 200) : refusedWith('terms_differ', 409)

  const fault = script.create?.name ?? 'create-normal'
  const makesNothing = (answer: Made): Made => {
    register.record({ type: 'create.faulted', trackId: terms.trackId, note: fault })
    return answer
  }
  const isFirstCall = !register.hasFaulted(terms.trackId)

  switch (fault) {
    case 'create-connection-refused':
      if (isFirstCall) return makesNothing({ ...crashed, lineFault: 'refused' })
      break
    case 'create-timeout-before-session':
      if (isFirstCall) return makesNothing({ ...crashed, lineFault: 'silent' })
      break
    case 'create-server-error':
      if (isFirstCall) return makesNothing(crashed)
      break
    case 'create-too-many-requests':
      if (isFirstCall)
        return makesNothing({ ...refusedWith('too_many_requests', 429), headers: { 'retry-after': '5' } })
      break
    case 'create-declined':
      return refusedWith('declined', 422)
    default:
  }

  const session = desk.open(terms, script)
  const answer = sessionAnswer(deps, session, 201)
  switch (fault) {
    case 'create-timeout-after-session':
      return { ...answer, lineFault: 'silent' }
    case 'create-timeout-after-charge':
      desk.answer(session, { name: 'no-answer', number: 0 })
      return { ...answer, lineFault: 'silent' }
    case 'create-server-error-after-session':
      return crashed
    case 'create-malformed-answer':
      return { ...answer, body: answer.body.slice(0, 40) }
    case 'create-huge-answer':
      return { ...answer, body: `${answer.body}${' '.repeat(300 * 1024)}` }
    case 'create-foreign-redirect':
      return {
        ...answer,
        body: answer.body.replace(/"redirect_url":"[^"]+"/, `"redirect_url":"http://169.254.169.254/pay"`),
      }
    case 'create-callback-first':
      desk.answer(session, { name: 'approve', number: 0 })
      await deps.sendDue()
      return answer
    default:
      return answer
  }
}

export type MakerDeps = {
  register: Register
  desk: Desk
  publicUrl: () => string
  /** Sends due callbacks before the answer, for callbacks that overtake it. */
  sendDue: () => Promise<void>
}

type Made = {
  status: ContentfulStatusCode
  body: string
  headers: Record<string, string>
  lineFault: LineFault | null
}

const crashed: Made = { status: 500, body: '{}', headers: {}, lineFault: null }

const refusedWith = (code: RefusalCode, status: ContentfulStatusCode): Made => ({
  status,
  body: JSON.stringify(refusals[code]),
  headers: {},
  lineFault: null,
})

const sessionAnswer = (
  { publicUrl }: MakerDeps,
  session: BankSession,
  status: ContentfulStatusCode,
): Made => ({
  status,
  body: JSON.stringify({
    payment_id: session.paymentId,
    track_id: session.terms.trackId,
    redirect_url: `${publicUrl()}/sandbox-bank/pay/${session.paymentId}?lang=${session.terms.locale}`,
    expires_at: session.expiresAt.toISOString(),
  }),
  headers: {},
  lineFault: null,
})

/** A repeated call may change addresses and names, never shop or amount. */
const isSameDeal = (known: Terms, asked: Terms): boolean =>
  known.terminal === asked.terminal &&
  known.operation === asked.operation &&
  known.orderNo === asked.orderNo &&
  known.charge.minor === asked.charge.minor &&
  known.charge.currency === asked.charge.currency
