import type { TestClock } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedInStaff } from '@wasl/tests/support/staff'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import type { ReportMaker } from './report-maker.ts'
import { findReport, insertReport } from './reports.store.ts'

export const line = Buffer.from('a line\r\n')

/** Makes a report of two lines. */
export const quick: ReportMaker = {
  source: 'transactions',
  async *pieces(_, progress) {
    await progress({ done: 0, total: 2 })
    yield line
    await progress({ done: 2, total: 2 })
  },
}

let merchants = 0

export type ReportScene = Awaited<ReturnType<typeof openReports>>

/** A merchant, and a user of theirs who may export. */
export async function openReports(db: Db, clock: TestClock) {
  merchants += 1
  const merchantId = merchants
  await db.insert(merchant).values({
    id: merchantId,
    key: `merchant-${merchantId}`,
    titleEn: 'Shop',
    titleAr: 'متجر',
    brand: '#f77c1a',
    countryCode: 'KW',
    currency: 'KWD',
    timezone: 'Asia/Kuwait',
    plugins: ['payment_request', 'event'],
    redirectOrigins: [],
  })
  const who = { merchantId, permissions: ['view_export_settings'] }
  const { userId } = await signedInStaff({ db, now: clock.now }, who)

  const stored = (publicId: string) => findReport(db, { merchantId, userId: null }, publicId)
  const wanted = async (): Promise<{ id: number; merchantId: number; publicId: string }> => {
    const publicId = newPublicId()
    const asked = {
      merchantId,
      publicId,
      source: 'transactions',
      plugin: null,
      userId,
      username: 'somebody',
      fileFormat: 'csv',
      language: 'en',

      query: { plugin: 'payment_request' },
    } as const
    await inTransaction(db, (tx) => insertReport(tx, { ...asked, fields: ['id'] }, clock.now()))
    return { id: (await stored(publicId))?.id ?? 0, merchantId, publicId }
  }
  return { userId, wanted, stored }
}
