import { start } from '@wasl/bff/main'
import { openAlone } from '@wasl/core/open-alone'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { gatewayBooks } from '@wasl/tests/support/gateway-books'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { silentLog } from '@wasl/tests/support/silent-log'
import { seededFolder, type SeededFolder } from '@wasl/tests/support/seeded-folder'
import { bookOf } from '@wasl/tests/support/wasl-book'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isPaidOnce, leaveAtBank, payersOn, requestsOn, type Told } from './killed-server.fixtures.ts'
import { freePort, startProduct } from './product.ts'
import { buildServer } from './server-build.ts'

/** One by itself, 200 in `npm run storm`. */
const kills = Number(process.env['WASL_KILLS'] ?? 1)
const payers = 8
/** Payers who stay at the bank without a word. */
const left = 3
/** Between a server that is ready and its end; as they come, a mean of this. */
const meanLifeMs = 1_500
const server = await findPostgres()

test.each(server ? ['embedded', 'postgres'] : ['embedded'])(
  'killed again and again under its payers, the server loses nothing it has told anybody, on %s',
  { timeout: 300_000 + kills * 30_000 },
  async (engine) => {
    await buildServer()
    const config = await installation(engine === 'postgres' ? server : null)
    const ids = await requestsOn(config, 50 + kills * 100)
    const { told, readyMs, settledMs } = await stormOn(config, ids)
    const asked = await nextInquiries(config)

    const running = await start(config, { log: silentLog })
    const { core, database, bank } = running.embedded!
    await bank!.resume()
    await core.work.finish()
    await core.ledger.idle()
    const faults = await findLedgerFaults(database.db, gatewayBooks(bank!))
    const books = await Promise.all(told.map(({ id }) => bookOf(database.pool, id)))
    await running.stop()

    console.info(
      `${engine}: ${kills} kills, ${told.length} payments, ready again after ${Math.round(Math.max(...readyMs))} ms at most, all paid ${Math.round(settledMs)} ms after the last`,
    )
    expect(faults).toEqual([])
    expect(told.filter(({ paid }) => !paid)).toEqual([])
    expect(books.filter((book) => !isPaidOnce(book))).toEqual([])
    expect(told.length).toBeGreaterThan(kills)
    // Decided is settled within a minute of the last kill; what the bank still decides is asked about within another.
    expect(settledMs).toBeLessThan(60_000)
    expect(asked).toHaveLength(left)
    expect(asked.filter((seconds) => seconds > 60)).toEqual([])
  },
)

/** The demo; on PostgreSQL in a database of its own. */
async function installation(postgres: string | null): Promise<Config> {
  const { folder, config } = postgres ? await besideServer(postgres) : await seededFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return config
}

async function besideServer(postgres: string): Promise<SeededFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-killed-'))
  const { url, drop } = await emptyServerDatabase(postgres)
  onTestFinished(drop)
  const read = readConfig({
    PORT: String(await freePort()),
    WASL_DATA: folder,
    DATABASE_URL: url,
    WASL_MODE: 'demo',
  })
  if (!read.ok) throw new Error(read.error.join('\n'))
  return { folder, config: read.value }
}

/** In how many seconds the gateway of each payment that is still open is asked, while no server runs. */
async function nextInquiries(config: Config): Promise<number[]> {
  const database = await openAlone(config, silentLog)
  try {
    const { rows } = await database.pool.query<{ seconds: string | null }>(
      `select extract(epoch from next_inquiry_at - now()) as seconds from attempt a
      join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
      where t.order_no like 'KILL-%' and a.state in ('created', 'submitting', 'pending', 'unknown')`,
    )
    return rows.map(({ seconds }) => (seconds === null ? Number.POSITIVE_INFINITY : Number(seconds)))
  } finally {
    await database.stop()
  }
}

type Storm = { told: Told[]; readyMs: number[]; settledMs: number }

/** Everybody whose turn came has paid when it is over. */
async function stormOn(config: Config, ids: string[]): Promise<Storm> {
  const env = {
    LOG_LEVEL: 'error',
    WASL_MODE: 'demo',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DATABASE_URL: config.databaseUrl ?? undefined,
  }
  const place = { dataFolder: config.dataFolder, port: config.port, env }
  let product = await startProduct(place)
  onTestFinished(() => product.kill())
  const { url } = product
  const over = new AbortController()
  const { told, done } = payersOn(url, { ids, count: payers, over: over.signal })
  const readyMs: number[] = []
  const atBank = ids.splice(0, left)
  for (let kill = 0; kill < kills; kill += 1) {
    // A bank waits for nobody longer than a long storm lasts.
    if (kill === Math.max(0, kills - 10)) await Promise.all(atBank.map((id) => leaveAtBank(url, id)))
    await wait(200 - Math.log(1 - Math.random()) * meanLifeMs)
    await product.kill()
    product = await startProduct(place)
    readyMs.push(product.readyMs)
  }
  over.abort()
  const lastKill = performance.now()
  await done
  const settledMs = performance.now() - lastKill
  await product.stop()
  return { told, readyMs, settledMs }
}
