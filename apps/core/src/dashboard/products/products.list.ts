import { productList } from '@wasl/contracts/lists/products'
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { is } from '../../kernel/lists/conditions.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import { wantedWords } from '../../kernel/products/product.domain.ts'
import {
  product,
  productCategory,
  productInCategory,
  shopStore,
} from '../../kernel/products/products.schema.ts'
import { stockPool } from '../../kernel/stock/stock.schema.ts'

type Scope = { merchantId: number; isArchived: boolean }

const free = sql`${stockPool.capacity} - ${stockPool.sold} - ${stockPool.held}`
const inPool = (condition: SQL): SQL =>
  sql`exists (select from ${stockPool} where ${stockPool.id} = ${product.poolId} and ${condition})`

/** Up to five are few, as in the shop (commerce.md D60). */
export const stockIs = (now: Date): { few: SQL; sold_out: SQL } => {
  const isPaused = sql`(${product.soldOutUntil} is not null and ${product.soldOutUntil} > ${now})`
  const isGone = inPool(sql`(${stockPool.closed} or ${free} <= 0)`)
  return {
    few: sql`(not ${isPaused} and ${inPool(sql`not ${stockPool.closed} and ${free} between 1 and 5`)})`,
    sold_out: sql`(${isPaused} or ${isGone})`,
  }
}

const isInCategory = (slugs: readonly string[]): SQL =>
  sql`exists (select from ${productInCategory} join ${productCategory} on ${productCategory.id} = ${productInCategory.categoryId}
    where ${productInCategory.productId} = ${product.id} and ${inArray(productCategory.slug, [...slugs])})`

const isOfStore = (keys: readonly string[]): SQL =>
  sql`exists (select from ${shopStore} where ${shopStore.id} = ${product.storeId} and ${inArray(shopStore.key, [...keys])})`

const says = (q: string): SQL | undefined =>
  and(
    ...wantedWords(q).map(({ words, sounds }) =>
      or(
        ...words.map((text) => sql`strpos(${product.words}, ${text}) > 0`),
        ...sounds.map((sound) => sql`strpos(${product.sounds}, ${sound}) > 0`),
      ),
    ),
  )

/** What is sold out until a moment depends on the moment. */
export const productsAt = (now: Date) =>
  listOf(productList, product, {
    id: product.id,
    publicId: product.publicId,
    createdAt: product.createdAt,
    columns: {
      state: is(product.state),
      stock: (stock) => stockIs(now)[stock],
      category: isInCategory,
      store: isOfStore,
    },
    sorts: { created: [product.createdAt] },
    scope: ({ merchantId, isArchived }: Scope) =>
      and(eq(product.merchantId, merchantId), isArchived ? undefined : ne(product.state, 'archived')),
    says,
    mostCounted: 100_000,
  })
