import type { z } from 'zod'
import { wasNeverSent } from '../../../platform/outbound/never-sent.ts'
import { GatewaySilent, GatewayUnreached } from '../gateway.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type Answer = { status: number; body: unknown }

const largestAnswer = 256 * 1024

/** Sends one request to the bank and reads its JSON answer. After any failure it is unknown what the bank did. */
export async function askBank(
  line: { fetch: Fetch; deadline: () => AbortSignal },
  call: Call,
): Promise<Answer> {
  try {
    const response = await line.fetch(call.url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${call.key}`,
        'x-bank-terminal': call.terminal,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      redirect: 'manual',
      signal: line.deadline(),
    })
    return { status: response.status, body: JSON.parse(await textOf(response)) }
  } catch (cause) {
    if (cause instanceof GatewaySilent) throw cause
    if (wasNeverSent(cause)) throw new GatewayUnreached('the bank was not reached', { cause })
    throw new GatewaySilent('the bank did not answer', { cause })
  }
}

type Call = { url: string; terminal: string; key: string; body?: unknown }

/** Parses a documented answer. Any other answer is silence. */
export function understood<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw new GatewaySilent('the bank answered something undocumented', { cause: parsed.error })
  return parsed.data
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > largestAnswer) throw new GatewaySilent('the bank answered more than 256 KiB')
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}
