import type { Context } from 'hono'
import { webAddress } from '../answer/address.ts'
import type { BffEnv } from '../bff-env.ts'
import { shopForms, shopPages } from '../catalogue/shop-pages.ts'
import { loadMerchant } from '../core/load-merchant.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import { loadOverrides } from './load-overrides.ts'
import { payForms, payPages } from './pay-pages.ts'
import type { Asked, PageOptions, PlainForm, PublicPage } from './public-page.ts'
import { sendPage } from './send-page.ts'

/** Every page that anybody may open (product.md 3), by slice. */
export const publicPages: readonly PublicPage[] = [{ at: '', send: landingPage }, ...payPages, ...shopPages]

export const plainForms: readonly PlainForm[] = [...payForms, ...shopForms]

/** Product.md 3: the merchant's website if there is one and this is not it. The demo stays at home. */
async function landingPage(c: Context<BffEnv>, options: PageOptions, { locale }: Asked) {
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  const website = webAddress(details.website)
  const isElsewhere = website !== null && new URL(website).host !== c.get('host')
  if (!options.demo && isElsewhere) return c.redirect(website, 302)
  return sendPage(c, options, { page: { kind: 'landing' }, merchant: toMerchant(details), locale, overrides })
}
