import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import type { BffEnv } from '../bff-env.ts'

/** What the demo would have sent. Its pages bring their own policy. */
export type Outbox = (request: Request, host: { nonce: string }) => Response | Promise<Response>

export function mountOutbox(app: Hono<BffEnv>, outbox: Outbox): void {
  app.on(['GET', 'POST'], ['/outbox', '/outbox/*'], (c) =>
    outbox(c.req.raw, { nonce: randomBytes(16).toString('base64url') }),
  )
}
