import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import type { BffEnv } from '../bff-env.ts'

/** The demo's bank: a server of its own that happens to live in this process. Its pages bring their own policy. */
export type SandboxBank = (request: Request, host: { nonce: string }) => Response | Promise<Response>

export function mountSandboxBank(app: Hono<BffEnv>, bank: SandboxBank): void {
  app.all('/sandbox-bank/*', async (c) => {
    try {
      return await bank(c.req.raw, { nonce: randomBytes(16).toString('base64url') })
    } catch {
      // The bank plays a dead line, which over HTTP is a gateway that does not answer.
      return c.body(null, 502)
    }
  })
}
