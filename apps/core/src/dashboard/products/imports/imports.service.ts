import {
  countOutcomes,
  countRows,
  findJob,
  lastApplied,
  newestJobs,
  pageOfRows,
  type ImportRow,
  type JobCounts,
  type JobRow,
  type RowsAsked,
} from '../../../kernel/import-jobs/import-jobs.store.ts'
import type { JobPlugin } from '../../../kernel/import-jobs/job.domain.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import { aboutRows, countShown, steepRows, type AboutRows } from './imports.store.ts'

export type { ImportRow, JobRow }

type OfPlugin = { merchantId: number; plugin: JobPlugin }

/** A file of products by its id. */
export const importOf = (db: Db, of: OfPlugin & { publicId: string }): Promise<JobRow | null> =>
  findJob(db, of)

const shownJobs = 10

/** The latest files with what their rows mean, and which of them could be undone. */
export async function latestImports(db: Db, of: OfPlugin) {
  const jobs = await newestJobs(db, { ...of, limit: shownJobs })
  const [counts, last, { products }] = await Promise.all([
    countOutcomes(db, { merchantId: of.merchantId, jobIds: jobs.map(({ id }) => id) }),
    lastApplied(db, of),
    shopNow(db, of),
  ])
  return { jobs, counts, last, products }
}

export const importRowsOf = (db: Db, job: JobRow, asked: RowsAsked) =>
  pageOfRows(db, { merchantId: job.merchantId, jobId: job.id }, asked)

export type ImportFacts = {
  counts: JobCounts
  about: AboutRows
  steep: ImportRow[]
  last: string | null
  shop: { products: number; visible: number; currency: string }
}

/** What the page of an import shows beside its rows. */
export async function importFacts(db: Db, job: JobRow): Promise<ImportFacts> {
  const of = { merchantId: job.merchantId, jobId: job.id }
  const [counts, about, steep, last, shop] = await Promise.all([
    countRows(db, of),
    aboutRows(db, of),
    steepRows(db, { ...of, limit: 5 }),
    lastApplied(db, job),
    shopNow(db, job),
  ])
  return { counts, about, steep, last, shop }
}

async function shopNow(db: Db, { merchantId, plugin }: OfPlugin) {
  const merchant = await findMerchant(db, merchantId)
  const shown = await countShown(db, { merchantId, plugin })
  return { ...shown, currency: merchant?.currency ?? '' }
}
