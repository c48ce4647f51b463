import { createServer, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { stoppable } from '@wasl/contracts/stoppable'
import type { BffEnv } from './bff-env.ts'

export type Fetch = (request: Request, env: BffEnv['Bindings']) => Response | Promise<Response>

export type Serving = {
  readonly port: number
  /** Takes no new connection, waits for what is under way, then hangs up. */
  stop(): Promise<void>
}

/** Reliability C10: a thousand slow clients cost sockets, not payments. */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
}
export type ListenAt = {
  readonly host: string
  readonly port: number
  /** Which variables say so, for the sentence where nobody can listen there. */
  readonly setBy?: { host: string; port: string }
}

/** `localhost` listens on both loopbacks. Port 0 takes any that is free on all of them. */
export async function serve(fetch: Fetch, at: ListenAt): Promise<Serving> {
  const { host, port, setBy = { host: 'HOST', port: 'PORT' } } = at
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false, errorHandler: answerUnreadable })
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    await Promise.all(stops.map((one) => one()))
  }
  let taken = port
  try {
    for (const address of addressesOf(host)) {
      const server = createServer(limits, (incoming, outgoing) => void listener(incoming, outgoing))
      const place = { host: address, port: taken, isNeeded: stops.length === 0 }
      const stopOne = stoppable(server)
      if (!(await listening(server, place))) continue
      stops.push(stopOne)
      taken = portOf(server)
    }
  } catch (error) {
    await stop()
    const isOnlyHalfFree = port === 0 && stops.length > 0 && isInUse(error)
    if (isOnlyHalfFree) return serve(fetch, at)
    throw listenProblem(error, setBy)
  }
  return { port: taken, stop }
}

/** A server that listens on a port has an address with one. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

function listenProblem(error: unknown, { host, port }: { host: string; port: string }): unknown {
  const problem = error as NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }
  switch (problem.code) {
    case 'EADDRINUSE':
      return new Error(`port ${problem.port} is in use: stop what uses it, or set ${port} to another`)
    case 'EACCES':
      return new Error(`port ${problem.port} may not be used by this user: set ${port} to one above 1023`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(
        `${problem.address ?? problem.hostname} is no address of this machine: set ${host} to one that is`,
      )
    default:
      return error
  }
}

const addressesOf = (host: string): string[] => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host])

/** A machine without IPv6 has one loopback, and that is enough. */
function listening(
  server: Server,
  { host, port, isNeeded }: { host: string; port: number; isNeeded: boolean },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (!isNeeded && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) resolve(false)
      else reject(error)
    })
    server.listen({ host, port }, () => resolve(true))
  })
}

/** A request that is no HTTP request of ours: a host that is no host, an address that is none. */
const answerUnreadable = (): Response =>
  new Response('Bad request\n', {
    status: 400,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    },
  })
