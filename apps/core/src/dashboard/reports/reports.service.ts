import { createHash } from 'node:crypto'
import type { reportsContract } from '@wasl/contracts/core/dashboard/reports.contract'
import { reportList } from '@wasl/contracts/lists/reports'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { dayIn } from '@wasl/domain/wall-clock'
import type { z } from 'zod'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage } from '../../kernel/lists/page.domain.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import { askForReport, type AskRefusal } from '../../kernel/reports/ask-for-report.service.ts'
import { insertLink, useLink } from '../../kernel/reports/report-links.store.ts'
import { fileProblem, queryFor, type MayNot } from '../../kernel/reports/report-rights.domain.ts'
import {
  cancelReport,
  findReport,
  findReports,
  type ReportRow,
  type Sight,
} from '../../kernel/reports/reports.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readRange, type ByteRange } from '../../platform/files/byte-range.ts'
import type { Files, OpenFile } from '../../platform/files/files.ts'
import { newPublicId } from '../../platform/ids.ts'
import { reports } from './reports.list.ts'

export type ReportsDeps = { db: Db; clock: Clock; files: Files }

/** Long enough for whoever looks first, is cut off and goes on, or opens it with a download manager. */
const LINK_MS = 3_600_000

/** A user's own; a superuser sees everybody's (payments B7). */
const sightOf = ({ merchantId, userId, isSuperuser }: Staff): Sight => ({
  merchantId,
  userId: isSuperuser ? null : userId,
})

type AskedPage = z.infer<(typeof reportsContract)['list']['query']>

/** A page of the list, or the one with the report that is asked for. */
export async function reportPage({ db, clock }: ReportsDeps, staff: Staff, { id, ...asked }: AskedPage) {
  const now = clock.now()
  const scope = sightOf(staff)
  const filters = readAsked(reportList, asked)
  const place = id === undefined ? null : await reports.placeOf(db, { scope, filters }, id)
  const { page: named = 1, page_size: size = 50 } = asked
  const number = place === null ? named : Math.floor(place / size) + 1
  const page = numberedPage(reportList, { ...asked, page: number, page_size: size })
  const [counts, { ids, count }] = await Promise.all([
    reports.countBy(db, { scope, filters }, 'state'),
    reports.readPage(db, { scope, filters, page }),
  ])
  const rows = inOrder(ids, await findReports(db, scope, ids))
  return { rows, count, counts, page: number, asOf: asOfPage(page, now) }
}

export type LinkRefusal = 'notFound' | 'notReady' | 'gone' | MayNot

export async function openLink(
  { db, clock }: ReportsDeps,
  staff: Staff,
  publicId: string,
): Promise<Result<{ token: string; expiresAt: Date }, LinkRefusal>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const found = await findReport(tx, sightOf(staff), publicId)
    if (!found) return refused('notFound')
    if (found.state === 'expired') return refused('gone')
    if (found.state !== 'ready') return refused('notReady')
    const problem = fileProblem(staff, found)
    if (problem) return refused(problem)
    const token = newPublicId()
    const expiresAt = new Date(now.getTime() + LINK_MS)
    await insertLink(tx, {
      tokenHash: hashOf(token),
      merchantId: staff.merchantId,
      reportId: found.id,
      userId: staff.userId,
      expiresAt,
    })
    return accepted({ token, expiresAt })
  })
}

export type ReportFile = OpenFile & { name: string; range: ByteRange | null; tag: string }

/** What of the file is wanted: `range` as the header says it, and as long as it is still `ifRange`. */
type Part = { range: string | undefined; ifRange: string | undefined }

type Taking = { publicId: string; token: string; requestId: string } & Part

/** Each link is one download in the audit, however often its file is asked for within the hour. */
export async function takeFile(
  { db, clock, files }: ReportsDeps,
  staff: Staff,
  { publicId, token, requestId, ...part }: Taking,
): Promise<Result<ReportFile, 'notFound' | 'gone' | { beyond: number } | MayNot>> {
  const now = clock.now()
  const report = await findReport(db, sightOf(staff), publicId)
  if (!report) return refused('notFound')
  const problem = fileProblem(staff, report)
  if (problem) return refused(problem)
  const used = await inTransaction(db, async (tx) => {
    const link = {
      tokenHash: hashOf(token),
      merchantId: staff.merchantId,
      reportId: report.id,
      userId: staff.userId,
    }
    const use = await useLink(tx, link, now)
    if (use !== 'first') return use !== null
    await recordAudit(
      tx,
      {
        merchantId: staff.merchantId,
        actor: staff.username,
        action: 'report.downloaded',
        object: publicId,
        requestId,
      },
      now,
    )
    return true
  })
  const { file: name, bytes } = report
  if (!used || name === null) return refused('gone')
  const tag = `"${publicId}"`
  const isSame = part.ifRange === undefined || part.ifRange === tag
  const range = bytes !== null && isSame ? readRange(part.range, bytes) : null
  if (range === 'beyond') return refused({ beyond: bytes ?? 0 })
  const file = await files.generated.open(name, range)
  if (!file) return refused('gone')
  const timezone = (await findMerchant(db, staff.merchantId))?.timezone ?? 'UTC'
  return accepted({ ...file, range, tag, name: fileNameOf(report, timezone) })
}

/** Under the row's lock: either it is called off, or it is ready. */
export async function callOff(
  { db, clock }: ReportsDeps,
  staff: Staff,
  { publicId, requestId }: { publicId: string; requestId: string },
): Promise<Result<ReportRow, 'notFound' | 'notYours' | 'tooLate'>> {
  const now = clock.now()
  const { merchantId, username: actor } = staff
  return inTransaction(db, async (tx) => {
    const found = await findReport(tx, sightOf(staff), publicId)
    if (!found) return refused('notFound')
    if (found.userId !== staff.userId) return refused('notYours')
    if (!(await cancelReport(tx, { merchantId, id: found.id, now }))) return refused('tooLate')
    await recordAudit(tx, { merchantId, actor, action: 'report.canceled', object: publicId, requestId }, now)
    return accepted({ ...found, state: 'canceled', leasedUntil: null, finishedAt: now })
  })
}

/** The same export once more, by whoever asks: under that user's limit, and with the rights they have now. */
export async function askAgain(
  { db, clock }: ReportsDeps,
  staff: Staff,
  { publicId, ...press }: { publicId: string; idempotencyKey: string | null; requestId: string },
): Promise<Result<string, AskRefusal | { kind: 'notFound' | 'notOffered' | MayNot }>> {
  const old = await findReport(db, sightOf(staff), publicId)
  if (!old) return refused({ kind: 'notFound' as const })
  if (old.source === 'bookings') return refused({ kind: 'notOffered' as const })
  const { source, plugin, fileFormat, language, fields } = old
  const query = queryFor(staff, old)
  if (!query.ok) return refused({ kind: query.error })
  return askForReport({ db, clock }, staff, {
    report: { source, plugin, fileFormat, language, fields, query: query.value },
    ...press,
  })
}

/** As the direct link names it: by the merchant's day. */
const fileNameOf = ({ source, plugin, createdAt, fileFormat }: ReportRow, timezone: string): string => {
  const name = [plugin ?? 'all', source.replace('_', '-'), dayIn(timezone, createdAt)].join('-')
  return `${name}.${fileFormat === 'csv' ? 'csv' : 'xlsx'}`
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
