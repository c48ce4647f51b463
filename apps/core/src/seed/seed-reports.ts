import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { findStaffUserByName } from '../kernel/people/people.store.ts'
import {
  findReport,
  insertReport,
  leaseReport,
  updateLeased,
  type NewReport,
} from '../kernel/reports/reports.store.ts'
import { KEPT_MS } from '../kernel/reports/report.domain.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { demoMoment } from './demo-moment.ts'

type ReportSeeds = {
  db: Db
  clock: Clock
  /** Makes what was asked for, as the queue does. */
  make: () => Promise<void>
}

const DemoReport = z.object({
  id: z.string(),
  type_en: z.string(),
  rows: z.int().nullable(),
  state: z.enum(['ready', 'preparing', 'expired']),
  age: z.string(),
})
type DemoReport = z.infer<typeof DemoReport>

const file = new URL('demo/generated-reports.jsonl', import.meta.url)
const merchantId = 1

/** One that is really made, one that cannot be made and says so, and one that has expired. */
export async function seedReports({ db, clock, make }: ReportSeeds): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  const reports = lines.map((line) => DemoReport.parse(JSON.parse(line)))
  const admin = await findStaffUserByName(db, { merchantId, username: 'admin.demo' })
  const last = reports.at(-1)
  if (!admin || !last || (await findReport(db, { merchantId, userId: null }, last.id))) return
  const now = clock.now()
  for (const report of reports) {
    const asked = wantedOf(report, admin.id)
    await inTransaction(db, (tx) => insertReport(tx, asked, demoMoment(report.age, now)))
    if (report.state === 'expired') await end(db, { report, state: 'expired', now })
    if (asked.source === 'bookings') await end(db, { report, state: 'failed', now })
  }
  await make()
}

function wantedOf({ id, type_en: type }: DemoReport, userId: number): NewReport {
  const source = type.startsWith('Bookings')
    ? 'bookings'
    : type.startsWith('Deleted')
      ? 'deleted_transactions'
      : 'transactions'
  return {
    merchantId,
    publicId: id,
    source,
    plugin: source === 'bookings' ? 'event' : 'payment_request',
    userId,
    username: 'admin.demo',
    fileFormat: type.endsWith('XLS') ? 'xls' : 'csv',
    language: 'en',
    fields: ['id', 'created', 'state', 'order_no', 'amount', 'currency_code', 'paid_amount', 'gateway_name'],
    query: {},
  }
}

/** Of a month ago, its file went with its time; or one that cannot be made: it says so instead of preparing for ever. */
type Ending = { report: DemoReport; state: 'expired' | 'failed'; now: Date }

async function end(db: Db, { report: { id, rows, age }, state, now }: Ending): Promise<void> {
  const made = demoMoment(age, now)
  const row = await findReport(db, { merchantId, userId: null }, id)
  if (!row) return
  await inTransaction(db, async (tx) => {
    const sources = [row.source]
    const leased = await leaseReport(tx, { id: row.id, merchantId, now: made, until: made, sources })
    if (!leased) return
    await updateLeased(tx, leased, {
      state,
      ...(state === 'failed'
        ? { problem: 'failed', finishedAt: now }
        : {
            rowsTotal: rows,
            rowsDone: rows ?? 0,
            bytes: 3_072,
            finishedAt: made,
            expiresAt: new Date(made.getTime() + KEPT_MS),
          }),
      leasedUntil: null,
    })
  })
}
