/** One export in a process of its own, so that its memory is its own. Its order comes by message, its figures go back so. */
import { writeExport } from '@wasl/core/dashboard/transactions/export/write-export.service'
import { usualFields } from './exported-fields.ts'
import { filtersOf } from '@wasl/core/dashboard/transactions/list/filters.domain'
import { poolOn } from '@wasl/core/platform/db/database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import type { ExportOrder, Exported } from './exports.ts'

process.once('message', async (order) => {
  // Sent by exports.ts.
  const { url, fileFormat, limit } = order as ExportOrder
  const { db, pool, stop } = poolOn('postgres', { connectionString: url }, quietLog)
  const { rows } = await pool.query<{ since: Date }>(
    'select created_at as since from payment_transaction where merchant_id = 1 order by created_at desc offset $1 limit 1',
    [limit - 1],
  )
  const since = rows[0]?.since.toISOString()
  const wish = {
    scope: { merchantId: 1, plugins: await pluginsOf(), isDeleted: false },
    filters: filtersOf(since ? { created_after: since } : {}),
    ordering: '-created' as const,
    plugin: null,
    fields: usualFields,
    fileFormat,
    language: 'en' as const,
  }
  const baseMb = process.memoryUsage().rss / 1e6
  const started = performance.now()
  const got: Exported = { ms: 0, firstByteMs: 0, bytes: 0, peakMb: 0, baseMb }
  for await (const piece of writeExport(db, wish)) {
    got.firstByteMs ||= performance.now() - started
    got.bytes += piece.byteLength
    got.peakMb = Math.max(got.peakMb, process.memoryUsage.rss() / 1e6)
  }
  got.ms = performance.now() - started
  await stop()
  process.send?.(got, () => process.exit(0))

  async function pluginsOf(): Promise<string[]> {
    const found = await pool.query<{ plugin: string }>(
      'select distinct plugin from payment_transaction where merchant_id = 1',
    )
    return found.rows.map(({ plugin }) => plugin)
  }
})
