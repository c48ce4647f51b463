import type { UnitWish } from '@wasl/contracts/core/dashboard/administration/units.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { administered, type AdministeredDeps } from '../../../kernel/administered/administered.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { unit } from '../../../kernel/merchants/merchants.schema.ts'
import { findUnit } from '../../../kernel/merchants/merchants.store.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockMerchant, picturesOf } from '../brand/brand.store.ts'
import { fieldReaders, type BrandProblem } from '../brand/field-readers.ts'
import { listUnits, placeUnits, type CountedUnit } from './units.store.ts'

export type UnitOfList = CountedUnit

export const showUnits = ({ db }: AdministeredDeps, merchantId: number): Promise<UnitOfList[]> =>
  listUnits(db, merchantId)

/** With the key when it is made. */
type Wish = UnitWish & { key?: string }

const columnsOf = (wish: Wish) => ({
  titleEn: wish.title_en,
  titleAr: wish.title_ar,
  headerColor: wish.header_color.toLowerCase(),
  logoUrl: wish.logo_url || null,
  website: wish.website || null,
  instagramUrl: wish.instagram_url || null,
  twitterUrl: wish.twitter_url || null,
  facebookUrl: wish.facebook_url || null,
  showUnitTitle: wish.show_unit_title,
})

/** New units stand at the end: the first one is the default, and stays it. */
export const unitsArea = administered({
  table: unit,
  key: 'key',
  limit: 100,
  lock: lockMerchant,
  read: columnsOf,
  begin: async (tx, { merchantId, wish }) => ({
    key: wish.key,
    position: (await listUnits(tx, merchantId)).length,
  }),
  problems: async (tx, { merchantId, wish, before }): Promise<BrandProblem[]> => {
    const problems = before ? [] : await keyProblems(tx, { merchantId, key: wish.key ?? '' })
    const read = fieldReaders(problems)
    const known = await picturesOf(tx, merchantId)
    read.required('title_en', wish.title_en)
    read.required('title_ar', wish.title_ar)
    read.colour('header_color', wish.header_color)
    read.picture('logo_url', wish.logo_url, { before: before?.logoUrl ?? null, known })
    for (const field of ['website', 'instagram_url', 'twitter_url', 'facebook_url'] as const)
      read.address(field, wish[field])
    return problems
  },
  audit: { added: 'unit.added', changed: 'unit.changed', nameOf: (_row, key) => key },
})

async function keyProblems(tx: Tx, ref: { merchantId: number; key: string }): Promise<BrandProblem[]> {
  const wrong = (says: BrandProblem['says']) => [{ field: 'key', says }]
  if (ref.key === '') return wrong('brandSetup.required')
  if (!/^[a-z0-9][a-z0-9-]*$/.test(ref.key)) return wrong('brandSetup.key')
  if (ref.key === 'order') return wrong('brandSetup.keyReserved')
  return (await findUnit(tx, ref)) ? wrong('brandSetup.keyTaken') : []
}

/** Each place once, by who has seen the order that is there. */
export async function orderUnits(
  { db, clock }: AdministeredDeps,
  by: By,
  { keys, seen }: { keys: readonly string[]; seen?: readonly string[] | undefined },
): Promise<Result<CountedUnit[], { kind: 'changed' | 'order' }>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    const before = (await listUnits(tx, merchantId)).map(({ key }) => key)
    if (seen && seen.join() !== before.join()) return refused({ kind: 'changed' as const })
    const isEach = new Set(keys).size === before.length && keys.length === before.length
    if (!isEach || !keys.every((key) => before.includes(key))) return refused({ kind: 'order' as const })
    await placeUnits(tx, merchantId, keys)
    await audited(tx, by, {
      action: 'unit.ordered',
      object: `merchant:${merchantId}`,
      detail: { before, after: keys },
      now: clock.now(),
    })
    return accepted(await listUnits(tx, merchantId))
  })
}
