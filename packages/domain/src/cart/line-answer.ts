/** Why a line of a cart cannot be bought at current prices. */
export type LineTrouble = {
  readonly code: 'gone' | 'sold_out' | 'reduced' | 'price_changed' | 'prereq_missing'
  readonly left: number | null
  /** What one cost when its buyer saw it. */
  readonly was: string | null
}

/** The one press that solves it. */
export type LineAnswer =
  | { readonly kind: 'remove' }
  | { readonly kind: 'take'; readonly quantity: number }
  | { readonly kind: 'accept' }
  | { readonly kind: 'fillIn' }

/** SHOP-★5: every trouble has one answer. Of something that nothing is left of, nothing can be taken. */
export function answerTo({ code, left }: LineTrouble): LineAnswer {
  switch (code) {
    case 'gone':
    case 'sold_out':
      return { kind: 'remove' }
    case 'reduced':
      return left !== null && left > 0 ? { kind: 'take', quantity: left } : { kind: 'remove' }
    case 'price_changed':
      return { kind: 'accept' }
    case 'prereq_missing':
      return { kind: 'fillIn' }
  }
}

/** Whether the price fell: good news, which the buyer does not have to confirm. Both are decimal texts of one currency. */
export const isCheaper = (now: string, was: string): boolean => Number(now) < Number(was)
