import { CatalogueConfig } from '@wasl/contracts/core/catalogue.contract'
import type { ShopPageData, ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import { toWeb } from '@wasl/contracts/web-of'
import type { Cart } from '@wasl/domain/cart/cart'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BffEnv } from '../bff-env.ts'
import type { CoreApi } from '../core/core-client.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { loadMerchant } from '../core/load-merchant.ts'
import { toMerchant, toUnit } from '../core/merchant.translate.ts'
import { loadOverrides } from '../pages/load-overrides.ts'
import { sendPage, type PageSender } from '../pages/send-page.ts'
import { cartOf } from './cart-cookie.ts'

type Here = Context<BffEnv>

/** Null of a merchant without the shop: its pages are then not there. */
export async function loadShop(c: Here): Promise<ShopPageData['shop'] | null> {
  const got = await c.get('core').catalogue.config({ query: {} })
  switch (got.status) {
    case 200:
      return toWeb(CatalogueConfig, got.body)
    case 404:
    case 421:
      return null
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}

export type Shown = {
  locale: Locale
  shop: ShopPageData['shop']
  screen: ShopScreen
  /** The product whose unit the header wears. */
  unitOf: string | undefined
  cart?: Cart
  status?: ContentfulStatusCode
  path?: string
  leadsTo?: readonly string[]
}

export async function sendShop(c: Here, sender: PageSender, shown: Shown): Promise<Response> {
  const core = c.get('core')
  const { locale, shop, screen, unitOf, cart = cartOf(c), status, path, leadsTo } = shown
  const [details, overrides, unit] = await Promise.all([
    loadMerchant(core),
    loadOverrides(core, locale),
    unitOf === undefined ? null : loadUnit(core, unitOf),
  ])
  return sendPage(c, sender, {
    page: { kind: 'catalogue', shop, unit, cart, screen },
    merchant: toMerchant(details),
    locale,
    overrides,
    ...(status !== undefined && { status }),
    ...(path !== undefined && { path }),
    ...(leadsTo && { leadsTo }),
  })
}

/** The page stands without it. */
async function loadUnit({ catalogue }: CoreApi, slug: string) {
  const got = await catalogue.unitConfig({ params: { slug }, query: {} })
  return got.status === 200 ? toUnit(got.body) : null
}
