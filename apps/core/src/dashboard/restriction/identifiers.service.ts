import { accepted, refused, type Result } from '@wasl/domain/result'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import { readIdentifier } from '../../kernel/restrictions/identifier.domain.ts'
import type { IdentifierKind } from '@wasl/domain/restriction'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { audited, type By } from '../../kernel/administered/by.ts'
import type { RestrictionDeps } from './restriction.service.ts'
import type { RestrictionScreenString } from './restriction.strings.ts'
import {
  countIdentifiers,
  deleteIdentifiers,
  findRestriction,
  insertIdentifiers,
  listIdentifiers,
  lockRestriction,
} from './restrictions.store.ts'

export const mostIdentifiers = 20_000
export const identifiersOnPage = 50
const mostReported = 100

export type RejectedLine = { line: number; value: string; says: RestrictionScreenString }
export type Imported = {
  added: number
  known: number
  rejectedCount: number
  rejected: RejectedLine[]
  total: number
}

/** Every line on its own: those that cannot be read are reported, the others count. */
export async function importIdentifiers(
  deps: RestrictionDeps,
  by: By,
  { publicId, content, replace }: { publicId: string; content: string; replace: boolean },
): Promise<Result<Imported, 'notFound' | 'tooMany'>> {
  const { merchantId } = by.staff
  const now = deps.clock.now()
  const merchant = await findMerchant(deps.db, merchantId)
  const lines = await cellsOf(content)
  return inTransaction(deps.db, async (tx) => {
    const rule = await lockRestriction(tx, { merchantId, publicId })
    if (!rule || !merchant) return refused('notFound' as const)
    const values = new Set<string>()
    const rejected: RejectedLine[] = []
    let repeated = 0
    for (const { line, value } of lines) {
      const read = readIdentifier(rule.identifier, value, merchant.countryCode)
      if (line === 1 && lines.length > 1 && isHeading(value, { kind: rule.identifier, isRead: read.ok }))
        continue
      if (!read.ok) rejected.push({ line, value: value.slice(0, 80), says: `rule.${rule.identifier}` })
      else if (read.value !== null && values.has(read.value)) repeated += 1
      else if (read.value !== null) values.add(read.value)
    }
    // A file of something else, or in letters nobody can read, takes the place of nothing.
    const isUnreadable = values.size === 0 && rejected.length > 0
    if (replace && !isUnreadable) await deleteIdentifiers(tx, rule)
    const added = await insertIdentifiers(tx, rule, [...values])
    const total = await countIdentifiers(tx, rule)
    if (total > mostIdentifiers) throw new TooManyIdentifiers()
    await audited(tx, by, {
      action: 'restriction.imported',
      object: rule.name,
      detail: { added, replace, rejected: rejected.length, total },
      now,
    })
    return accepted({
      added,
      known: values.size - added + repeated,
      rejectedCount: rejected.length,
      rejected: rejected.slice(0, mostReported),
      total,
    })
  }).catch((error: unknown) => {
    if (error instanceof TooManyIdentifiers) return refused('tooMany' as const)
    throw error
  })
}

/** The name of the column, or words where an identifier has digits of some script or an @; one line alone is an identifier. */
const isHeading = (value: string, { kind, isRead }: { kind: IdentifierKind; isRead: boolean }): boolean =>
  value.toLowerCase() === kind || (!isRead && !/[\p{Nd}@]/u.test(value))

/** Takes back what the transaction has written. */
class TooManyIdentifiers extends Error {
  override readonly name = 'TooManyIdentifiers'
}

/** The first cell of each line that has one, with the number an editor shows. */
async function cellsOf(content: string): Promise<{ line: number; value: string }[]> {
  const text = content.replace(/^\uFEFF/, '')
  const [first = ''] = text.split(/\r?\n/, 1)
  const delimiter = first.includes(';') ? ';' : first.includes('\t') ? '\t' : ','
  const { parseCsv } = await import('hucre/csv')
  return parseCsv(text, { delimiter })
    .map((cells, index) => ({ line: index + 1, value: String(cells[0] ?? '').trim() }))
    .filter(({ value }) => value !== '')
}

export async function identifierPage(
  { db }: RestrictionDeps,
  { merchantId, publicId, q, page }: { merchantId: number; publicId: string; q: string; page: number },
): Promise<Result<{ count: number; values: string[] }, 'notFound'>> {
  const rule = await findRestriction(db, { merchantId, publicId })
  if (!rule) return refused('notFound')
  const limit = identifiersOnPage
  const [count, values] = await Promise.all([
    countIdentifiers(db, rule, q),
    listIdentifiers(db, rule, { q, limit, offset: (page - 1) * limit }),
  ])
  return accepted({ count, values })
}

export async function removeIdentifier(
  deps: RestrictionDeps,
  by: By,
  { publicId, value }: { publicId: string; value: string },
): Promise<Result<number, 'notFound'>> {
  const { merchantId } = by.staff
  return inTransaction(deps.db, async (tx) => {
    const rule = await lockRestriction(tx, { merchantId, publicId })
    if (!rule) return refused('notFound' as const)
    await deleteIdentifiers(tx, rule, value)
    await audited(tx, by, {
      action: 'restriction.identifier_removed',
      object: rule.name,
      now: deps.clock.now(),
    })
    return accepted(await countIdentifiers(tx, rule))
  })
}
