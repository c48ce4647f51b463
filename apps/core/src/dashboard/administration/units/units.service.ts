import type { UnitWish } from '@wasl/contracts/core/dashboard/administration/units.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Unit } from '../../../kernel/merchants/merchants.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockMerchant, picturesOf } from '../brand/brand.store.ts'
import { fieldReaders, type BrandProblem } from '../brand/field-readers.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import {
  countUnits,
  insertUnit,
  listUnits,
  lockUnit,
  placeUnits,
  updateUnit,
  type CountedUnit,
} from './units.store.ts'

export type UnitsDeps = { db: Db; clock: Clock }
export type UnitRefusal =
  | { kind: 'fields'; problems: BrandProblem[] }
  | { kind: 'notFound' | 'changed' | 'tooMany' | 'order' }

export const mostUnits = 100

type ReadUnit = Pick<
  Unit,
  | 'titleEn'
  | 'titleAr'
  | 'headerColor'
  | 'logoUrl'
  | 'website'
  | 'instagramUrl'
  | 'twitterUrl'
  | 'facebookUrl'
  | 'showUnitTitle'
>

export type UnitOfList = CountedUnit

export const showUnits = ({ db }: UnitsDeps, merchantId: number): Promise<UnitOfList[]> =>
  listUnits(db, merchantId)

/** New units stand at the end: the first one is the default, and stays it. */
export async function addUnit(
  { db, clock }: UnitsDeps,
  by: By,
  { key, ...wish }: UnitWish & { key: string },
): Promise<Result<CountedUnit, UnitRefusal>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    // Units are added one after the other: each has a place of its own.
    await lockMerchant(tx, merchantId)
    const position = await countUnits(tx, merchantId)
    if (position >= mostUnits) return refused({ kind: 'tooMany' as const })
    const problems: BrandProblem[] = []
    if (key === '') problems.push({ field: 'key', says: 'brandSetup.required' })
    else if (!/^[a-z0-9][a-z0-9-]*$/.test(key)) problems.push({ field: 'key', says: 'brandSetup.key' })
    else if (key === 'order') problems.push({ field: 'key', says: 'brandSetup.keyReserved' })
    const read = await readUnit(tx, { merchantId, wish, before: null, problems })
    if (problems.length > 0) return refused({ kind: 'fields' as const, problems })
    if (!(await insertUnit(tx, { ...read, merchantId, key, position })))
      return refused({
        kind: 'fields' as const,
        problems: [{ field: 'key', says: 'brandSetup.keyTaken' as const }],
      })
    await audited(tx, by, { action: 'unit.added', object: key, detail: { after: read }, now: clock.now() })
    return stored(tx, { merchantId, key })
  })
}

export async function changeUnit(
  { db, clock }: UnitsDeps,
  by: By,
  { key, revision, wish }: { key: string; revision: number; wish: UnitWish },
): Promise<Result<CountedUnit, UnitRefusal>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    const before = await lockUnit(tx, { merchantId, key })
    if (!before) return refused({ kind: 'notFound' as const })
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    const problems: BrandProblem[] = []
    const read = await readUnit(tx, { merchantId, wish, before, problems })
    if (problems.length > 0) return refused({ kind: 'fields' as const, problems })
    await updateUnit(tx, { merchantId, key }, { ...read, revision: before.revision + 1 })
    const detail = changesOf<ReadUnit>(before, read)
    await audited(tx, by, { action: 'unit.changed', object: key, detail, now: clock.now() })
    return stored(tx, { merchantId, key })
  })
}

export async function orderUnits(
  { db, clock }: UnitsDeps,
  by: By,
  { keys, seen }: { keys: readonly string[]; seen?: readonly string[] | undefined },
): Promise<Result<CountedUnit[], UnitRefusal>> {
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

type Reading = { merchantId: number; wish: UnitWish; before: Unit | null; problems: BrandProblem[] }

async function readUnit(tx: Tx, { merchantId, wish, before, problems }: Reading): Promise<ReadUnit> {
  const read = fieldReaders(problems)
  const known = await picturesOf(tx, merchantId)
  return {
    titleEn: read.required('title_en', wish.title_en),
    titleAr: read.required('title_ar', wish.title_ar),
    headerColor: read.colour('header_color', wish.header_color),
    logoUrl: read.picture('logo_url', wish.logo_url, { before: before?.logoUrl ?? null, known }),
    website: read.address('website', wish.website),
    instagramUrl: read.address('instagram_url', wish.instagram_url),
    twitterUrl: read.address('twitter_url', wish.twitter_url),
    facebookUrl: read.address('facebook_url', wish.facebook_url),
    showUnitTitle: wish.show_unit_title,
  }
}

async function stored(tx: Tx, { merchantId, key }: { merchantId: number; key: string }) {
  const found = (await listUnits(tx, merchantId)).find((unit) => unit.key === key)
  if (!found) throw new Error('the unit was not stored')
  return accepted(found)
}
