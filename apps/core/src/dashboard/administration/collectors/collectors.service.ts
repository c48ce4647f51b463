import type { CollectorWish } from '@wasl/contracts/core/dashboard/administration/collectors.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { findMerchant, findUnit } from '../../../kernel/merchants/merchants.store.ts'
import { initiatorOf, type CollectorRow } from '../../../kernel/restrictions/collectors.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { lockMerchant } from '../brand/brand.store.ts'
import { audited, type By } from '../by.ts'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import { listUnits } from '../units/units.store.ts'
import {
  addCollector,
  countCollectors,
  findCollected,
  findCollectorNamed,
  listAllCollectors,
  listColleagues,
  lockCollector,
  updateCollector,
  type Collected,
} from './collectors.store.ts'
import type { CollectorSetupString } from './collectors.strings.ts'

export type CollectorsDeps = { db: Db; clock: Clock }
export type CollectorProblem = { field: string; says: CollectorSetupString }
export type CollectorRefusal =
  | { kind: 'fields'; problems: CollectorProblem[] }
  | { kind: 'notFound' | 'changed' | 'tooMany' }

/** With the name its payments are listed under, and what it collected lately. */
export type CollectorShown = CollectorRow & { initiator: string; collected: Collected[] }

export const mostCollectors = 500
const thirtyDaysMs = 30 * 86_400_000

export async function showCollectors({ db, clock }: CollectorsDeps, merchantId: number) {
  const since = new Date(clock.now().getTime() - thirtyDaysMs)
  const [merchant, rows, units, users, collected] = await Promise.all([
    findMerchant(db, merchantId),
    listAllCollectors(db, merchantId),
    listUnits(db, merchantId),
    listColleagues(db, merchantId),
    findCollected(db, { merchantId, since }),
  ])
  const collectors = rows.map((row): CollectorShown => ({
    ...row,
    initiator: initiatorOf(row),
    collected: collected.filter(({ collectorId }) => collectorId === row.id),
  }))
  return { collectors, units, users, isPublic: merchant?.publicCollect ?? false }
}

/** What was changed, as the list has it. */
export async function showCollector(
  deps: CollectorsDeps,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<CollectorShown> {
  const { collectors } = await showCollectors(deps, merchantId)
  const found = collectors.find((collector) => collector.publicId === publicId)
  if (!found) throw new Error('the collector was not stored')
  return found
}

export async function createCollector(
  { db, clock }: CollectorsDeps,
  by: By,
  wish: CollectorWish,
): Promise<Result<string, CollectorRefusal>> {
  const { merchantId } = by.staff
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    if ((await countCollectors(tx, merchantId)) >= mostCollectors)
      return refused({ kind: 'tooMany' as const })
    const problems = await wrongWith(tx, { merchantId, wish, before: null })
    if (problems.length > 0) return refused({ kind: 'fields' as const, problems })
    const read = columnsOf(wish)
    const added = await addCollector(tx, { ...read, merchantId, publicId: newPublicId(), createdAt: now })
    if (!added) throw new Error('the collector was not stored')
    await audited(tx, by, { action: 'collector.added', object: wish.name_en, detail: { after: read }, now })
    return accepted(added.publicId)
  })
}

export async function changeCollector(
  { db, clock }: CollectorsDeps,
  by: By,
  { publicId, revision, wish }: { publicId: string; revision: number; wish: CollectorWish },
): Promise<Result<string, CollectorRefusal>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    const before = await lockCollector(tx, { merchantId, publicId })
    if (!before) return refused({ kind: 'notFound' as const })
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    const problems = await wrongWith(tx, { merchantId, wish, before })
    if (problems.length > 0) return refused({ kind: 'fields' as const, problems })
    const read = columnsOf(wish)
    await updateCollector(tx, { merchantId, publicId }, { ...read, revision: before.revision + 1 })
    const detail = changesOf<Read>(before, read)
    await audited(tx, by, { action: 'collector.changed', object: wish.name_en, detail, now: clock.now() })
    return accepted(publicId)
  })
}

type Reading = { merchantId: number; wish: CollectorWish; before: CollectorRow | null }
type Read = ReturnType<typeof columnsOf>

async function wrongWith(tx: Tx, { merchantId, wish, before }: Reading): Promise<CollectorProblem[]> {
  const problems: CollectorProblem[] = []
  if (wish.name_en === '') problems.push({ field: 'name_en', says: 'collectorSetup.required' })
  if (wish.name_ar === '') problems.push({ field: 'name_ar', says: 'collectorSetup.required' })
  const { username, unit_code: key } = wish
  if (username !== null && username !== before?.username) {
    const colleagues = await listColleagues(tx, merchantId)
    if (!colleagues.some((colleague) => colleague.username === username))
      problems.push({ field: 'username', says: 'collectorSetup.user' })
    else if (await findCollectorNamed(tx, { merchantId, username }))
      problems.push({ field: 'username', says: 'collectorSetup.taken' })
  }
  if (key !== null && !(await findUnit(tx, { merchantId, key })))
    problems.push({ field: 'unit_code', says: 'collectorSetup.unit' })
  return problems
}

const columnsOf = (wish: CollectorWish) => ({
  nameEn: wish.name_en,
  nameAr: wish.name_ar,
  username: wish.username,
  unitKey: wish.unit_code,
  active: wish.active,
})
