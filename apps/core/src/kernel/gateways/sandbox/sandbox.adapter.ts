import { decimalText } from '@wasl/domain/money'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import {
  GatewaySilent,
  type CreateSession,
  type GatewayAccount,
  type GatewayAdapter,
  type Session,
} from '../gateway.ts'
import { askBank, understood, type Answer, type Fetch } from './bank-line.ts'
import { terminalKey, terminalOf, type SandboxCredentials } from './credentials.ts'
import { sandboxOperations } from './sandbox-operations.ts'
import { sandboxWallet } from './sandbox-wallet.ts'
import { isGenuine } from './signature.ts'
import { evidenceOf, Statement } from './statement.ts'

/** The adapter treats the sandbox bank like a remote one: HTTP, credentials, a deadline, and no trust in answers. */
export function createSandboxAdapter(deps: SandboxDeps): GatewayAdapter {
  const line = { fetch: deps.fetch, deadline: deps.deadline ?? (() => AbortSignal.timeout(10_000)) }
  const ask = (account: GatewayAccount, path: string, body?: unknown): Promise<Answer> => {
    const terminal = terminalOf(account)
    const key = terminalKey(deps.credentials.apiSecret, terminal)
    return askBank(line, { url: `${deps.bankUrl}/sandbox-bank/api/${path}`, terminal, key, body })
  }
  const genuine = (
    text: Uint8Array | string,
    mark: { keyId: string; timestamp: string; signature: string },
  ) => isGenuine(text, mark, { keys: deps.credentials.signingKeys, now: deps.clock.now() })

  const createSession = async (request: CreateSession): Promise<Session> => {
    const answer = await ask(request.account, 'sessions', sessionRequest(request))
    if (answer.status === 200 || answer.status === 201) return redirectIn(answer, request)
    if (refusalStatuses.includes(answer.status)) return refusalIn(answer)
    throw new GatewaySilent(`the bank answered ${answer.status}`)
  }

  return {
    name: 'sandbox',
    capabilities: { inquiry: true, cancel: true, authorize: true, sessionMinutes: 15 },
    createSession,
    wallet: sandboxWallet({ ask, createSession }),
    operations: sandboxOperations({ ask }),

    readReturn(account, params) {
      const { statement, key_id: keyId = '', timestamp = '', signature = '' } = params
      if (!statement || statement.length > largestStatement) return null
      if (!genuine(statement, { keyId, timestamp, signature })) return null
      const said = parsed(Statement, Buffer.from(statement, 'base64url'))
      return said && said.terminal === terminalOf(account) ? evidenceOf(said) : null
    },

    readCallback(account, headers, rawBody) {
      if (rawBody.byteLength > largestStatement) return { kind: 'malformed' }
      const mark = {
        keyId: headers.get('x-bank-key-id') ?? '',
        timestamp: headers.get('x-bank-timestamp') ?? '',
        signature: headers.get('x-bank-signature') ?? '',
      }
      if (!genuine(rawBody, mark)) return { kind: 'badSignature' }
      const event = parsed(CallbackEvent, rawBody)
      const evidence = event && evidenceOf(event.statement)
      if (!evidence) return { kind: 'malformed' }
      const isOurs = event.statement.terminal === terminalOf(account)
      return { kind: 'event', eventId: event.event_id, evidence: isOurs ? evidence : [] }
    },

    async inquire(account, trackId) {
      const answer = await ask(account, `inquiry/${encodeURIComponent(trackId)}`)
      if (answer.status === 404) return understood(NotFound, answer.body) && { kind: 'notFound' }
      if (answer.status !== 200) throw new GatewaySilent(`the bank answered ${answer.status} to an inquiry`)
      const statement = understood(Statement, answer.body)
      const evidence =
        statement.track_id === trackId && statement.terminal === terminalOf(account) && evidenceOf(statement)
      if (!evidence) throw new GatewaySilent('the bank answered about something else')
      return { kind: 'found', evidence }
    },

    async cancel(account, trackId) {
      try {
        const answer = await ask(account, `cancel/${encodeURIComponent(trackId)}`, {})
        return answer.status === 200 && understood(Cancel, answer.body).closed ? 'closed' : 'open'
      } catch (error) {
        if (error instanceof GatewaySilent) return 'open'
        throw error
      }
    },
  }
}

export type SandboxDeps = {
  fetch: Fetch
  /** The bank's origin; within one process any origin works. */
  bankUrl: string
  clock: Clock
  credentials: SandboxCredentials
  /** A new signal per call; default 10 seconds for the whole call. */
  deadline?: () => AbortSignal
}

const largestStatement = 64 * 1024

const SessionMade = z.strictObject({
  payment_id: z.string().regex(/^[\w-]{1,64}$/),
  track_id: z.string(),
  redirect_url: z.url({ protocol: /^https?$/ }),
  expires_at: z.iso.datetime(),
})

/** Documented: nothing was charged or will be. */
const refusalStatuses: readonly number[] = [400, 401, 409, 413, 422, 429]

const Refusal = z.strictObject({
  code: z.enum([
    'invalid_request',
    'terms_differ',
    'declined',
    'unknown_scenario',
    'too_many_requests',
    'unauthorized',
  ]),
  message: z.strictObject({ en: z.string().max(256), ar: z.string().max(256) }),
})

const Cancel = z.strictObject({ closed: z.boolean() })

const NotFound = z.strictObject({ code: z.literal('not_found') })

const CallbackEvent = z.strictObject({ event_id: z.string().regex(/^[\w-]{1,64}$/), statement: Statement })

const sessionRequest = (request: CreateSession) => ({
  track_id: request.trackId,
  operation: request.account.operation,
  amount: decimalText(request.charge),
  currency: request.charge.currency,
  merchant_name: request.merchantName,
  order_no: request.orderNo,
  language: request.locale,
  return_url: request.returnUrl,
  callback_url: request.callbackUrl,
  scenario: request.scenario,
})

function redirectIn(answer: Answer, { account, trackId }: CreateSession): Session {
  const made = understood(SessionMade, answer.body)
  if (made.track_id !== trackId) throw new GatewaySilent('the bank made a session for something else')
  if (!account.redirectOrigins.includes(new URL(made.redirect_url).origin))
    throw new GatewaySilent('the bank sends the payer to a place that is not its own')
  return { kind: 'redirect', gatewayPaymentId: made.payment_id, redirectUrl: made.redirect_url }
}

function refusalIn(answer: Answer): Session {
  const { code, message } = understood(Refusal, answer.body)
  return { kind: 'refused', message, details: { Result: code } }
}

function parsed<Schema extends z.ZodType>(schema: Schema, bytes: Uint8Array): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null
    throw error
  }
}
