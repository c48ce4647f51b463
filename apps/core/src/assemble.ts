import { join } from 'node:path'
import { createCore, type Core, type CoreConfig, type CoreOptions } from './app.ts'
import { createGateways } from './kernel/gateways/registry.ts'
import { createBank, type Bank } from './kernel/gateways/sandbox/bank/bank.ts'
import { wakeByTimer } from './kernel/gateways/sandbox/bank/wake-up.ts'
import { sandboxCredentials } from './kernel/gateways/sandbox/credentials.ts'
import { createSandboxAdapter } from './kernel/gateways/sandbox/sandbox.adapter.ts'
import { installationKeyOf } from './kernel/installation/installation-key.service.ts'
import { createOutbox, type Outbox } from './kernel/outbox/outbox.handlers.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Db } from './platform/db/db.ts'
import { openFiles } from './platform/files/files.ts'
import type { Log } from './platform/log/log.ts'
import { demoCodeOf } from './seed/demo-staff.ts'
import { hasDemoData } from './seed/has-demo-data.ts'
import { seedInstallation } from './seed/seed-installation.ts'

export type Assembly = {
  /** Without the installation's key: the database has it. */
  config: Pick<Config, 'dataFolder'> & Omit<CoreConfig, 'key'>
  clock: Clock
  log: Log
  /** `@font-face` rules for the bank's page, if the files are served. */
  fontFaces?: string
  /** The pictures this site serves, for what is drawn outside of a browser. */
  pictures?: CoreOptions['pictures']
  /** The rule of the pages for a merchant's own words. */
  problemOfText?: CoreOptions['problemOfText']
}

/** Bank and outbox are the demo's. */
export type Assembled = {
  core: Core
  bank: Bank | null
  outbox: Outbox | null
  /** What no first page shows: once, after the first answers and before work begins (`startWork`). */
  finishSeeding(): Promise<void>
}

/** What a process needs of the core on a migrated database: the demo with its bank and its seeds, or production without. */
export async function assembleCore(db: Db, assembly: Assembly): Promise<Assembled> {
  const { config, clock } = assembly
  if (config.mode === 'production' && (await hasDemoData(db))) throw new DemoDataRefused()
  const key = await installationKeyOf({ db, clock }, config.secret)
  const keyed = { ...assembly, config: { ...config, key } }
  if (config.mode === 'demo') return demoCore(db, keyed)
  return { core: coreWith(db, keyed, null), bank: null, outbox: null, finishSeeding: async () => {} }
}

/** What lies in the database, the bank's book among it, is sealed and hashed with the key; the secret only opens that. */
type Keyed = Assembly & { config: CoreConfig }

/** Production on a database that was seeded with the demo would show invented payments as real ones. */
class DemoDataRefused extends Error {
  override readonly name = 'DemoDataRefused'

  constructor() {
    super('DATABASE_URL or WASL_DATA holds the demo: production needs a database of its own')
  }
}

async function demoCore(db: Db, assembly: Keyed): Promise<Assembled> {
  const { config, clock } = assembly
  const { publicUrl, key, dataFolder } = config
  const credentials = sandboxCredentials(key)
  const bank = await createBank({
    mode: 'demo',
    file: join(dataFolder, 'sandbox-bank', 'book.jsonl'),
    clock,
    credentials,
    publicUrl: () => publicUrl,
    deliver: async (url, init) => core.fetch(new Request(url, init)),
    wake: wakeByTimer,
    controlApi: 'open',
    fontFaces: assembly.fontFaces ?? '',
  })
  const reachBank = (url: string, init: RequestInit) => bank.fetch(new Request(url, init))
  const sandbox = createSandboxAdapter({ fetch: reachBank, bankUrl: publicUrl, clock, credentials })
  const core = coreWith(db, assembly, sandbox)
  const gateways = createGateways({ mode: 'demo', sandbox })
  const files = openFiles(join(dataFolder, 'files'))
  const finishSeeding = await seedInstallation({
    ...assembly,
    db,
    gateways,
    bank,
    files,
    core,
    key,
    publicUrl,
  })
  return {
    core,
    bank,
    outbox: createOutbox({ db, clock, publicUrl, key, fontFaces: assembly.fontFaces ?? '' }),
    finishSeeding,
  }
}

function coreWith(
  db: Db,
  { config, clock, log, pictures, problemOfText }: Keyed,
  sandbox: ReturnType<typeof createSandboxAdapter> | null,
): Core {
  const { mode, dataFolder } = config
  return createCore({
    db,
    clock,
    config,
    log,
    gateways: createGateways({ mode, sandbox }),
    files: openFiles(join(dataFolder, 'files')),
    ...(pictures && { pictures }),
    ...(problemOfText && { problemOfText }),
    ...(mode === 'demo' && { codeOf: demoCodeOf }),
  })
}
