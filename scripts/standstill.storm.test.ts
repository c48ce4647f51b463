import { start } from '@wasl/bff/main'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import type { Config } from '@wasl/core/platform/config/config'
import { gatewayBooks } from '@wasl/tests/support/gateway-books'
import { seededFolder } from '@wasl/tests/support/seeded-folder'
import { silentLog } from '@wasl/tests/support/silent-log'
import { bookOf } from '@wasl/tests/support/wasl-book'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isPaidOnce, payersOn, requestsOn } from './killed-server.fixtures.ts'
import { startProduct, type Product } from './product.ts'
import { buildServer } from './server-build.ts'

const holds = 2
const payers = 4
/** So long nobody minds (`watchStandstill`). */
const beginningMs = 10_000

test(
  'a server that stands still for two seconds under its payers lives, is not ready for a while, and does nothing twice',
  { timeout: 180_000 },
  async () => {
    await buildServer()
    const { folder, config } = await seededFolder()
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const ids = await requestsOn(config, 400)
    const env = { LOG_LEVEL: 'error', WASL_MODE: 'demo', TRUSTED_PROXIES: '127.0.0.1,::1' }
    const product = await startProduct({ dataFolder: folder, port: config.port, env })
    onTestFinished(() => product.kill())
    const over = new AbortController()
    const { told, done } = payersOn(product.url, { ids, count: payers, over: over.signal })
    await wait(beginningMs)
    for (let hold = 0; hold < holds; hold += 1) {
      await wait(1_000)
      await product.hold(2_000)
      expect(await health(product)).toEqual([200, 503, { status: 'stood_still' }])
      await expect.poll(async () => (await health(product))[1], { timeout: 15_000, interval: 250 }).toBe(200)
    }
    over.abort()
    await done
    await product.stop()
    expect(told.length).toBeGreaterThan(payers * holds)
    expect(
      await wrongOf(
        config,
        told.map(({ id }) => id),
      ),
    ).toEqual({ faults: [], notOnce: [], saidAgain: [] })
  },
)

async function health({ url }: Product): Promise<[alive: number, ready: number, says: unknown]> {
  const [alive, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)])
  return [alive.status, ready.status, await ready.json()]
}

async function wrongOf(config: Config, ids: readonly string[]) {
  const running = await start(config, { log: silentLog })
  try {
    const { core, database, bank } = running.embedded!
    await bank!.resume()
    await core.work.finish()
    await core.ledger.idle()
    const books = await Promise.all(ids.map((id) => bookOf(database.pool, id)))
    const { rows } = await database.pool.query('select occasion_key, channel from message where tries > 1')
    return {
      faults: await findLedgerFaults(database.db, gatewayBooks(bank!)),
      notOnce: books.filter((book) => !isPaidOnce(book)),
      saidAgain: rows,
    }
  } finally {
    await running.stop()
  }
}
