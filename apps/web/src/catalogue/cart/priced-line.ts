import type { PricedCartOnWeb } from '@wasl/contracts/web/catalogue.contract'

export type PricedLine = PricedCartOnWeb['lines'][number]

/** The line of a product; null where nothing is known of it yet. */
export const pricedLineOf = (cart: PricedCartOnWeb | undefined, slug: string): PricedLine | null =>
  cart?.lines.find((line) => line.slug === slug) ?? null

/** What has to be answered before the checkout: what is asked there is not among it. */
export const mustBeAnswered = ({ problems, unitPrice }: PricedLine): boolean =>
  problems.some(
    ({ code, was }) =>
      code !== 'prereq_missing' &&
      !(code === 'price_changed' && was !== null && unitPrice !== null && Number(unitPrice) < Number(was)),
  )
