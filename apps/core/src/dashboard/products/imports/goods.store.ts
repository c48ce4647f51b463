import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import {
  product,
  productCategory,
  productInCategory,
  productPicture,
} from '../../../kernel/products/products.schema.ts'
import type { PictureRow, ProductRow } from '../../../kernel/products/products.store.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inChunks } from '../../../platform/db/in-chunks.ts'

type OfProducts = { merchantId: number; productIds: readonly number[] }

/** By their skus, archived ones too. */
export const productsOfSkus = (
  db: Db | Tx,
  { merchantId, skus }: { merchantId: number; skus: readonly string[] },
): Promise<ProductRow[]> =>
  db
    .select()
    .from(product)
    .where(
      and(eq(product.merchantId, merchantId), sql`${product.sku} = any(${sql.param([...skus])}::text[])`),
    )

/** In the order of their ids, for a file of all of them. */
export const productsAfter = (
  db: Db | Tx,
  { merchantId, after, limit }: { merchantId: number; after: number; limit: number },
): Promise<ProductRow[]> =>
  db
    .select()
    .from(product)
    .where(and(eq(product.merchantId, merchantId), gt(product.id, after), ne(product.state, 'archived')))
    .orderBy(asc(product.id))
    .limit(limit)

/** Slugs of the categories of each product, the main one first. */
export async function slugsOfProducts(
  db: Db | Tx,
  { merchantId, productIds }: OfProducts,
): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ productId: productInCategory.productId, slug: productCategory.slug })
    .from(productInCategory)
    .innerJoin(productCategory, eq(productCategory.id, productInCategory.categoryId))
    .where(
      and(eq(productInCategory.merchantId, merchantId), isOfAny(productInCategory.productId, productIds)),
    )
    .orderBy(asc(productInCategory.productId), asc(productInCategory.position))
  return listed(rows, ({ slug }) => slug)
}

export async function picturesOfProducts(
  db: Db | Tx,
  { merchantId, productIds }: OfProducts,
): Promise<Map<number, PictureRow[]>> {
  const rows = await db
    .select()
    .from(productPicture)
    .where(and(eq(productPicture.merchantId, merchantId), isOfAny(productPicture.productId, productIds)))
    .orderBy(asc(productPicture.productId), asc(productPicture.position))
  return listed(rows, (row) => row)
}

const isOfAny = (column: AnyPgColumn, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`

function listed<Row extends { productId: number }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const lists = new Map<number, Value[]>()
  for (const row of rows) {
    const list = lists.get(row.productId)
    if (list) list.push(valueOf(row))
    else lists.set(row.productId, [valueOf(row)])
  }
  return lists
}

type NewRow = typeof product.$inferInsert

/** New products, and those of these skus anew: only what a file can say of them. Ids by sku. */
export async function saveProductRows(
  tx: Tx,
  rows: readonly NewRow[],
): Promise<Map<string, { id: number; publicId: string; revision: number }>> {
  const saved = new Map<string, { id: number; publicId: string; revision: number }>()
  await inChunks(rows, 500, async (part) => {
    const stored = await tx
      .insert(product)
      .values(part)
      .onConflictDoUpdate({ target: [product.sku, product.merchantId], set: fromFile })
      .returning({
        sku: product.sku,
        id: product.id,
        publicId: product.publicId,
        revision: product.revision,
      })
    for (const { sku, ...row } of stored) saved.set(sku, row)
  })
  return saved
}

const excluded = (name: string) => sql`excluded.${sql.identifier(name)}`

const fromFile = {
  nameEn: excluded('name_en'),
  nameAr: excluded('name_ar'),
  descriptionEn: excluded('description_en'),
  descriptionAr: excluded('description_ar'),
  price: excluded('price'),
  discountedPrice: excluded('discounted_price'),
  storeId: excluded('store_id'),
  state: excluded('state'),
  words: excluded('words'),
  sounds: excluded('sounds'),
  revision: excluded('revision'),
  changedAt: excluded('changed_at'),
}

export async function replaceProductCategories(
  tx: Tx,
  { merchantId, productIds }: OfProducts,
  rows: readonly (typeof productInCategory.$inferInsert)[],
): Promise<void> {
  if (productIds.length > 0)
    await tx
      .delete(productInCategory)
      .where(
        and(
          eq(productInCategory.merchantId, merchantId),
          inArray(productInCategory.productId, [...productIds]),
        ),
      )
  await inChunks(rows, 5_000, (part) => tx.insert(productInCategory).values(part))
}

export async function replaceProductPictures(
  tx: Tx,
  { merchantId, productIds }: OfProducts,
  rows: readonly (typeof productPicture.$inferInsert)[],
): Promise<void> {
  if (productIds.length > 0)
    await tx
      .delete(productPicture)
      .where(
        and(eq(productPicture.merchantId, merchantId), inArray(productPicture.productId, [...productIds])),
      )
  await inChunks(rows, 5_000, (part) => tx.insert(productPicture).values(part))
}

export async function archiveProducts(
  tx: Tx,
  { merchantId, skus, now }: { merchantId: number; skus: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .update(product)
    .set({ state: 'archived', revision: sql`${product.revision} + 1`, changedAt: now })
    .where(and(eq(product.merchantId, merchantId), inArray(product.sku, [...skus])))
}
