import { createHash } from 'node:crypto'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { dayIn } from '@wasl/domain/wall-clock'
import type { Staff } from '../../kernel/people/staff.ts'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import { askForReport, type AskRefusal } from '../../kernel/reports/ask-for-report.service.ts'
import { insertLink, useLink } from '../../kernel/reports/report-links.store.ts'
import type { ReportState } from '../../kernel/reports/report.domain.ts'
import { fileProblem, queryFor, type MayNot } from '../../kernel/reports/report-rights.domain.ts'
import {
  cancelReport,
  countBefore,
  countReports,
  findReport,
  listReports,
  type ReportRow,
  type Sight,
} from '../../kernel/reports/reports.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readRange, type ByteRange } from '../../platform/files/byte-range.ts'
import type { Files, OpenFile } from '../../platform/files/files.ts'
import { newPublicId } from '../../platform/ids.ts'

export type ReportsDeps = { db: Db; clock: Clock; files: Files }

/** Long enough for whoever looks first, is cut off and goes on, or opens it with a download manager. */
const LINK_MS = 3_600_000

export type ReportPage = {
  rows: ReportRow[]
  page: number
  counts: ReadonlyMap<ReportState, number>
}

/** A user's own; a superuser sees everybody's (payments B7). */
const sightOf = ({ merchantId, userId, isSuperuser }: Staff): Sight => ({
  merchantId,
  userId: isSuperuser ? null : userId,
})

export async function reportPage(
  { db }: ReportsDeps,
  staff: Staff,
  wish: { state: ReportState | undefined; page: number; pageSize: number; id: string | undefined },
): Promise<ReportPage> {
  const sight = sightOf(staff)
  const state = wish.state && { state: wish.state }
  const page =
    (wish.id && (await pageOf(db, { ...sight, ...state, publicId: wish.id, pageSize: wish.pageSize }))) ||
    wish.page
  const [counts, rows] = await Promise.all([
    countReports(db, sight),
    listReports(db, { ...sight, ...state, limit: wish.pageSize, offset: (page - 1) * wish.pageSize }),
  ])
  return { rows, page, counts }
}

async function pageOf(
  db: Db,
  { publicId, pageSize, ...rest }: Sight & { state?: ReportState; publicId: string; pageSize: number },
): Promise<number | null> {
  const found = await findReport(db, rest, publicId)
  if (!found || (rest.state && rest.state !== found.state)) return null
  const before = await countBefore(db, { ...rest, createdAt: found.createdAt, id: found.id })
  return Math.floor(before / pageSize) + 1
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
