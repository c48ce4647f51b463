import { createCore, type Core, type CoreOptions } from '@wasl/core/app'
import { createGateways, type Gateways } from '@wasl/core/kernel/gateways/registry'
import { createBank, type Bank } from '@wasl/core/kernel/gateways/sandbox/bank/bank'
import { sandboxCredentials } from '@wasl/core/kernel/gateways/sandbox/credentials'
import { createSandboxAdapter } from '@wasl/core/kernel/gateways/sandbox/sandbox.adapter'
import type { Config } from '@wasl/core/platform/config/config'
import type { Db } from '@wasl/core/platform/db/db'
import { openFiles } from '@wasl/core/platform/files/files'
import { createPasswords } from '@wasl/core/kernel/people/passwords'
import { createLog } from '@wasl/core/platform/log/log'
import { seedMenu } from '@wasl/core/seed/seed-menu'
import { seedMerchants } from '@wasl/core/seed/seed-merchants'
import { seedDemo } from '@wasl/core/seed/seed-demo'
import { seedShop } from '@wasl/core/seed/seed-shop'
import { seedEvents } from '@wasl/core/seed/seed-events'
import { seedServers } from '@wasl/core/seed/seed-servers'
import { demoCodeOf } from '@wasl/core/seed/demo-staff'
import { seedStaff } from '@wasl/core/seed/seed-staff'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cheapPasswords } from '../support/staff.ts'
import { besideDatabase } from './beside-database.ts'

export type CoreUnderTest = {
  core: Core
  bank: Bank
  gateways: Gateways
  /** A core like this one in another mode, or on another database. */
  sibling(other: {
    mode?: 'production'
    db?: Db
    passwordComposition?: 'nist'
    problemOfText?: CoreOptions['problemOfText']
  }): Core
  /** Moves the clock of the core and the bank. */
  advance(ms: number): void
  now(): Date
  /** The lines the core wrote into its log. */
  log: string[]
  close(): Promise<void>
}

export const secret = 'a-secret-of-the-tests-that-is-long-enough'
/** What the core seals and hashes with. */
export const installationKey = 'a-key-of-the-tests-that-is-not-the-secret'
const publicUrl = 'http://localhost:4000'

type Configured = { webhookTargets?: readonly string[]; googlePay?: Config['googlePay'] }

/** A core on the seeded demo, with its bank in this process. */
export async function coreUnderTest(db: Db, configured: Configured = {}): Promise<CoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-contract-'))
  const beside = besideDatabase.get(db)
  if (beside) await cp(beside, folder, { recursive: true })
  const { close, ...under } = await openCore(db, { folder, keepsBook: beside !== undefined, ...configured })
  return {
    ...under,
    close: async () => {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Opening = Configured & { folder: string; keepsBook: boolean }

/** The core of a folder, seeded with what is missing of the demo. */
export async function openCore(
  db: Db,
  { folder, keepsBook, webhookTargets = [], googlePay = null }: Opening,
): Promise<CoreUnderTest> {
  const log: string[] = []
  let shiftMs = 0
  const clock = { now: () => new Date(Date.now() + shiftMs) }
  const files = openFiles(folder)
  const { bank, gateways } = await sandboxBank({
    clock,
    book: keepsBook ? join(folder, 'book.jsonl') : null,
    shop: (request) => core.fetch(request),
  })
  const options = {
    db,
    clock,
    config: { mode: 'demo', publicUrl, secret, key: installationKey, webhookTargets, googlePay },
    log: createLog({ level: 'info', destination: { write: (line) => void log.push(line) } }),
    gateways,
    files,
    passwordCost: cheapPasswords,
    codeOf: demoCodeOf,
  } as const
  const core = createCore(options)
  await seedMerchants({ db, clock })
  await seedShop({ db, clock })
  await seedMenu({ db, clock })
  await seedEvents({ db, clock })
  await seedDemo({ db, clock, gateways, bank, files, publicUrl })
  await seedServers({ db, clock, key: installationKey })
  await seedStaff({ db, clock, passwords: createPasswords(installationKey, cheapPasswords) })
  return {
    core,
    bank,
    gateways,
    log,
    now: clock.now,
    sibling: ({ mode, passwordComposition, ...other }) =>
      createCore({
        ...options,
        ...other,
        config: {
          ...options.config,
          mode: mode ?? 'demo',
          passwordComposition: passwordComposition ?? 'spec',
        },
      }),
    advance: (ms) => {
      shiftMs += ms
    },
    close: async () => {
      await core.stop()
      await bank.close()
    },
  }
}

type Clock = { now(): Date }
type Answering = (request: Request) => Response | Promise<Response>

type Desk = { clock: Clock; book: string | null; shop: Answering }

async function sandboxBank({ clock, book, shop }: Desk): Promise<{ bank: Bank; gateways: Gateways }> {
  const credentials = sandboxCredentials(installationKey)
  const bank = await createBank({
    mode: 'demo',
    file: book,
    clock,
    credentials,
    publicUrl: () => publicUrl,
    deliver: async (url, init) => shop(new Request(url, init)),
    wake: () => () => {},
  })
  const fetch = (url: string, init: RequestInit) => bank.fetch(new Request(url, init))
  const sandbox = createSandboxAdapter({ fetch, bankUrl: publicUrl, clock, credentials })
  return { bank, gateways: createGateways({ mode: 'demo', sandbox }) }
}
