import { join } from 'node:path'
import { createCore, type Core } from '@wasl/core/app'
import { createGateways } from '@wasl/core/kernel/gateways/registry'
import { createBank, type Bank } from '@wasl/core/kernel/gateways/sandbox/bank/bank'
import { wakeByTimer } from '@wasl/core/kernel/gateways/sandbox/bank/wake-up'
import { sandboxCredentials } from '@wasl/core/kernel/gateways/sandbox/credentials'
import { createSandboxAdapter } from '@wasl/core/kernel/gateways/sandbox/sandbox.adapter'
import { systemClock, type Clock } from '@wasl/core/platform/clock'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { findFirstMerchantId } from '@wasl/core/kernel/merchants/merchants.store'
import { secretOf } from '@wasl/core/platform/config/secret'
import { openDatabase, type Database } from '@wasl/core/platform/db/database'
import { migrate } from '@wasl/core/platform/db/migrate'
import { openFiles } from '@wasl/core/platform/files/files'
import { createLog, type Log } from '@wasl/core/platform/log/log'
import { readDemoFiles } from '@wasl/core/seed/demo-files'
import { seedDemo } from '@wasl/core/seed/seed-demo'
import type { PageInput as WebPageInput } from '@wasl/web/page-data.ts'
import { createBff } from './app.ts'
import { createCoreClient, type CoreTransport } from './core-client.ts'
import { linksWorthOpening, printedLinks, type Candidates, type LinkGroup } from './links.ts'
import { lateFetch } from './late-fetch.ts'
import { defaultRateLimits, type RateLimits } from './middleware/rate-limits.ts'
import type { Renderer } from './renderer.ts'
import { serve } from './serve.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { readWebBuild } from './web-build.ts'

/** What tests and measurements bring along; everything else comes from the configuration. */
export type StartOptions = { readonly limits?: RateLimits; readonly clock?: Clock; readonly log?: Log }

export type Embedded = {
  readonly core: Core
  readonly database: Database
  /** Demo only. */
  readonly bank: Bank | null
}

export type Running = {
  /** `http://localhost:4000`. */
  readonly url: string
  /** Null where `CORE_URL` names a core elsewhere. */
  readonly embedded: Embedded | null
  /** The demo's pages that are worth opening now. */
  links(): Promise<LinkGroup[]>
  stop(): Promise<void>
}

const web = new URL('../../web/', import.meta.url)
const art = new URL('../../../packages/ui/art/', import.meta.url)

/** The whole installation in one process: opens the data folder, migrates, listens, and answers when all of it stands. */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const { limits = defaultRateLimits, clock = systemClock } = options
  const log = options.log ?? createLog({ level: config.logLevel })
  const secret = await secretOf(config)
  const database = config.coreUrl === null ? await openMigrated(config, log) : null
  const late = lateFetch()
  const serving = await serve(late.fetch, config)
  const publicUrl = withPort(config.publicUrl, serving.port)
  const build = readWebBuild(web, art)
  const facts = { config: { ...config, publicUrl, secret }, clock, log, fontFaces: build.fontFaces }
  const embedded = database && (await embed(database, facts))
  const transport = embedded ? inProcess(embedded.core) : overNetwork(config.coreUrl ?? '')
  const core = createCoreClient(transport, { secret, clock })

  const app = createBff({
    core,
    render: await rendererOf(build.server),
    arabic: build.arabic,
    folders: build.folders,
    limits,
    secret,
    mode: config.mode,
    publicUrl,
    trustedProxies: config.trustedProxies,
    log,
    clock,
    isReady: () => isReady(transport, embedded),
    sandboxBank: embedded?.bank?.fetch ?? null,
  })
  late.become(app.fetch)
  embedded?.core.startWork()
  await embedded?.bank?.resume()
  return {
    url: publicUrl,
    embedded,
    links: async () => (embedded?.bank ? linksWorthOpening(core, await demoCandidates(), publicUrl) : []),
    stop: async () => {
      await serving.stop()
      await embedded?.core.stop()
      await embedded?.bank?.close()
      await database?.stop()
    },
  }
}

async function openMigrated(config: Config, log: Log): Promise<Database> {
  const { databaseUrl, dataFolder } = config
  const database = await openDatabase({ url: databaseUrl ?? undefined, dataFolder, log })
  await migrate(database.db)
  return database
}

