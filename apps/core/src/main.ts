import { getRequestListener } from '@hono/node-server'
import { answerReadiness, type Readiness } from '@wasl/contracts/readiness'
import { drainMs, stoppable } from '@wasl/contracts/stoppable'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assembleCore, type Assembled } from './assemble.ts'
import { openAlone } from './open-alone.ts'
import { checkPlaces } from './platform/config/check-places.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { secretOf } from './platform/config/secret.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { watchStandstill } from './platform/standstill.ts'
import { underWay } from './platform/under-way.ts'
import { readinessOf } from './readiness.ts'
import { startProblem } from './start-problem.ts'

export type RunningCore = { port: number; stop(): Promise<void> }

/** The core as a process of its own, for a bff elsewhere (`CORE_URL`). */
export async function startCore(config: Config, log: Log): Promise<RunningCore> {
  // Whoever serves the pages shows Apple their proof.
  await checkPlaces({ ...config, appleDomainFile: null })
  const database = await openAlone(config, log)
  try {
    const secret = await secretOf(config)
    const { core, bank, outbox, finishSeeding } = await assembleCore(database.db, {
      config: { ...config, secret },
      clock: database.clock,
      log,
    })
    await finishSeeding()
    const standstill = watchStandstill()
    const readiness = async () =>
      standstill.wasLately() ? 'stood_still' : readinessOf({ database, core, dataFolder: config.dataFolder })
    const inHand = underWay()
    const server = await listen(inHand.counted(answering({ core, bank, outbox, readiness })), config)
    const stopServing = stoppable(server)
    core.startWork()
    await bank?.resume()
    return {
      // A server that listens on a port has an address with one.
      port: (server.address() as AddressInfo).port,
      stop: async () => {
        await stopServing()
        await inHand.settled(drainMs)
        await core.stop()
        await bank?.close()
        await database.stop()
        standstill.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

const answering =
  ({
    core,
    bank,
    outbox,
    readiness,
  }: Omit<Assembled, 'finishSeeding'> & { readiness: () => Promise<Readiness> }) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    if (pathname === '/readyz') return answerReadiness(await readiness())
    if (outbox && /^\/outbox(\/|$)/.test(pathname)) return outbox.fetch(request)
    return bank && pathname.startsWith('/sandbox-bank') ? bank.fetch(request) : core.fetch(request)
  }

/** Slow clients cost sockets, not payments (reliability C10). */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
}

async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: Config,
): Promise<Server> {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const server = createServer(limits, (incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return server
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.ok) return refuse(config.error)
  const log = createLog({ level: config.value.logLevel })
  try {
    const running = await startCore(config.value, log)
    console.log(`The core answers at port ${running.port}`)
    const stop = () => void running.stop().then(() => process.exit(0))
    process.once('SIGINT', stop).once('SIGTERM', stop)
  } catch (error) {
    refuse([startProblem(error, config.value)])
  }
}

function refuse(reasons: readonly string[]): void {
  for (const reason of reasons) console.error(reason)
  process.exit(1)
}

if (import.meta.main) await main()
