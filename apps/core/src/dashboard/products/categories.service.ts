import {
  deepestCategory,
  mostCategories,
  type CategoryWish,
} from '@wasl/contracts/core/dashboard/products/categories.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isSlug, slugOf } from '@wasl/domain/slug'
import {
  administered,
  type AdministeredRefusal,
  type FieldProblem,
} from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { audited, type By } from '../../kernel/administered/by.ts'
import { lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import { productCategory } from '../../kernel/products/products.schema.ts'
import type { CategoryRow } from '../../kernel/products/products.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { listCategories } from './products.store.ts'
import { countByCategory, nextPlace, placeCategories } from './shop-parts.store.ts'
import type { ShopPartString } from './shop-parts.strings.ts'

export type ShownCategory = CategoryRow & { products: number; parent: string | null }
/** `parentId` is of the row above, found by the public id in the wish. */
export type ReadCategory = CategoryWish & { parentId: number | null }
type Problem = FieldProblem<ShopPartString | AdministeredString>

export async function showCategories(db: Db, merchantId: number): Promise<ShownCategory[]> {
  const [rows, products] = await Promise.all([
    listCategories(db, merchantId),
    countByCategory(db, merchantId),
  ])
  return rows.map((row) => ({
    ...row,
    products: products.get(row.id) ?? 0,
    parent: rows.find(({ id }) => id === row.parentId)?.publicId ?? null,
  }))
}

/** The wish with the id of the category above: null where there is none, or none of this merchant. */
export async function withParent(db: Db, merchantId: number, wish: CategoryWish): Promise<ReadCategory> {
  const rows = wish.parent === null ? [] : await listCategories(db, merchantId)
  return { ...wish, parentId: rows.find(({ publicId }) => publicId === wish.parent)?.id ?? null }
}

export const categoriesArea = administered({
  table: productCategory,
  limit: mostCategories,
  lock: lockMerchant,
  read: (wish: ReadCategory) => ({
    nameEn: wish.name_en,
    nameAr: wish.name_ar,
    ...(wish.slug !== '' && { slug: wish.slug }),
    parentId: wish.parentId,
    visible: wish.active,
  }),
  begin: async (tx, { merchantId, wish }) => {
    const taken = new Set((await listCategories(tx, merchantId)).map(({ slug }) => slug))
    const slug = slugOf({ en: wish.name_en, ar: wish.name_ar }, { fallback: 'category', taken })
    return { position: await nextPlace(tx, productCategory, merchantId), slug }
  },
  problems: async (tx, { merchantId, wish, before }) => {
    const problems: Problem[] = []
    const rows = await listCategories(tx, merchantId)
    for (const field of ['name_en', 'name_ar'] as const)
      if (wish[field] === '') problems.push({ field, says: 'administered.required' })
    if (wish.slug !== '' && !isSlug(wish.slug)) problems.push({ field: 'slug', says: 'shopPart.slug' })
    else if (wish.slug !== '' && rows.some(({ id, slug }) => slug === wish.slug && id !== before?.id))
      problems.push({ field: 'slug', says: 'shopPart.slugTaken' })
    const parent = parentProblem(rows, { wish, own: before?.id ?? null })
    if (parent) problems.push({ field: 'parent', says: parent })
    return problems
  },
  audit: {
    added: 'product_category.added',
    changed: 'product_category.changed',
    nameOf: ({ nameEn }) => nameEn,
  },
})

/** A category stands in none of its own, and not too deep with those below it. */
function parentProblem(
  rows: readonly CategoryRow[],
  { wish, own }: { wish: ReadCategory; own: number | null },
): ShopPartString | null {
  if (wish.parent === null) return null
  if (wish.parentId === null) return 'shopPart.parentGone'
  const above = [...chainFrom(rows, wish.parentId)]
  if (own !== null && above.includes(own)) return 'shopPart.parentOwn'
  return above.length + depthBelow(rows, own) > deepestCategory ? 'shopPart.tooDeep' : null
}

function* chainFrom(rows: readonly CategoryRow[], from: number): Generator<number> {
  const seen = new Set<number>()
  for (let id: number | null = from; id !== null && !seen.has(id);) {
    seen.add(id)
    yield id
    const at: number = id
    id = rows.find((row) => row.id === at)?.parentId ?? null
  }
}

/** Itself and the longest line of those below it. */
const depthBelow = (rows: readonly CategoryRow[], id: number | null): number =>
  1 +
  Math.max(
    0,
    ...(id === null
      ? []
      : rows.filter(({ parentId }) => parentId === id).map((row) => depthBelow(rows, row.id))),
  )

/** `seen` is the order that the screen showed. */
export function orderCategories(
  { db, clock }: { db: Db; clock: Clock },
  by: By,
  { ids, seen }: { ids: readonly string[]; seen: readonly string[] },
): Promise<Result<null, AdministeredRefusal<never>>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    const rows = await listCategories(tx, merchantId)
    const before = rows.map(({ publicId }) => publicId)
    const isEach = new Set(ids).size === before.length && ids.length === before.length
    if (seen.join() !== before.join() || !isEach) return refused({ kind: 'changed' as const })
    const byId = new Map(rows.map(({ id, publicId }) => [publicId, id]))
    const placed = ids.flatMap((id) => byId.get(id) ?? [])
    if (placed.length !== before.length) return refused({ kind: 'changed' as const })
    await placeCategories(tx, { merchantId, ids: placed })
    const names = (order: readonly string[]) =>
      order.map((id) => rows.find(({ publicId }) => publicId === id)?.nameEn ?? id)
    await audited(tx, by, {
      action: 'product_category.ordered',
      object: `merchant:${merchantId}`,
      detail: { before: names(before), after: names(ids) },
      now: clock.now(),
    })
    return accepted(null)
  })
}
