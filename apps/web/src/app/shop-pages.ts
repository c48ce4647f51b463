import type { PublicPages } from '../base/public-page.ts'

/** What a merchant sells: the build of `shop-entry.client.tsx`, of which pages of a payment carry nothing. */
export const shopPages = {
  catalogue: async () => (await import('../catalogue/catalogue.page.tsx')).page,
} satisfies Partial<PublicPages>
