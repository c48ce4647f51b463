import {
  deepestCategory,
  mostCategories,
  type CategoryWish,
} from '@wasl/contracts/core/dashboard/products/categories.contract'
import { isSlug, slugOf } from '@wasl/domain/slug'
import { administered, type FieldProblem } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import { productCategory } from '../../kernel/products/products.schema.ts'
import type { CategoryRow } from '../../kernel/products/products.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { listCategories } from './products.store.ts'
import { countByCategory, nextPlace } from './shop-parts.store.ts'
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
