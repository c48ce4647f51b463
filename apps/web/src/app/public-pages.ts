import type { PageData } from '../base/page-data.ts'
import type { PublicPages } from '../base/public-page.ts'
import type { Assets } from './assets.ts'
import { payerPages } from './payer-pages.ts'
import { shopPages } from './shop-pages.ts'

/** Every page that anybody may open; the server's half only. */
export const publicPages: PublicPages = {
  ...payerPages,
  ...shopPages,
  signIn: async () => (await import('../auth/sign-in/sign-in.page.tsx')).page,
}

/** The browser's build that a page is in. */
export function buildOf(assets: Assets, kind: PageData['kind']) {
  if (kind === 'signIn') return assets.signIn
  return kind in shopPages ? assets.shop : assets.payer
}
