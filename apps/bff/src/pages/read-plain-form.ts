import { readBytes } from '@wasl/contracts/read-body'
import { cleanText } from '@wasl/domain/clean-text'
import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'

const mostBytes = 8 * 1024
/** A cart of fifty lines is sent along. */
export const mostWithCart = 96 * 1024

/** What a form without script sent, its text cleaned but for `asSent`; null for what no form of ours sends. */
export async function readPlainForm(
  c: Context<BffEnv>,
  asSent: readonly string[] = [],
  most = mostBytes,
): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) return null
  const bytes = await readBytes(c.req.raw, most)
  if (bytes === null) return null
  const given = new URLSearchParams(new TextDecoder().decode(bytes))
  return new URLSearchParams(
    Array.from(given, ([name, text]): [string, string] => [
      name,
      asSent.includes(name) ? text : cleanText(text),
    ]),
  )
}
