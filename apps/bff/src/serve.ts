import { createServer, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
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
/** How long whoever was let in is waited for. */
export const drainMs = 10_000

/** `localhost` listens on both loopbacks. Port 0 takes any that is free on all of them. */
export async function serve(fetch: Fetch, { host, port }: { host: string; port: number }): Promise<Serving> {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false, errorHandler: answerUnreadable })
  const servers: Server[] = []
  let taken = port
  try {
    for (const address of addressesOf(host)) {
      const server = createServer(limits, (incoming, outgoing) => void listener(incoming, outgoing))
      const place = { host: address, port: taken, isNeeded: servers.length === 0 }
      if (!(await listening(server, place))) continue
      servers.push(server)
      taken = portOf(server)
    }
  } catch (error) {
    await Promise.all(servers.map(drained))
    const isOnlyHalfFree = port === 0 && servers.length > 0 && isInUse(error)
    if (isOnlyHalfFree) return serve(fetch, { host, port })
    throw error
  }
  return {
    port: taken,
    stop: async () => {
      await Promise.all(servers.map(drained))
    },
  }
}

/** A server that listens on a port has an address with one. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** What stopped a start, in a sentence. */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `port ${port} is in use: stop what uses it, or set PORT to another`
  if (code === 'EACCES' && port)
    return `port ${port} may not be used by this user: set PORT to one above 1023`
  return error.message
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

function drained(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hangUp = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearTimeout(hangUp)
      resolve()
    })
    server.closeIdleConnections()
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
