import { killWhileSending } from '@wasl/tests/support/bulk-kill/kill-sender'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { bulkScene, csvOf, plainRows } from './bulk.fixtures.ts'

const rows = 8
/** Each once, in the order of the file. */
const everyRowOnce = {
  found: Array.from({ length: rows }, (_, at) => ({ order_no: `M-${at + 1}`, times: 1 })),
  logs: [{ state: 'created', rows, requests: rows }],
}
const waits = { timeout: 180_000 }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-bulk-kill-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Begins on one database, dies twice in the middle of a row, and goes on: what counts is what is there at the end. */
async function sentOnce(
  open: () => Promise<Database>,
  url: string | null,
  leave: (database: Database) => Promise<void>,
) {
  let database = await open()
  const scene = await bulkScene(database.db, { folder: join(folder, 'files'), makerOf: makerOfLedger })
  const upload = await scene.uploaded(csvOf(plainRows(rows)))
  await scene.started(upload, { rowsSeen: rows })
  await leave(database)
  await killWhileSending({ folder, url, now: scene.clock.now() }, 3)
  scene.clock.advance(61_000)
  await killWhileSending({ folder, url, now: scene.clock.now() }, 2)
  scene.clock.advance(61_000)
  if (url === null) database = await open()
  const { rows: found } = await finish(database, { merchantId: scene.merchantId, now: scene.clock.now() })
  const { rows: logs } = await database.pool.query(
    `select state, count(*)::int as rows, count(distinct transaction_id)::int as requests from bulk_log group by state`,
  )
  await database.stop()
  return { found, logs }
}

async function finish(database: Database, { merchantId, now }: { merchantId: number; now: Date }) {
  const { createLedger } = await import('../../kernel/ledger/ledger.ts')
  const { ledgerGuards } = await import('../../ledger-guards.ts')
  const { bulkJobs } = await import('./bulk.jobs.ts')
  const { openFiles } = await import('../../platform/files/files.ts')
  const { db } = database
  const clock = { now: () => now }
  const gateways = { find: () => null, names: () => [] }
  const ledger = createLedger({
    db,
    clock,
    gateways,
    guards: ledgerGuards,
    redirectOrigins: [],
    log: quietLog,
  })
  const jobs = bulkJobs({
    db,
    clock,
    log: { warn: () => {} },
    publicUrl: 'https://pay.example',
    keptIsSent: true,
    files: openFiles(join(folder, 'files')),
    maker: makerOfLedger({ db, clock, ledger }),
  })
  await jobs.send()
  return database.pool.query<{ order_no: string; times: number }>(
    `select order_no, count(*)::int as times from payment_transaction where merchant_id = $1 and plugin = 'bulk'
     group by order_no order by min(id)`,
    [merchantId],
  )
}

test(
  'a process that is killed while it sends from the embedded database sends every row once',
  waits,
  async () => {
    const open = async () => {
      const database = await openDatabase({ dataFolder: folder, log: quietLog })
      await migrate(database.db)
      return database
    }
    expect(await sentOnce(open, null, (database) => database.stop())).toEqual(everyRowOnce)
  },
)

const server = await findPostgres()

test.skipIf(server === null)(
  'a process that is killed while it sends from PostgreSQL sends every row once',
  waits,
  async () => {
    const database = await postgresTestDatabase(server ?? '')
    const { connectionString = '' } = database.pool.options
    const done = await sentOnce(
      async () => database,
      connectionString,
      async () => {},
    )
    expect(done).toEqual(everyRowOnce)
  },
)
