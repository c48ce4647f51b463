import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { BffEnv } from './bff-env.ts'
import { pagePolicy } from './csp.ts'

/** The demo's bank: a server of its own that happens to live in this process. */
export type SandboxBank = {
  readonly fetch: (request: Request, host: { nonce: string }) => Promise<Response>
  /** Where its payers go back to: the sites of the demo's merchants. */
  readonly shopOrigins: () => Promise<readonly string[]>
}

export function mountSandboxBank(app: Hono<BffEnv>, bank: SandboxBank): void {
  app.all('/sandbox-bank/*', (c) => answer(c, bank))
}

async function answer(c: Context<BffEnv>, { fetch, shopOrigins }: SandboxBank): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const response = await fetch(c.req.raw, { nonce })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const policy = pagePolicy({ nonce, formOrigins: await shopOrigins() })
  return new Response(response.body, {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'content-security-policy': policy },
  })
}
