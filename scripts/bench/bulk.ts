import { bulkScene, csvOf, plainRows } from '@wasl/core/dashboard/bulk/bulk.fixtures'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copiedIn, copiedOut } from './copied-rows.ts'
import { atLeast, atMost, type Measured } from './report.ts'

const rows = 10_000
const rounds = 3
/** `DISPATCH_ROWS` takes fewer, where a machine has other things to do. */
const dispatched = Number(process.env['DISPATCH_ROWS'] ?? 50_000)

/** D9: a file of requests read, judged and stored, against COPY of the very rows into the same table. */
export const benchBulk = (): Promise<Measured[]> =>
  onPostgres(async (scene, url) => {
    const file = csvOf(plainRows(rows))
    let [ownMs, copyMs] = [Infinity, Infinity]
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      const upload = await scene.uploaded(file)
      ownMs = Math.min(ownMs, performance.now() - started)
      const { id, state, rowsTotal } = await scene.upload(upload)
      if (state !== 'ready' || rowsTotal !== rows) throw new Error(`${rowsTotal} rows are ${state}`)
      const text = await copiedOut(url, id)
      await scene.deps.db.execute(`delete from bulk_row where upload_id = ${id}`)
      copyMs = Math.min(copyMs, await copiedIn(url, text))
    }
    const rate = (ms: number) => `${(rows / ms).toFixed(1)} k rows/s`
    return [
      atLeast(
        `D9 ${rows} requests uploaded, ${rate(ownMs)} of ${rate(copyMs)} by COPY`,
        copyMs / ownMs,
        0.3,
        '×',
      ),
    ]
  })

/** The longest file there may be, sent to its end by two workers at once: how long, how much memory, and each row once. */
export const benchDispatch = (): Promise<Measured[]> =>
  onPostgres(async (scene) => {
    const upload = await scene.uploaded(csvOf(plainRows(dispatched)))
    await scene.started(upload, { rowsSeen: dispatched })
    const baseMb = process.memoryUsage.rss() / 1e6
    let peakMb = baseMb
    const watch = setInterval(() => (peakMb = Math.max(peakMb, process.memoryUsage.rss() / 1e6)), 100)
    const started = performance.now()
    await Promise.all([scene.jobs.send(), scene.jobs.send()])
    const sentMs = performance.now() - started
    await scene.tell()
    const toldMs = performance.now() - started - sentMs
    clearInterval(watch)
    const { rows: counted } = await scene.deps.db.execute<Record<string, number>>(`
      select count(*)::int as requests, count(distinct order_no)::int as orders,
        (select count(*)::int from message where merchant_id = ${scene.merchantId}) as messages,
        (select count(distinct transaction_id)::int from message where merchant_id = ${scene.merchantId}) as told,
        (select count(*)::int from bulk_log where state in ('created', 'sent')) as done
      from payment_transaction where plugin = 'bulk' and merchant_id = ${scene.merchantId}`)
    const { requests = 0, orders = 0, messages = 0, told = 0, done = 0 } = counted[0] ?? {}
    const each = (ms: number) => `${Math.round(dispatched / (ms / 1_000))}/s`
    const missed = [orders, told, done].reduce((sum, found) => sum + Math.abs(dispatched - found), 0)
    return [
      atMost(`${dispatched} requests made by two workers, ${each(sentMs)}`, sentMs / 1_000, 600, 's'),
      atMost(`their messages written, ${each(toldMs)}`, toldMs / 1_000, 600, 's'),
      atMost('memory at its peak, above the process at rest', peakMb - baseMb, 250, 'MB'),
      atMost('rows that were sent twice', requests - orders + (messages - told), 0, 'rows'),
      atMost('rows that were missed', missed, 0, 'rows'),
    ]
  })

type Scene = Awaited<ReturnType<typeof bulkScene>>

async function onPostgres(measure: (scene: Scene, url: string) => Promise<Measured[]>): Promise<Measured[]> {
  const server = await findPostgres()
  if (!server) return []
  const database = await postgresTestDatabase(server)
  const folder = await mkdtemp(join(tmpdir(), 'wasl-bench-bulk-'))
  try {
    const scene = await bulkScene(database.db, { folder, makerOf: makerOfLedger })
    return await measure(scene, database.pool.options.connectionString ?? '')
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
