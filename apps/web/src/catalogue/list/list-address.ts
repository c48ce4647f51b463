import type { ProductsAsked } from '@wasl/contracts/web/catalogue/shop-page'
import type { Locale } from '@wasl/domain/locale'
import { paths } from '../../base/paths.ts'

/** The address of a list (D60). Another filter or order begins at the first page. */
export function listAddress(
  locale: Locale,
  asked: ProductsAsked,
  changes: Partial<ProductsAsked> = {},
): string {
  const { q, store, category, sort, inStock, page, asOf } = { ...asked, page: 1, ...changes }
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(store && { store }),
    ...(category && { category }),
    ...(sort && { sort }),
    ...(inStock && { in_stock: 'true' }),
    ...(page > 1 && { page: String(page), ...(asOf && { as_of: asOf }) }),
  }).toString()
  return paths.shop(locale) + (query && `?${query}`)
}
