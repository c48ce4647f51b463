/** The bff's live events before a core that answers at once; with `BENCH_BARE` a server writing one buffer to all (D8). */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { BffEnv } from '@wasl/bff/bff-env'
import { createCoreClient } from '@wasl/bff/core/core-client'
import { liveStream } from '@wasl/bff/dashboard/live/live-stream'
import { caller } from '@wasl/bff/middleware/caller'
import { clientAddress } from '@wasl/bff/middleware/client-address'
import { requestId } from '@wasl/bff/middleware/request-id'
import { securityHeaders } from '@wasl/bff/middleware/security-headers'
import { signedIn } from '@wasl/bff/middleware/signed-in'
import { createStaffSessions } from '@wasl/bff/platform/staff-sessions'
import { createLog } from '@wasl/core/platform/log/log'
import { Hono } from 'hono'
import { instantNews } from './instant-news.ts'

export type Memory = { held: number; resident: number }

const clock = { now: () => new Date() }
const secret = 'bench'

const tell = process.env['BENCH_BARE'] ? bare() : product()

process.on('message', (asked: { tell: number } | 'memory') => {
  if (asked === 'memory') {
    void settled().then((memory) => process.send?.(memory))
    return
  }
  const at = String(process.hrtime.bigint())
  tell(asked.tell)
  process.send?.({ at })
})

/** Once what is over has been collected: what is held, and what the process takes of the machine. */
async function settled(): Promise<Memory> {
  for (let round = 0; round < 5; round += 1) {
    global.gc?.()
    // Pages that became empty are given back behind a collection.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { held: heapUsed + external, resident: rss }
}

function product() {
  const news = instantNews()
  const core = createCoreClient({ fetch: news.fetch, baseUrl: 'http://core' }, { secret, clock })
  const sessions = createStaffSessions({ clock, vault: everybody() })
  const app = new Hono<BffEnv>()
  app.use(
    requestId(),
    clientAddress({ trustedProxies: [], publicUrl: 'http://localhost' }),
    securityHeaders(),
  )
  app.use(caller(core), signedIn(core, sessions))
  app.get('/bff/live', liveStream({ core, sessions, secret, log: createLog({ level: 'error' }) }))
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, tellAddress)
  return news.tell
}

function bare() {
  const open = new Set<ServerResponse>()
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('id: 0\nevent: ready\ndata: {}\n\n')
    open.add(response)
    response.on('close', () => open.delete(response))
  })
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
    // What listens to a port has one.
    tellAddress(server.address() as AddressInfo),
  )
  return (id: number) => {
    const frame = Buffer.from(`id: ${id}\ndata: {"kind":"report.ready","reportId":"${id}"}\n\n`)
    for (const response of open) response.write(frame)
  }
}

function tellAddress({ port }: AddressInfo): void {
  process.send?.({ port })
}

/** Every cookie is somebody's session: the sessions' own memory is not the connections'. */
function everybody() {
  const endsAt = new Date(clock.now().getTime() + 3_600_000).toISOString()
  const session = {
    host: 'localhost',
    access: 'bench',
    refresh: 'bench',
    accessUntil: endsAt,
    endsAt,
    idleUntil: endsAt,
  }
  return {
    open: async () => '',
    get: async (id: string) => ({ ...session, username: id }),
    replace: async () => {},
    take: async () => null,
  }
}
