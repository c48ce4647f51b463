import { bulkScene, csvOf, plainRows } from '@wasl/core/dashboard/bulk/bulk.fixtures'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copiedIn, copiedOut } from './copied-rows.ts'
import { atLeast, type Measured } from './report.ts'

const rows = 10_000
const rounds = 3

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
