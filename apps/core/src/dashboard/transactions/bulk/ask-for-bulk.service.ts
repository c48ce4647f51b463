import type { Plugin } from '@wasl/contracts/values/plugin'
import type { ListFilters } from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { sectionOfPlugin } from '@wasl/domain/sections'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { filtersOf, isFiltered } from '../list/filters.domain.ts'
import { conditionWithWords } from '../list/list.service.ts'
import { everyModule, pluginModule, type Module } from '../list/module.ts'
import { permissionOf } from '../operations/actions.domain.ts'
import { mostRows, type JobAction } from './bulk-job.domain.ts'
import { findJobByKey, findMatching, insertJob, type BulkJob } from './bulk-job.store.ts'

export type BulkAsked = {
  plugin: Plugin | null
  isDeleted: boolean
  action: JobAction
  query: ListFilters & { plugin?: string | undefined }
  language: Locale
  key: string
  requestId: string
}

export type BulkRefusal =
  | 'permissionDenied'
  | 'sectionDisabled'
  | 'nothingMatches'
  | 'tooMany'
  | 'notPossible'
  | 'keyReused'

/** Writes down what the list shows now, and what shall be done with each: the rest is the worker's, however long it takes. */
export async function askForBulk(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  asked: BulkAsked,
): Promise<Result<BulkJob, BulkRefusal>> {
  const { merchantId, userId } = staff
  const { action, query, key, language } = asked
  const refusal = refusalOf(staff, asked)
  if (refusal) return refused(refusal)
  const filters = filtersOf(query)
  if (isFiltered(filters) && !may(staff, 'search_paymenttransaction')) return refused('permissionDenied')
  const { scope } = moduleOf(staff, asked)
  const { condition } = await conditionWithWords(db, { scope, filters, ordering: '-created' })
  return inTransaction(db, async (tx) => {
    const held = await findJobByKey(tx, { merchantId, userId, key })
    if (held) return isSame(held, asked) ? accepted(held) : refused('keyReused')
    const chosen = await findMatching(tx, condition, mostRows)
    if (chosen.length === 0) return refused('nothingMatches')
    if (chosen.length > mostRows) return refused('tooMany')
    const now = clock.now()
    const job = await insertJob(
      tx,
      {
        merchantId,
        userId,
        publicId: newPublicId(),
        plugin: asked.plugin,
        isDeleted: asked.isDeleted,
        operation: action,
        query: queryOf(query),
        language,
        idempotencyKey: key,
        total: chosen.length,
        createdAt: now,
      },
      chosen,
    )
    if (!job) {
      const other = await findJobByKey(tx, { merchantId, userId, key })
      return other && isSame(other, asked) ? accepted(other) : refused('keyReused')
    }
    const entry = {
      merchantId,
      actor: staff.username,
      action: 'bulk.requested',
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

function refusalOf(staff: Staff, { plugin, isDeleted, action }: BulkAsked): BulkRefusal | null {
  const section = plugin === null ? 'general-info' : sectionOfPlugin(plugin)
  if (section === null || !staff.sections.has(section)) return 'sectionDisabled'
  if (isDeleted !== (action === 'restore') || (isDeleted && plugin === null)) return 'notPossible'
  const permission = permissionOf[action]
  return permission !== null && !may(staff, permission) ? 'permissionDenied' : null
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
