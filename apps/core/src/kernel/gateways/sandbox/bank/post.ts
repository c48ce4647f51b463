import { randomBytes } from 'node:crypto'
import { seal } from '../signature.ts'
import type { Stamp } from './returns.ts'
import { silence } from './line.ts'
import { newOperationId, newPaymentId } from './numbers.ts'
import type { Register } from './register.ts'
import type { BankSession, Callback } from './session.ts'
import { statementOf } from './wire.ts'

export type Deliver = (url: string, init: RequestInit) => Promise<Response>

/** Sends due callbacks, those of one session in order. */
export function createPost({ register, deliver, stamp, durable }: PostDeps): { sendDue(): Promise<void> } {
  const served = new Set<BankSession>()

  const serve = async (session: BankSession): Promise<void> => {
    served.add(session)
    try {
      for (let next = nextDue(session, register.now()); next; next = nextDue(session, register.now()))
        await send(session, next)
    } finally {
      served.delete(session)
    }
  }

  const send = async (session: BankSession, callback: Waiting): Promise<void> => {
    const letter = letterOf(session, callback, stamp)
    const statuses = await Promise.all(Array.from({ length: callback.copies }, () => post(letter)))
    const status = statuses.at(-1) ?? null
    const delay = status === null || status >= 500 ? retrySeconds[callback.tries] : undefined
    const retryAt =
      delay === undefined ? null : new Date(register.now().getTime() + delay * 1000).toISOString()
    register.record({
      type: 'callback.sent',
      paymentId: session.paymentId,
      callbackId: callback.id,
      status,
      retryAt,
    })
    await durable()
  }

  const post = async ({ url, init }: Letter): Promise<number | null> => {
    try {
      const letter = init()
      return (await Promise.race([deliver(url, letter), silence(letter.signal)])).status
    } catch {
      return null
    }
  }

  return {
    async sendDue() {
      const idle = register.busy().filter((session) => !served.has(session))
      await Promise.all(idle.map(serve))
    },
  }
}

type Waiting = Callback & { tries: number }
type PostDeps = { register: Register; deliver: Deliver; stamp: Stamp; durable: () => Promise<void> }
type Letter = { url: string; init: () => RequestInit & { signal: AbortSignal } }

/** A failed callback is sent three times more. */
const retrySeconds: readonly (number | undefined)[] = [5, 30, 120]

const nextDue = (session: BankSession, now: Date): Waiting | undefined =>
  [...session.callbacks.values()].find(({ dueAt }) => new Date(dueAt) <= now)

function letterOf(session: BankSession, callback: Callback, { key, clock }: Stamp): Letter {
  const now = clock.now()
  const body = bodyOf(session, callback)
  const signer =
    callback.fault === 'callback-bad-signature' ? { ...key, secret: randomBytes(32).toString('hex') } : key
  const mark = seal(
    signer,
    body,
    callback.fault === 'callback-old' ? new Date(now.getTime() - 86_400_000) : now,
  )
  return {
    url: session.terms.callbackUrl,
    init: () => ({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-bank-key-id': mark.keyId,
        'x-bank-timestamp': mark.timestamp,
        'x-bank-signature': mark.signature,
      },
      ...(callback.fault === 'callback-slow' ? { body: inPieces(body), duplex: 'half' } : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    }),
  }
}

function bodyOf(session: BankSession, callback: Callback): string {
  const statement = statementOf(session, callback.fact)
  const text = (said: unknown) => JSON.stringify({ event_id: callback.id, statement: said })
  switch (callback.fault) {
    case 'callback-unknown-reference': {
      const facts = statement.facts.map((fact) => ({ ...fact, operation_id: newOperationId() }))
      return text({ ...statement, facts, track_id: newOperationId(), payment_id: newPaymentId() })
    }
    case 'callback-other-merchant':
      return text({ ...statement, terminal: `another-${statement.terminal}` })
    case 'callback-huge-body':
      return text({ ...statement, padding: 'x'.repeat(1024 * 1024) })
    case 'callback-invalid-body':
      return text(statement).slice(0, -20)
    default:
      return text(statement)
  }
}

function inPieces(body: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body)
  let from = 0
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve))
      if (from >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(from, (from += 32)))
    },
  })
}
