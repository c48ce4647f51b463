import { productSorts } from '@wasl/contracts/core/catalogue.contract'
import type { ProductsAsked } from '@wasl/contracts/web/catalogue/shop-page'
import { cleanText } from '@wasl/domain/clean-text'
import { normaliseDigits } from '@wasl/domain/digits'

/** What an address asks for. What it cannot mean is left out: somebody typed it, or it was cut short. */
export function askedOf(query: URLSearchParams): ProductsAsked {
  const said = (name: string, most: number) =>
    cleanText(query.get(name) ?? '')
      .trim()
      .slice(0, most)
  const page = Number(normaliseDigits(said('page', 6)))
  return {
    q: said('q', 128),
    store: said('store', 64) || null,
    category: said('category', 160) || null,
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? null,
    inStock: query.get('in_stock') === 'true',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    asOf: page > 1 ? instantOf(query.get('as_of') ?? '') : null,
  }
}

function instantOf(text: string): string | null {
  const read = new Date(text)
  return Number.isNaN(read.getTime()) ? null : read.toISOString()
}

/** The same for the core (D60). */
export const queryOf = ({ q, store, category, sort, inStock, page, asOf }: ProductsAsked) => ({
  ...(q && { q }),
  ...(store && { store }),
  ...(category && { category }),
  ...(sort && { sort }),
  ...(inStock && { in_stock: 'true' as const }),
  page,
  ...(asOf && { as_of: asOf }),
})
