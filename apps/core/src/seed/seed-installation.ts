import type { Core } from '../app.ts'
import type { Gateways } from '../kernel/gateways/registry.ts'
import type { Bank } from '../kernel/gateways/sandbox/bank/bank.ts'
import { createPasswords } from '../kernel/people/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Files } from '../platform/files/files.ts'
import { patiently } from '../platform/jobs/patiently.ts'
import type { Log } from '../platform/log/log.ts'
import { seedHistory } from './history/seed-history.ts'
import { renewDemo } from './renew-demo.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedBulk } from './seed-bulk.ts'
import { seedCollectors } from './seed-collectors.ts'
import { isSeeded, seedDemo } from './seed-demo.ts'
import { seedEvents } from './seed-events.ts'
import { seedLinks } from './seed-links.ts'
import { seedMenu } from './seed-menu.ts'
import { seedMerchants } from './seed-merchants.ts'
import { seedOperationRules } from './seed-operation-rules.ts'
import { seedReports } from './seed-reports.ts'
import { seedShop } from './seed-shop.ts'
import { seedServers } from './seed-servers.ts'
import { seedStaff } from './seed-staff.ts'
import { seedWebhooks } from './seed-webhooks.ts'
import { findLedgerFaults } from '../kernel/ledger/books/invariants.ts'
import { deliverDue, type NoticeConsumer } from '../kernel/notices/relay.service.ts'

export type InstallationSeeds = {
  db: Db
  clock: Clock
  log: Log
  gateways: Gateways
  bank: Bank
  files: Files
  core: Core
  /** The installation's key. */
  key: string
  publicUrl: string
}

/**
 * product.md 8, in the order in which it would be missed: merchants, their requests and their staff at once; the rest by the
 * function that is given back, while pages are answered. What is there stays as it is.
 */
export async function seedInstallation(seeds: InstallationSeeds): Promise<() => Promise<void>> {
  const { db, clock, core } = seeds
  if (!(await isSeeded(db))) {
    await seedFirst(seeds)
    return async () => {
      await inTurn(seeds, 'the proof of the demo', () =>
        proveDemo({ db, clock, consumers: consumersOf(seeds) }),
      )
      await seedRest(seeds)
    }
  }
  await inTurn(seeds, 'the renewal of the demo', () => renewDemo({ db, clock, ledger: core.ledger }))
  return async () => {
    // A newer demo has more of them.
    await seedFirst(seeds)
    await seedRest(seeds)
  }
}

/** Each finds what an earlier try, or an earlier start, has left. */
const inTurn = <T>({ log }: InstallationSeeds, what: string, work: () => Promise<T>): Promise<T> =>
  patiently(what, work, { log })

async function seedFirst(seeds: InstallationSeeds): Promise<void> {
  const { db, clock, key } = seeds
  await inTurn(seeds, 'the merchants of the demo', () => seedMerchants({ db, clock }))
  await inTurn(seeds, 'the shop of the demo', () => seedShop({ db, clock }))
  await inTurn(seeds, 'the menu of the demo', () => seedMenu({ db, clock }))
  await inTurn(seeds, 'the events of the demo', () => seedEvents({ db, clock }))
  await Promise.all([
    inTurn(seeds, 'the requests of the demo', () => seedDemo({ ...seeds, consumers: consumersOf(seeds) })),
    // On a thread of its own, a password is hashed as slowly as everybody's.
    inTurn(seeds, 'the staff of the demo', () => seedStaff({ db, clock, passwords: createPasswords(key) })),
  ])
}

async function seedRest(seeds: InstallationSeeds): Promise<void> {
  const { db, clock, core, key, publicUrl } = seeds
  // The past is the database's work, the others are this thread's.
  await Promise.all([
    inTurn(seeds, 'the past of the demo', () => seedHistory(seeds)),
    inTurn(seeds, 'the bookings of the demo', () => seedBookings(seeds)),
    inTurn(seeds, 'the servers of the demo', () => seedServers({ db, clock, key })),
    inTurn(seeds, 'the operation rules of the demo', () => seedOperationRules({ db })),
    inTurn(seeds, 'the collectors of the demo', () => seedCollectors({ db, clock })),
    inTurn(seeds, 'the links of the demo', () => seedLinks({ db, clock, publicUrl })),
    inTurn(seeds, 'the files of requests of the demo', () => seedBulk({ ...seeds, ledger: core.ledger })),
  ])
  await inTurn(seeds, 'the reports of the demo', () =>
    seedReports({ db, clock, make: core.work.makeReports }),
  )
  await inTurn(seeds, 'the webhooks of the demo', () => seedWebhooks({ db, clock, key, publicUrl }))
}

const consumersOf = ({ core }: InstallationSeeds) => [core.work.messages]

type Proof = { db: Db; clock: Clock; consumers: readonly NoticeConsumer[] }

/** What newly seeded requests went through is told, and their books are shown to be right. */
async function proveDemo({ db, clock, consumers }: Proof): Promise<void> {
  await deliverDue({ db, clock, log: silent }, consumers)
  const faults = await findLedgerFaults(db)
  if (faults.length > 0) throw new Error(`the books are wrong after seeding:\n${faults.join('\n')}`)
}

const silent = { warn() {} }
