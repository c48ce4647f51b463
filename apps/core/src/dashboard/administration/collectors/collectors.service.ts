import type { CollectorWish } from '@wasl/contracts/core/dashboard/administration/collectors.contract'
import { findMerchant, findUnit } from '../../../kernel/merchants/merchants.store.ts'
import { initiatorOf, type CollectorRow } from '../../../kernel/restrictions/collectors.store.ts'
import { collector } from '../../../kernel/restrictions/restrictions.schema.ts'
import {
  administered,
  type AdministeredDeps,
  type FieldProblem,
} from '../../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../../kernel/administered/administered.strings.ts'
import { lockMerchant } from '../brand/brand.store.ts'
import { listUnits } from '../units/units.store.ts'
import {
  findCollected,
  findCollectorNamed,
  listAllCollectors,
  listColleagues,
  type Collected,
} from './collectors.store.ts'
import type { CollectorSetupString } from './collectors.strings.ts'

/** With the name its payments are listed under, and what it collected lately. */
export type CollectorShown = CollectorRow & { initiator: string; collected: Collected[] }
type Problem = FieldProblem<CollectorSetupString | AdministeredString>

const thirtyDaysMs = 30 * 86_400_000

export async function showCollectors({ db, clock }: AdministeredDeps, merchantId: number) {
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

export const collectorsArea = administered({
  table: collector,
  limit: 500,
  lock: lockMerchant,
  read: (wish: CollectorWish) => ({
    nameEn: wish.name_en,
    nameAr: wish.name_ar,
    username: wish.username,
    unitKey: wish.unit_code,
    active: wish.active,
  }),
  problems: async (tx, { merchantId, wish, before }) => {
    const problems: Problem[] = []
    for (const field of ['name_en', 'name_ar'] as const)
      if (wish[field] === '') problems.push({ field, says: 'administered.required' })
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
  },
  audit: { added: 'collector.added', changed: 'collector.changed', nameOf: ({ nameEn }) => nameEn },
})
