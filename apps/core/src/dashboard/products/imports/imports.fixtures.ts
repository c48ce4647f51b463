import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { silentLog } from '@wasl/tests/support/silent-log'
import { staffWith } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { askToApply, askToUndo, correctImportRow } from '../../../kernel/import-jobs/ask-import.service.ts'
import {
  allRows,
  countRows,
  findJob,
  type ImportRow,
  type JobRow,
} from '../../../kernel/import-jobs/import-jobs.store.ts'
import { workOnImports } from '../../../kernel/import-jobs/work-on-imports.service.ts'
import type { JobPlugin } from '../../../kernel/import-jobs/job.domain.ts'
import { keepImport } from '../../../kernel/import-jobs/keep-import.service.ts'
import { insertBranches, insertMenuCategories } from '../../../kernel/menu/edit-menu.store.ts'
import { merchant } from '../../../kernel/merchants/merchants.schema.ts'
import { insertCategory, insertStore } from '../../../kernel/products/shop-parts.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { catalogueKind } from './catalogue-kind.service.ts'
import { foodKind } from './food-kind.service.ts'
import { productFile, type FileFormat } from './import-files.ts'

const service = {
  leadMinutes: 0,
  slotMinutes: 30,
  maxDaysAhead: 7,
  minDaysAhead: 0,
  autoAccept: false,
  acceptMinutes: 10,
}

/** A merchant with a shop and a menu without products, and one user who imports them. */
export async function importScene(own: Db, folder: string) {
  const scene = await openLedger(own)
  const { db, clock, merchantId } = scene
  await db
    .update(merchant)
    .set({ plugins: ['payment_request', 'catalogue', 'food_ordering'] })
    .where(sql`id = ${merchantId}`)
  await inTransaction(db, async (tx) => {
    const named = { merchantId, createdAt: clock.now() }
    await insertCategory(tx, {
      ...named,
      publicId: newPublicId(),
      slug: 'dates',
      nameEn: 'Dates',
      nameAr: 'التمور',
    })
    await insertCategory(tx, {
      ...named,
      publicId: newPublicId(),
      slug: 'coffee',
      nameEn: 'Coffee',
      nameAr: 'القهوة',
    })
    await insertStore(tx, {
      ...named,
      publicId: newPublicId(),
      key: 'pantry',
      nameEn: 'Pantry',
      nameAr: 'المؤونة',
    })
    await insertMenuCategories(tx, [{ merchantId, key: 'sweets', nameEn: 'Sweets', nameAr: 'الحلويات' }])
    await insertBranches(
      tx,
      ['sea', 'souq'].map((key, position) => ({
        ...named,
        key,
        nameEn: key,
        nameAr: key,
        lat: 29.3,
        lng: 48,
        services: { pickup: service },
        position,
      })),
    )
  })
  const staff = await staffWith(
    { db, now: clock.now },
    { merchantId, permissions: ['products.import'], sections: ['catalogue', 'food_ordering'] },
  )
  const files = openFiles(folder)
  const kinds = [catalogueKind, foodKind]
  const work = { db, clock, files, log: silentLog, kinds }
  const run = () => workOnImports(work)

  const find = async (job: JobRow): Promise<JobRow> => (await findJob(db, job)) ?? job
  const rowsOf = (job: JobRow): Promise<ImportRow[]> => allRows(db, { merchantId, jobId: job.id })

  /** Uploaded and rehearsed. */
  async function rehearsed(content: string | Uint8Array, plugin: JobPlugin = 'catalogue'): Promise<JobRow> {
    const by = { staff, requestId: 'test', network: null }
    const kept = await keepImport(work, by, { plugin, name: 'products.csv', content: piecesOf(content) })
    if (!kept.ok) throw new Error(kept.error)
    await run()
    return find(kept.value)
  }

  const apply = (job: JobRow, { leavesWrongOut = false, pricesLookedAt = true } = {}) =>
    askToApply(work, job, 'staff', { revision: job.revision, leavesWrongOut, pricesLookedAt })

  async function applied(content: string | Uint8Array, plugin: JobPlugin = 'catalogue'): Promise<JobRow> {
    const job = await rehearsed(content, plugin)
    expect(await apply(job)).toMatchObject({ ok: true })
    await run()
    return find(job)
  }

  async function exported(plugin: JobPlugin, format: FileFormat = 'csv'): Promise<Uint8Array> {
    const pieces: Uint8Array[] = []
    const wish = { merchantId, plugin, now: clock.now(), format, language: 'en' as const }
    for await (const piece of productFile(db, wish)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  /** Everything that an import may change, in order. */
  async function shop(): Promise<unknown> {
    const { rows } = await db.execute(sql`
      select p.sku, p.state, p.name_en, p.name_ar, p.price::int, p.discounted_price::int, s.capacity::int, s.sold::int,
        (select array_agg(c.slug order by i.position) from product_in_category i join product_category c on c.id = i.category_id
         where i.product_id = p.id) as categories
      from product p join stock_pool s on s.id = p.pool_id where p.merchant_id = ${merchantId} order by p.sku`)
    return rows
  }

  return {
    ...scene,
    work,
    kinds,
    run,
    find,
    rowsOf,
    rehearsed,
    apply,
    applied,
    exported,
    shop,
    counts: (job: JobRow) => countRows(db, { merchantId, jobId: job.id }),
    undo: async (job: JobRow) => {
      const asked = await askToUndo(work, job, 'staff')
      await run()
      return asked
    },
    correct: (
      job: JobRow,
      number: number,
      cells: Record<string, string> | null,
      isDropped: boolean | null = null,
    ) =>
      correctImportRow(work, kinds.find(({ plugin }) => plugin === job.plugin) ?? catalogueKind, job, {
        number,
        cells,
        isDropped,
      }),
  }
}

async function* piecesOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? new TextEncoder().encode(content) : content
}

/** A file of these rows below these heads. */
export const csvOf = (heads: string, ...rows: string[]): string => [heads, ...rows].join('\n')

export const required = 'sku,name_en,name_ar,price,category'
