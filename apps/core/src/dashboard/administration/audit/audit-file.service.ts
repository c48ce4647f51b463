import { auditList } from '@wasl/contracts/lists/audit'
import type { CoreFilters } from '@wasl/contracts/lists/query'
import type { Locale } from '@wasl/domain/locale'
import { describeAction } from '../../../kernel/audit/audit-words.ts'
import { readAsked } from '../../../kernel/lists/filters.domain.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { csvFile, csvLine } from '../../../platform/csv/csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { findAudit, type AuditLine } from './audit-log.store.ts'
import { auditEntries } from './audit.list.ts'
import { auditFileStrings, type AuditFileString } from './audit.strings.ts'
import { auditFileStringsAr } from './audit.strings.ar.ts'

export const auditFileWords = wordsOf({ en: auditFileStrings, ar: auditFileStringsAr })

type Query = CoreFilters<typeof auditList>
type Wanted = { by: By; query: Query; language: Locale; now: Date }

const columns = [
  'auditFile.at',
  'auditFile.actor',
  'auditFile.name',
  'auditFile.what',
  'auditFile.action',
  'auditFile.object',
  'auditFile.before',
  'auditFile.after',
  'auditFile.detail',
  'auditFile.network',
  'auditFile.request',
] as const

const pageRows = 1_000

/** Who takes the log away is in it before the first line leaves. */
export async function auditFile(db: Db, wanted: Wanted): Promise<AsyncGenerator<Uint8Array>> {
  const { by, query, now } = wanted
  const { json: _json, format: _format, ...detail } = query
  await inTransaction(db, (tx) => audited(tx, by, { action: 'audit.exported', object: 'audit', detail, now }))
  return csvFile(linesOf(db, wanted))
}

async function* linesOf(db: Db, { by, query, language }: Wanted): AsyncGenerator<string> {
  const { merchantId } = by.staff
  const timezone = (await findMerchant(db, merchantId))?.timezone ?? 'UTC'
  const clock = clockOf(timezone)
  yield csvLine(columns.map((column) => auditFileWords(column, language)))
  const asked = { scope: merchantId, filters: readAsked(auditList, query) }
  for await (const ids of auditEntries.walk(db, asked, pageRows)) {
    const lines = await findAudit(db, { merchantId, ids })
    yield lines.map((line) => lineOf(line, language, clock)).join('')
  }
}

/** Who is written down where nobody of the staff did it. */
const nobodies = new Map<string, AuditFileString>([
  ['wasl', 'auditFile.automatic'],
  ['installation', 'auditFile.operator'],
])

function lineOf(line: AuditLine, language: Locale, clock: (at: Date) => string): string {
  const { before, after, ...rest } = line.detail
  const name = language === 'ar' ? line.nameAr || line.nameEn : line.nameEn
  const nobody = name ? undefined : nobodies.get(line.actor)
  return csvLine([
    clock(line.at),
    ...(nobody ? ['', auditFileWords(nobody, language)] : [line.actor, name]),
    describeAction(line, language),
    line.action,
    line.object,
    textOf(before),
    textOf(after),
    Object.keys(rest).length === 0 ? '' : textOf(rest),
    line.network?.slice(0, 8),
    line.requestId,
  ])
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** "2026-11-20 14:05:09", as the database writes it in the other exports. */
function clockOf(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => format.format(at)
}
