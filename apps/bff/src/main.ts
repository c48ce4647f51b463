import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Readiness } from '@wasl/contracts/readiness'
import { drainMs } from '@wasl/contracts/stoppable'
import type { Core } from '@wasl/core/app'
import type { Bank } from '@wasl/core/kernel/gateways/sandbox/bank/bank'
import type { Outbox } from '@wasl/core/kernel/outbox/outbox.handlers'
import { systemClock, type Clock } from '@wasl/core/platform/clock'
import { openAlone } from '@wasl/core/open-alone'
import { readOverdue } from '@wasl/core/overdue.store'
import { checkPlaces } from '@wasl/core/platform/config/check-places'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { secretOf } from '@wasl/core/platform/config/secret'
import type { Database } from '@wasl/core/platform/db/database'
import { createLog, type Log } from '@wasl/core/platform/log/log'
import { watchStandstill } from '@wasl/core/platform/standstill'
import { underWay } from '@wasl/core/platform/under-way'
import { readinessOf } from '@wasl/core/readiness'
import { readDemoFiles } from '@wasl/core/seed/demo-files'
import { demoKeyText } from '@wasl/core/seed/demo-servers'
import { demoPassword } from '@wasl/core/seed/demo-staff'
import { startProblem } from '@wasl/core/start-problem'
import type { CoreClient, CoreTransport } from './core/core-client.ts'
import { candidatesOf, linksWorthOpening, printedLinks, type LinkGroup } from './pages/links.ts'
import { lateFetch } from './core/late-fetch.ts'
import { defaultRateLimits, type RateLimits } from './middleware/rate-limits.ts'
import type { Metrics, Overdue } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { overNetwork } from './core/over-network.ts'
import { picturesOf } from './pages/pictures-of.ts'
import { sealedFiles } from './platform/sealed-files.ts'
import type { BffOptions } from './app.ts'
import type { SandboxBank } from './pages/sandbox-bank.ts'
import { serve } from './serve.ts'
import { serverLinks } from './pages/server-links.ts'
import { signInWarning } from './pages/sign-in-warning.ts'
import { staffLinks } from './pages/staff-links.ts'
import { stepPrinter } from './step-printer.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { warmUp } from './pages/warm-up.ts'
import { readWebBuild } from './pages/web-build.ts'

/** What tests and measurements bring along; everything else comes from the configuration. */
export type StartOptions = {
  readonly limits?: RateLimits
  readonly clock?: Clock
  readonly log?: Log
  readonly fetch?: typeof fetch
  /** Told of each step of the start when it is done. */
  readonly onStep?: (done: string) => void
}

