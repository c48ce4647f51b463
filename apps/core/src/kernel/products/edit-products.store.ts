import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import {
  product,
  productCategory,
  productInCategory,
  productPicture,
  productPrereq,
  productSlug,
  shopStore,
} from './products.schema.ts'
import type { ProductRow } from './products.store.ts'

type Ref = { merchantId: number; publicId: string }
const isOne = ({ merchantId, publicId }: Ref) =>
  and(eq(product.publicId, publicId), eq(product.merchantId, merchantId))

export async function lockProduct(tx: Tx, ref: Ref): Promise<ProductRow | null> {
  const [row] = await tx.select().from(product).where(isOne(ref)).for('no key update')
  return row ?? null
}

export async function insertProduct(tx: Tx, values: typeof product.$inferInsert): Promise<number> {
  const [row] = await tx.insert(product).values(values).returning({ id: product.id })
  if (!row) throw new Error('the product was not stored')
  return row.id
}

export async function updateProduct(
  tx: Tx,
  { merchantId, id }: { merchantId: number; id: number },
  set: Partial<typeof product.$inferInsert>,
): Promise<void> {
  await tx
    .update(product)
    .set(set)
    .where(and(eq(product.id, id), eq(product.merchantId, merchantId)))
}

/** Slugs that lead somewhere, today's and those of before, but for those of `except`. */
export async function findTakenSlugs(
  tx: Tx,
  { merchantId, except }: { merchantId: number; except: number | null },
): Promise<Set<string>> {
  const [now, before] = await Promise.all([
    tx.select({ id: product.id, slug: product.slug }).from(product).where(eq(product.merchantId, merchantId)),
    tx
      .select({ id: productSlug.productId, slug: productSlug.slug })
      .from(productSlug)
      .where(eq(productSlug.merchantId, merchantId)),
  ])
  return new Set([...now, ...before].filter(({ id }) => id !== except).map(({ slug }) => slug))
}

export async function findProductOfSku(
  db: Db | Tx,
  { merchantId, sku }: { merchantId: number; sku: string },
): Promise<ProductRow | null> {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.sku, sku), eq(product.merchantId, merchantId)))
  return row ?? null
}

type Past = { merchantId: number; productId: number; slug: string; at: Date }

/** The old address leads to the product from now on; one that it takes again leads nowhere else. */
export async function keepOldSlug(tx: Tx, { slug, ...past }: Past & { newSlug: string }): Promise<void> {
  const { newSlug, ...values } = past
  await tx
    .delete(productSlug)
    .where(and(eq(productSlug.slug, newSlug), eq(productSlug.merchantId, values.merchantId)))
  await tx
    .insert(productSlug)
    .values({ ...values, slug })
    .onConflictDoNothing()
}

type Beside = { merchantId: number; productId: number }

export async function replacePictures(
  tx: Tx,
  { merchantId, productId }: Beside,
  rows: readonly Omit<typeof productPicture.$inferInsert, 'merchantId' | 'productId' | 'position'>[],
): Promise<void> {
  await tx
    .delete(productPicture)
    .where(and(eq(productPicture.productId, productId), eq(productPicture.merchantId, merchantId)))
  if (rows.length > 0)
    await tx
      .insert(productPicture)
      .values(rows.map((row, position) => ({ ...row, merchantId, productId, position })))
}

export async function replaceCategories(
  tx: Tx,
  { merchantId, productId }: Beside,
  categoryIds: readonly number[],
): Promise<void> {
  await tx
    .delete(productInCategory)
    .where(and(eq(productInCategory.productId, productId), eq(productInCategory.merchantId, merchantId)))
  if (categoryIds.length > 0)
    await tx
      .insert(productInCategory)
      .values(categoryIds.map((categoryId, position) => ({ merchantId, productId, categoryId, position })))
}

export async function replacePrereqs(
  tx: Tx,
  { merchantId, productId }: Beside,
  rows: readonly Omit<typeof productPrereq.$inferInsert, 'merchantId' | 'productId' | 'position'>[],
): Promise<void> {
  await tx
    .delete(productPrereq)
    .where(and(eq(productPrereq.productId, productId), eq(productPrereq.merchantId, merchantId)))
  if (rows.length > 0)
    await tx
      .insert(productPrereq)
      .values(rows.map((row, position) => ({ ...row, merchantId, productId, position })))
}

/** Ids by slug, of those that there are. */
export async function categoryIdsOf(
  tx: Tx,
  { merchantId, slugs }: { merchantId: number; slugs: readonly string[] },
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await tx
    .select({ id: productCategory.id, slug: productCategory.slug })
    .from(productCategory)
    .where(and(eq(productCategory.merchantId, merchantId), inArray(productCategory.slug, [...slugs])))
    .orderBy(asc(productCategory.id))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export async function storeIdOf(
  tx: Tx,
  { merchantId, key }: { merchantId: number; key: string },
): Promise<number | null> {
  const [row] = await tx
    .select({ id: shopStore.id })
    .from(shopStore)
    .where(and(eq(shopStore.key, key), eq(shopStore.merchantId, merchantId)))
  return row?.id ?? null
}