type Embedding = { config: Config & { secret: string }; clock: Clock; log: Log; fontFaces: string }

async function embed(database: Database, { config, clock, log, fontFaces }: Embedding): Promise<Embedded> {
  const { mode, publicUrl, secret, dataFolder } = config
  const credentials = sandboxCredentials(secret)
  const deliver = async (url: string, init: RequestInit) => core.fetch(new Request(url, init))
  const bank =
    mode === 'demo'
      ? await createBank({
          mode,
          file: join(dataFolder, 'sandbox-bank', 'book.jsonl'),
          clock,
          credentials,
          publicUrl: () => publicUrl,
          deliver,
          wake: wakeByTimer,
          controlApi: 'open',
          fontFaces,
        })
      : null
  const reachBank = bank && ((url: string, init: RequestInit) => bank.fetch(new Request(url, init)))
  const sandbox =
    reachBank && createSandboxAdapter({ fetch: reachBank, bankUrl: publicUrl, clock, credentials })
  const { db } = database
  const gateways = createGateways({ mode, sandbox })
  const files = openFiles(join(dataFolder, 'files'))
  const core = createCore({ db, clock, config: { mode, publicUrl, secret }, log, gateways, files })
  if (bank && (await findFirstMerchantId(db)) === null)
    await seedDemo({ db, clock, gateways, bank, files, publicUrl })
  return { core, database, bank }
}

const inProcess = (core: Core): CoreTransport => ({ fetch: core.fetch, baseUrl: 'http://core.internal' })

/** Longer than the core's own patience with a gateway, so that its answer is heard. */
const coreTimeoutMs = 20_000

const overNetwork = (baseUrl: string): CoreTransport => ({
  baseUrl,
  fetch: (request) => fetch(request, { signal: AbortSignal.timeout(coreTimeoutMs) }),
})

async function isReady({ fetch: ask, baseUrl }: CoreTransport, embedded: Embedded | null): Promise<boolean> {
  try {
    await embedded?.database.pool.query('select 1')
    return (await ask(new Request(`${baseUrl}/api/v1/queue-worker/is_alive`))).ok
  } catch {
    return false
  }
}

/** The build is JavaScript; its input's type is the source's, and both sides' types meet here. */
async function rendererOf(server: URL): Promise<Renderer> {
  const { render } = (await import(server.href)) as {
    render: (input: WebPageInput) => Promise<{ status: number; html: string }>
  }
  return render
}

async function demoCandidates(): Promise<Candidates> {
  const { merchants, requests, attempts } = await readDemoFiles()
  const hostOf = (key: string) =>
    merchants.find((merchant) => merchant.key === key)?.hosts.at(-1) ?? 'localhost'
  const pay = requests.map(({ id, merchant, amount, currency, description_en }) => ({
    id,
    host: merchants[0]?.key === merchant ? 'localhost' : hostOf(merchant),
    group: merchant,
    note: `${currency} ${amount}, ${description_en}`,
  }))
  const results = attempts.map(({ id, state, request }) => ({
    id,
    host: pay.find((candidate) => candidate.id === request)?.host ?? 'localhost',
    group: state,
    note: state,
  }))
  return { pay, results }
}

function withPort(publicUrl: string, port: number): string {
  const url = new URL(publicUrl)
  if (url.port === '0') url.port = String(port)
  return url.origin
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.ok) return refuse(config.error)
  const log = createLog({ level: config.value.logLevel })
  try {
    const running = await start(config.value, { log })
    stopOnSignal(running.stop, log)
    console.log(`\nWasl is at ${running.url}\n`)
    const groups = await running.links()
    if (running.embedded?.bank) {
      const bank = {
        title: 'Sandbox bank',
        links: [{ url: `${running.url}/sandbox-bank/`, note: 'its book, for tests' }],
      }
      console.log(`${printedLinks([...groups, bank])}\n`)
    }
  } catch (error) {
    refuse([error instanceof Error ? error.message : String(error)])
  }
}

function refuse(complaints: readonly string[]): void {
  for (const complaint of complaints) console.error(complaint)
  process.exit(1)
}

if (import.meta.main) await main()
