import type { Plugin } from '@wasl/contracts/values/plugin'
import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { sectionOfPlugin } from '@wasl/domain/sections'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import { lockMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { filtersOf, type Asked } from '../list/filters.domain.ts'
import { everyModule, pluginModule, type Module } from '../list/module.ts'
import { transactions } from '../list/transactions.list.ts'
import { permissionOf } from '../operations/actions.domain.ts'
import { matchingPermission, mostRows, repeatMs, searchSaid, type JobAction } from './bulk-job.domain.ts'
import { findJobByKey, findMatching, findRecent, insertJob, type BulkJob } from './bulk-job.store.ts'

export type BulkAsked = {
  plugin: Plugin | null
  isDeleted: boolean
  action: JobAction
  query: Asked
  /** How many the user saw and confirmed. */
  count: number
  language: Locale
  key: string
  requestId: string
}

export type BulkRefusal =
  | {
      kind:
        | 'permissionDenied'
        | 'sectionDisabled'
        | 'nothingMatches'
        | 'tooMany'
        | 'notPossible'
        | 'keyReused'
    }
  | { kind: 'countChanged'; count: number }
  | { kind: 'repeated'; by: string; at: Date }

/** Writes down what the list shows now, and what shall be done with each: the rest is the worker's, however long it takes. */
export async function askForBulk(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  asked: BulkAsked,
): Promise<Result<BulkJob, BulkRefusal>> {
  const { merchantId, userId } = staff
  const { action, query, key, language } = asked
  const refusal = refusalOf(staff, asked)
  if (refusal) return refused({ kind: refusal })
  const filters = filtersOf(query)
  if (transactions.isFiltered(filters) && !may(staff, 'search_paymenttransaction'))
    return refused({ kind: 'permissionDenied' })
  const { scope } = moduleOf(staff, asked)
  const { condition } = await transactions.findCondition(db, { scope, filters })
  return inTransaction<Result<BulkJob, BulkRefusal>>(db, async (tx) => {
    // Two who ask for the same at once are one after the other.
    await lockMerchant(tx, merchantId)
    const held = await findJobByKey(tx, { merchantId, userId, key })
    if (held) return isSame(held, asked) ? accepted(held) : refused({ kind: 'keyReused' })
    const now = clock.now()
    const recent = await findRecent(tx, {
      ...wished(asked),
      merchantId,
      since: new Date(now.getTime() - repeatMs[action]),
    })
    const repeated = recent.find((job) => searchSaid(filtersOf(job.query)) === searchSaid(filters))
    if (repeated) return refused({ kind: 'repeated', by: repeated.by, at: repeated.at })
    const chosen = await findMatching(tx, condition, mostRows)
    if (chosen.length === 0) return refused({ kind: 'nothingMatches' })
    if (chosen.length > mostRows) return refused({ kind: 'tooMany' })
    if (chosen.length !== asked.count) return refused({ kind: 'countChanged', count: chosen.length })
    const job = await insertJob(
      tx,
      {
        merchantId,
        userId,
        publicId: newPublicId(),
        ...wished(asked),
        language,
        idempotencyKey: key,
        total: chosen.length,
        createdAt: now,
      },
      chosen,
    )
    const entry = {
      merchantId,
      actor: staff.username,
      action: 'bulk.requested' as const,
      object: `bulk:${job.publicId}`,
      detail: { operation: action, total: job.total, query: job.query },
      requestId: asked.requestId,
      sessionId: staff.sessionId,
    }
    await recordAudit(tx, entry, now)
    return accepted(job)
  })
}

const moduleOf = (staff: Staff, { plugin, isDeleted }: BulkAsked): Module =>
  plugin === null ? everyModule(staff) : pluginModule(staff, plugin, isDeleted)

const wished = ({ plugin, isDeleted, action, query }: BulkAsked) => ({
  plugin,
  isDeleted,
  operation: action,
  query: queryOf(query),
})

function refusalOf(
  staff: Staff,
  { plugin, isDeleted, action }: BulkAsked,
): 'permissionDenied' | 'sectionDisabled' | 'notPossible' | null {
  const section = plugin === null ? 'general-info' : sectionOfPlugin(plugin)
  if (section === null || !staff.sections.has(section)) return 'sectionDisabled'
  if (isDeleted !== (action === 'restore') || (isDeleted && plugin === null)) return 'notPossible'
  const permission = permissionOf[action]
  const isAllowed = may(staff, matchingPermission) && (permission === null || may(staff, permission))
  return isAllowed ? null : 'permissionDenied'
}

/** The same press again. What the list shows meanwhile changes nothing: its rows are written down. */
const isSame = (job: BulkJob, { plugin, isDeleted, action, query }: BulkAsked): boolean =>
  job.plugin === plugin &&
  job.isDeleted === isDeleted &&
  job.operation === action &&
  JSON.stringify(Object.entries(job.query).toSorted()) ===
    JSON.stringify(Object.entries(queryOf(query)).toSorted())

const queryOf = (query: BulkAsked['query']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
