import { isPositive, parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { terminalKey } from '../credentials.ts'
import type { BankEnv } from './line.ts'
import { createOperationsApi } from './operations.handlers.ts'
import type { OperationsDesk } from './operations-desk.ts'
import { refusals, type RefusalCode } from './refusals.ts'
import { readScript, type Script } from './scenarios.ts'
import { createSession, type MakerDeps } from './session-maker.ts'
import { type Terms, factOf, type BankSession } from './session.ts'
import { gatewayOf, merchantOf } from './terminal.ts'
import { createWalletApi } from './wallet.handlers.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { captureFacts } from './operation.ts'
import type { Register } from './register.ts'
import { statementOf } from './wire.ts'

/** API for shops: make a session, ask about it, close it. Answers are JSON; a refusal is `{code, message}`. */
export function createApi(deps: ApiDeps): Hono<BankEnv> {
  const { register, desk } = deps
  const api = new Hono<BankEnv & { Variables: { terminal: string } }>()

  api.use('*', bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.json(refusals.invalid_request, 413) }))
  api.use('*', async (c, next) => {
    const terminal = c.req.header('x-bank-terminal') ?? ''
    const key = /^Bearer ([0-9a-f]{64})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!isSame(key, terminalKey(deps.apiSecret, terminal))) return c.json(refusals.unauthorized, 401)
    c.set('terminal', terminal)
    return next()
  })

  api.post('/sessions', async (c) => {
    const asked = requestIn(await c.req.text(), c.var.terminal)
    if (!asked.ok) return c.json(refusals[asked.error], 400)
    const { terms, script } = asked.value
    // A payment with its own scenario gets no random fault.
    const isSpared = Object.keys(script).length > 0 || register.byTrack(terms.trackId) !== null
    const chance = isSpared ? {} : register.drawnScript(merchantOf(terms), terms.trackId)
    const usual = { ...register.defaultScript(gatewayOf(terms)), ...chance }
    const made = await createSession(deps, terms, { ...usual, ...script })
    if (made.lineFault && c.env.line) c.env.line.fault = made.lineFault
    return c.body(made.body, made.status, { 'content-type': 'application/json', ...made.headers })
  })

  api.get('/inquiry/:track', (c) => {
    const session = register.byTrack(c.req.param('track'))
    if (!session || session.terms.terminal !== c.var.terminal) return c.json({ code: 'not_found' }, 404)
    desk.expire(session)
    const { status, body } = inquiryAnswer(register, session)
    return c.json(body, status)
  })

  api.post('/cancel/:track', (c) => {
    const session = register.byTrack(c.req.param('track'))
    if (!session || session.terms.terminal !== c.var.terminal) return c.json({ code: 'not_found' }, 404)
    return c.json({ closed: desk.close(session) })
  })

  api.route('/wallet', createWalletApi(deps))
  api.route('/operations', createOperationsApi({ register, desk: deps.operations, sendDue: deps.sendDue }))

  return api as unknown as Hono<BankEnv>
}

export type ApiDeps = MakerDeps & { apiSecret: string; operations: OperationsDesk }

const Named = z.strictObject({ en: z.string().max(200), ar: z.string().max(200) })
const HttpUrl = z.url({ protocol: /^https?$/ }).max(2000)

const SessionRequest = z.strictObject({
  track_id: z.string().regex(/^[\w-]{1,64}$/),
  operation: z.enum(['purchase', 'authorize']),
  amount: z.string().max(24),
  currency: z.string().length(3),
  merchant_name: Named,
  order_no: z.string().max(128).nullable(),
  language: z.enum(['en', 'ar']),
  return_url: HttpUrl,
  callback_url: HttpUrl,
  scenario: z.string().max(256).nullable(),
})

function requestIn(text: string, terminal: string): Result<{ terms: Terms; script: Script }, RefusalCode> {
  const asked = SessionRequest.safeParse(jsonIn(text)).data
  const charge = asked && parseAmount(asked.amount, asked.currency)
  if (!asked || !charge?.ok || !isPositive(charge.value)) return refused('invalid_request')
  const script = asked.scenario ? readScript(asked.scenario) : {}
  if (!script) return refused('unknown_scenario')
  return accepted({
    script,
    terms: {
      trackId: asked.track_id,
      terminal,
      operation: asked.operation,
      charge: charge.value,
      merchantName: asked.merchant_name,
      orderNo: asked.order_no,
      locale: asked.language,
      returnUrl: asked.return_url,
      callbackUrl: asked.callback_url,
    },
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(fingerprint(given), fingerprint(expected))
const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The answer from the book, unless the scenario spoils the first answers. */
function inquiryAnswer(
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
