import { readBytes } from '@wasl/contracts/read-body'
import type { Handler } from 'hono'
import type { CallbackRefusal } from '../kernel/ledger/evidence/callback.service.ts'
import type { Ledger } from '../kernel/ledger/ledger.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { refuseWith } from '../platform/http/refuse.ts'

const mostBytes = 64 * 1024

/** POST /gateway/{code}/callback: a gateway speaks, server to server. The ledger verifies it before it believes a word. */
export const callbackHandler =
  ({ ledger }: { ledger: Pick<Ledger, 'receiveCallback'> }): Handler<CoreEnv, '/gateway/:code/callback'> =>
  async (c) => {
    const code = c.req.param('code')
    // No row can hold it, and PostgreSQL refuses to compare with it.
    if (code.includes('\0')) return refuseWith(c, 404, 'notFound')
    const rawBody = await readBytes(c.req.raw, mostBytes)
    if (!rawBody) return refuseWith(c, 413, 'tooLarge', { limit: mostBytes })
    const received = await ledger.receiveCallback({
      merchantId: c.var.merchantId,
      gatewayCode: code,
      headers: c.req.raw.headers,
      rawBody,
    })
    if (!received.ok) {
      const { status, reason } = refusals[received.error]
      return refuseWith(c, status, reason, { limit: mostBytes })
    }
    return c.json({ detail: received.value, code: received.value }, 200)
  }

const refusals = {
  unknownGateway: { status: 404, reason: 'notFound' },
  /** Nothing can be verified now: the gateway sends it again. */
  secretsClosed: { status: 503, reason: 'unavailable' },
  badSignature: { status: 401, reason: 'badSignature' },
  malformed: { status: 400, reason: 'malformed' },
  tooLarge: { status: 413, reason: 'tooLarge' },
} as const satisfies Record<CallbackRefusal, { status: number; reason: string }>
