import { stockList } from '@wasl/contracts/lists/stock'
import { foldVoucherCode } from '@wasl/domain/voucher-code'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import { product } from '../../kernel/products/products.schema.ts'
import { stockPool } from '../../kernel/stock/stock.schema.ts'
import { voucher } from '../../kernel/vouchers/vouchers.schema.ts'
import { escaped, saysWords } from '../../platform/db/said-words.ts'

type Scope = { merchantId: number; differing: readonly number[] }

const sorts = {
  product: sql`${stockPool.kind} = 'stock'`,
  voucher_uses: sql`${stockPool.kind} = 'voucher_uses'`,
  voucher_budget: sql`${stockPool.kind} = 'voucher_budget'`,
  other: sql`${stockPool.kind} not in ('stock', 'voucher_uses', 'voucher_budget')`,
}

/** A product by words of its names and its SKU, a voucher by the beginning of its code. */
const says = (q: string): SQL | undefined =>
  or(
    sql`exists (select from ${product} where ${product.merchantId} = ${stockPool.merchantId}
      and ${product.poolId} = ${stockPool.id}
      and ${saysWords(sql`search_fold(${product.nameEn} || ' ' || ${product.nameAr} || ' ' || ${product.sku})`, q)})`,
    sql`exists (select from ${voucher} where ${voucher.merchantId} = ${stockPool.merchantId}
      and ${stockPool.id} in (${voucher.usesPoolId}, ${voucher.budgetPoolId})
      and ${voucher.code} like ${`${escaped(foldVoucherCode(q))}%`})`,
  )

/** What does not agree is found by counting it all: the scope brings it. */
export const stockAt = ({ differing }: Pick<Scope, 'differing'>) =>
  listOf(stockList, stockPool, {
    id: stockPool.id,
    createdAt: stockPool.createdAt,
    columns: {
      of: (of) => sorts[of],
      differs: () => (differing.length === 0 ? sql`false` : inArray(stockPool.id, [...differing])),
    },
    sorts: { created: [stockPool.createdAt] },
    scope: ({ merchantId }: Scope) => and(eq(stockPool.merchantId, merchantId)),
    says,
    mostCounted: 100_000,
  })
