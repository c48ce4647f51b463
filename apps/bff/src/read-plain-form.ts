import { readBytes } from '@wasl/contracts/read-body'
import type { Context } from 'hono'
import type { BffEnv } from './bff-env.ts'

const mostBytes = 8 * 1024

/** What a form without script sent; null for what no form of ours sends. */
export async function readPlainForm(c: Context<BffEnv>): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) return null
  const bytes = await readBytes(c.req.raw, mostBytes)
  return bytes && new URLSearchParams(new TextDecoder().decode(bytes))
}
