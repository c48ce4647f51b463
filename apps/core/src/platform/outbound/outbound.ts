import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { readTarget, type TargetProblem, type TargetRules } from './target.ts'
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Posted =
  | { kind: 'answered'; status: number }
  /** Nobody was called. */
  | { kind: 'refused'; problem: TargetProblem }
  /** Nobody heard anything where it is `unreached`; else it may have been heard. */
  | { kind: 'failed'; problem: 'unreached' | 'timeout' | 'tooLarge' | 'connection' }

export type Outbound = {
  post(url: string, letter: { headers: Record<string, string>; body: string | Uint8Array }): Promise<Posted>
}

export type OutboundOptions = TargetRules & {
  resolve?: Resolve
  timeoutMs?: number
  mostBytes?: number
}

/**
 * Posts to servers that merchants have named (reliability D-18): public addresses over https alone, resolved once, no
 * redirect followed, no proxy, ten seconds and 256 KiB for the whole answer.
 */
export function createOutbound({
  resolve = systemResolve,
  timeoutMs = 10_000,
  mostBytes = 256 * 1024,
  ...rules
}: OutboundOptions): Outbound {
  return {
    async post(address, { headers, body }) {
      const target = readTarget(address, rules)
      if (typeof target === 'string') return { kind: 'refused', problem: target }
      const signal = AbortSignal.timeout(timeoutMs)
      const options: RequestOptions = {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own: nothing is shared between merchants, and no agent of the environment steps in.
        agent: false,
        lookup: guardedLookup(resolve, target),
        signal,
      }
      try {
        const answer = await sent(target.url, options, body)
        return { kind: 'answered', status: await statusOf(answer, mostBytes) }
      } catch (error) {
        return signal.aborted ? { kind: 'failed', problem: 'timeout' } : problemOf(error)
      }
    },
  }
}

class TooLarge extends Error {}
/** No connection came about, or its encryption was not agreed on: nothing was written. */
class Unreached extends Error {}

function sent(url: URL, options: RequestOptions, body: string | Uint8Array): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const begin = isSecure ? requestHttps : requestHttp
  let isReached = false
  return new Promise((resolve, reject) => {
    begin(url, options, resolve)
      .on('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => (isReached = true)))
      .on('error', (cause) => reject(isReached ? cause : unreached(cause)))
      .end(body)
  })
}

const unreached = (cause: Error): Error =>
  cause instanceof PrivateAddress ? cause : new Unreached('nobody was reached', { cause })

/** An answer counts when it has arrived whole. Its body is ignored, only its status counts. */
async function statusOf(answer: IncomingMessage, mostBytes: number): Promise<number> {
  let bytes = 0
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length // no encoding is set, so chunks are buffers
    if (bytes > mostBytes) throw new TooLarge()
  }
  return answer.statusCode ?? 0
}

function problemOf(error: unknown): Posted {
  if (error instanceof PrivateAddress) return { kind: 'refused', problem: 'privateAddress' }
  if (error instanceof TooLarge) return { kind: 'failed', problem: 'tooLarge' }
  return { kind: 'failed', problem: error instanceof Unreached ? 'unreached' : 'connection' }
}

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/**
 * Resolves a name once, looks at every address it has, and answers the one that is then connected to: a name that says
 * something else the next time is never asked again.
 */
export function guardedLookup(resolve: Resolve, { isAllowed }: { isAllowed: boolean }): LookupFunction {
  const addressOf = async (hostname: string): Promise<LookupAddress> => {
    const addresses = await resolve(hostname)
    const [first] = addresses
    if (!first) throw new Error(`${hostname} has no address`)
    if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new PrivateAddress(`${hostname} leads to a private address`)
    return first
  }
  return async (hostname, { all }, callback) => {
    try {
      const found = await addressOf(hostname)
      if (all) callback(null, [found])
      else callback(null, found.address, found.family)
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), '')
    }
  }
}