export type Embedded = {
  readonly core: Core
  readonly database: Database
  /** Demo only. */
  readonly bank: Bank | null
  readonly outbox: Outbox | null
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

/** The demo's past waits no longer for visitors who keep coming. */
const firstAnswersMs = 1_000

/** The whole installation in one process: opens the data folder, migrates, answers, and resolves when all of it stands. */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const { limits = defaultRateLimits, onStep = () => {} } = options
  const log = options.log ?? createLog({ level: config.logLevel })
  const undo: (() => Promise<void>)[] = []
  const stopping = new AbortController()
  const stop = async () => {
    stopping.abort()
    for (const step of undo.toReversed()) await step()
  }
  try {
    await checkPlaces(config)
    const begun = Promise.withResolvers<void>()
    const opening = config.coreUrl === null ? openAlone(config, log, { onUnderWay: begun.resolve }) : null
    opening?.catch(() => {}) // heard below
    // An embedded database opens on a thread of its own while this one reads what it needs and draws its first pages.
    if (config.databaseUrl === null) await Promise.race([begun.promise, opening])
    const build = readWebBuild(web, art)
    const [{ assembleCore }, { createBff }, { createCoreClient }, renderer] = await Promise.all([
      import('@wasl/core/assemble'),
      import('./app.ts'),
      import('./core/core-client.ts'),
      rendererOf(build.server),
    ])
    // An embedded database takes this time to open anyway; beside a server, whoever waits comes first.
    const opensMeanwhile = config.databaseUrl === null
    if (opensMeanwhile) await warmUp(renderer.render)
    const database = await opening
    if (database) onStep('The database is open and up to date')
    if (database) undo.push(database.stop)
    const clock = options.clock ?? database?.clock ?? systemClock
    const secret = await secretOf(config)
    const late = lateFetch(stopping.signal)
    const inHand = underWay()
    const serving = await serve(inHand.counted(late.fetch), config)
    undo.push(async () => {
      await serving.stop()
      // Who hung up is not served any more, but what they began is finished while there is a database.
      await inHand.settled(drainMs)
    })
    const publicUrl = withPort(config.publicUrl, serving.port)
    const facts = {
      config: { ...config, publicUrl, secret },
      clock,
      log,
      fontFaces: build.fontFaces,
      pictures: picturesOf(art),
      problemOfText: renderer.pageTexts.problemOf,
    }
    const embedded = database && { database, ...(await assembleCore(database.db, facts)) }
    if (embedded) undo.splice(-1, 0, () => stopCore(embedded))
    const transport = embedded ? inProcess(embedded.core) : overNetwork(config.coreUrl ?? '')
    const core = createCoreClient(transport, { secret, clock })

    const metrics = await metricsOf(config, database && (() => readOverdue(database.db, clock.now())), {
      log,
      undo,
    })
    const sessionFiles = sealedFiles(join(config.dataFolder, 'sessions'), secret)
    const standstill = watchStandstill()
    undo.push(async () => standstill.stop())
    const app = createBff({
      core,
      ...renderer,
      folders: build.folders,
      tileUrl: config.tileUrl,
      placeSearchUrl: config.placeSearchUrl,
      fetch: options.fetch ?? fetch,
      limits,
      sessionFiles,
      secret,
      mode: config.mode,
      publicUrl,
      trustedProxies: config.trustedProxies,
      log,
      clock,
      onAnswer: metrics?.onAnswer,
      readiness: async () => {
        if (standstill.wasLately()) return 'stood_still'
        return embedded
          ? readinessOf({ ...embedded, dataFolder: config.dataFolder })
          : readinessElsewhere(transport)
      },
      appleDomainFile: config.appleDomainFile,
      securityContact: config.securityContact,
      sandboxBank: config.mode === 'demo' ? (embedded?.bank?.fetch ?? behind(core)) : null,
      stopping: stopping.signal,
      outbox: config.mode === 'demo' ? (embedded?.outbox?.fetch ?? behind(core)) : null,
    })
    late.become(app.fetch)
    // Whoever came while all of this was made is answered first.
    await inHand.settled(firstAnswersMs)
    if (!opensMeanwhile) await warmUp(renderer.render)
    await embedded?.finishSeeding()
    if (config.mode === 'demo') onStep('The demo is filled')
    embedded?.core.startWork()
    await Promise.all([embedded?.bank?.resume(), sessionFiles.sweep(clock.now().getTime())])
    late.stand()
    onStep('Pages and payments are ready')
    const worthOpening = inHand.counted(async () =>
      config.mode === 'demo' ? linksWorthOpening(core, candidatesOf(await readDemoFiles()), publicUrl) : [],
    )
    const links = async () => worthOpening()
    return { url: publicUrl, embedded, links, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Opening = { log: Log; undo: (() => Promise<void>)[] }

/** Only an installation that is watched carries what counts. */
async function metricsOf(
  { metricsAddress }: Config,
  overdue: (() => Promise<readonly Overdue[]>) | null,
  { log, undo }: Opening,
): Promise<Metrics | null> {
  if (metricsAddress === null) return null
  const { createMetrics } = await import('./metrics/metrics.ts')
  const metrics = createMetrics(overdue, log)
  undo.push((await serveMetrics(metrics, metricsAddress, log)).stop)
  return metrics
}

async function stopCore({ core, bank }: Embedded): Promise<void> {
  await core.stop()
  await bank?.close()
}

const inProcess = (core: Core): CoreTransport => ({ fetch: core.fetch, baseUrl: 'http://core.internal' })

/** A demo core elsewhere brings its bank and its outbox along. */
const behind =
  (core: CoreClient): SandboxBank =>
  (request) =>
    core.pass(request, {
      host: new URL(request.url).host,
      language: 'en',
      requestId: randomUUID(),
      address: '',
    })

async function readinessElsewhere({ fetch: ask, baseUrl }: CoreTransport): Promise<Readiness> {
  try {
    const { ok } = await ask(new Request(`${baseUrl}/api/v1/queue-worker/is_alive`))
    return ok ? 'ready' : 'work_stopped'
  } catch {
    return 'core_away'
  }
}

type WebRenderer = Pick<BffOptions, 'render' | 'arabicWith' | 'listAskedAt' | 'pageTexts'>

/** The build is JavaScript: its types are the source's. */
async function rendererOf(server: URL): Promise<WebRenderer> {
  const { render, arabicWith, listAskedAt, pageTexts } = (await import(server.href)) as WebRenderer
  return { render, arabicWith, listAskedAt, pageTexts }
}

/** `PORT=0` takes any free port; only then is it known. */
function withPort(publicUrl: string, port: number): string {
  const url = new URL(publicUrl)
  if (url.port === '0') url.port = String(port)
  return url.origin
}

/** The process: starts what its environment says, prints where it is, and stops on a signal. */
export async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.ok) return refuse(config.error)
  const { logLevel, logFile } = config.value
  const log = createLog({ level: logLevel, file: logFile })
  try {
    const running = await start(config.value, { log, onStep: stepPrinter((line) => console.log(line)) })
    stopOnSignal(running.stop, log)
    console.log(`\nWasl is at ${running.url}`)
    console.log(logFile === null ? '' : `What it does is written to ${logFile}\n`)
    const warning = signInWarning(running.url)
    if (warning) console.warn(`${warning}\n`)
    if (config.value.mode === 'demo') console.log(`${await unlogged(log, () => demoLinks(running))}\n`)
  } catch (error) {
    refuse([startProblem(error, config.value)])
  }
}

/** What the start asks by itself would push what it prints off the screen. */
async function unlogged<T>(log: ReturnType<typeof createLog>, ask: () => Promise<T>): Promise<T> {
  const { level } = log
  log.level = 'warn'
  try {
    return await ask()
  } finally {
    log.level = level
  }
}

async function demoLinks(running: Running): Promise<string> {
  return printedLinks(running.url, [
    ...(await running.links()),
    ...staffLinks(running.url, demoPassword),
    ...serverLinks(running.url, demoKeyText),
  ])
}

function refuse(complaints: readonly string[]): void {
  for (const complaint of complaints) console.error(complaint)
  process.exit(1)
}

if (import.meta.main) await main()
