import { start } from '@wasl/bff/main'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import type { Config } from '@wasl/core/platform/config/config'
import { gatewayBooks } from '@wasl/tests/support/gateway-books'
import { seededFolder } from '@wasl/tests/support/seeded-folder'
import { silentLog } from '@wasl/tests/support/silent-log'
import { bookOf } from '@wasl/tests/support/wasl-book'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { payersOn, payThrough, requestsOn, type Told } from './killed-server.fixtures.ts'
import { cutLog } from './power-cut.fixtures.ts'
import { startProduct } from './product.ts'
import { buildServer } from './server-build.ts'

/** Two by itself, 50 in `npm run storm`. */
const cuts = Number(process.env['WASL_POWER_CUTS'] ?? 2)
const payers = 8

test(
  'after a power cut under its payers the embedded database may have lost the last moments, and no balance is wrong',
  { timeout: 180_000 + cuts * 60_000 },
  async () => {
    await buildServer()
    const { folder, config } = await seededFolder()
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const ids = await requestsOn(config, 100 + cuts * 100)
    let paid = 0
    for (let cut = 0; cut < cuts; cut += 1) {
      const told = await payUntilCut(config, ids)
      const { bytes, of } = await cutLog(join(folder, 'database'))
      const { wrong, kept } = await nextStart(config, told)
      console.info(`without ${bytes} bytes of ${of}: ${kept} of ${told.length} payments are kept`)
      expect(wrong).toEqual([])
      paid += told.length
    }
    expect(paid).toBeGreaterThan(cuts * 5)
  },
)

/** Who was told that he has paid when the power goes. */
async function payUntilCut(config: Config, ids: string[]): Promise<Told[]> {
  const env = { LOG_LEVEL: 'error', WASL_MODE: 'demo', TRUSTED_PROXIES: '127.0.0.1,::1' }
  const product = await startProduct({ dataFolder: config.dataFolder, port: config.port, env })
  onTestFinished(() => product.kill())
  const cut = new AbortController()
  const pay: typeof payThrough = (url, told, address) =>
    payThrough(url, told, address, cut.signal).catch(() => {})
  const { told, done } = payersOn(product.url, { ids, count: payers, over: cut.signal, pay })
  const enough = 5 + Math.random() * 40
  while (told.filter(({ paid }) => paid).length < enough) await wait(20)
  await product.kill()
  cut.abort()
  await done
  return told.filter(({ paid }) => paid)
}

/** What the bank took for attempts that nobody remembers is lost, as docs/settings.md says. All else has to be right. */
async function nextStart(config: Config, told: Told[]): Promise<{ wrong: string[]; kept: number }> {
  const running = await start(config, { log: silentLog })
  try {
    const { core, database, bank } = running.embedded!
    await bank!.resume()
    // What was open is asked about within a quarter of a minute, and later less and less often.
    await database.pool.query('update attempt set next_inquiry_at = now() where next_inquiry_at is not null')
    await core.work.finish()
    await core.ledger.idle()
    const faults = await findLedgerFaults(database.db, gatewayBooks(bank!))
    const { rows } = await database.pool.query<{ track: string }>('select track_id as track from attempt')
    const known = new Set(rows.map(({ track }) => track))
    const books = await Promise.all(told.map(({ id }) => bookOf(database.pool, id)))
    return { wrong: faults.filter((fault) => !isForgotten(fault, known)), kept: books.filter(isPaid).length }
  } finally {
    await running.stop()
  }
}

const isPaid = ({ state }: Awaited<ReturnType<typeof bookOf>>): boolean => state === 'paid'

function isForgotten(fault: string, known: ReadonlySet<string>): boolean {
  const [, track] = /^I15 the gateway took what is not in our books once: (\S+)/.exec(fault) ?? []
  return track !== undefined && !known.has(track)
}
