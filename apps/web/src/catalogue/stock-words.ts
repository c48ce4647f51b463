import type { ProductCard } from '@wasl/contracts/web/catalogue.contract'

type Stocked = Pick<ProductCard, 'inventory' | 'stockState' | 'minPerOrder' | 'maxPerOrder'>

/** How many of it one order may hold; D60: the page names numbers of 5 at most. */
export const mostOf = ({ inventory, maxPerOrder }: Stocked): number =>
  Math.min(inventory ?? 999, maxPerOrder ?? 999, 999)

/** What is said of the stock: a number only where few are left. */
export function stockWord({
  stockState,
  inventory,
}: Stocked): { kind: 'many' | 'soldOut' } | { kind: 'few'; count: number } {
  switch (stockState) {
    case 'sold_out':
      return { kind: 'soldOut' }
    case 'few':
      return inventory === null ? { kind: 'many' } : { kind: 'few', count: inventory }
    case 'many':
      return { kind: 'many' }
  }
}
