import { Banner, Product, ProductPage } from '@wasl/contracts/core/catalogue.contract'
import type { CartOffer, Product as WebProduct } from '@wasl/contracts/web/catalogue.contract'
import type { ShopPause } from '@wasl/contracts/web/catalogue/shop-page'
import { toWeb } from '@wasl/contracts/web-of'
import { cartOfShared } from '@wasl/domain/cart/kept-cart'
import type { Cart } from '@wasl/domain/cart/cart'
import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import type { Asked, PlainForm, PublicPage } from '../pages/public-page.ts'
import { sendNotFound, type PageSender } from '../pages/send-page.ts'
import { shownHtml } from '../pages/shown-html.ts'
import { cartForm, cartFormAddress } from './cart-form.ts'
import { checkoutForm, checkoutFormAddress, checkoutPage, orderPage } from './checkout-pages.ts'
import { cartWish } from './checkout-form.ts'
import { toOffer, toPause } from './offer.translate.ts'
import { loadShop, sendShop } from './send-shop.ts'
import { cartOf } from './cart-cookie.ts'
import { askedOf, queryOf } from './products-asked.ts'

type Here = Context<BffEnv>

/** `/{lang}/catalogue/…`: pages of the shop, each with what the core answers now (S1 §2). */
export const shopPages: readonly PublicPage[] = [
  { at: 'catalogue/product-list', send: listPage },
  { at: 'catalogue/product-detail/:slug', send: detailPage },
  { at: 'catalogue/cart', send: cartPage },
  { at: 'catalogue/checkout', send: checkoutPage },
  { at: 'catalogue/order/:id', send: orderPage },
]

export const shopForms: readonly PlainForm[] = [
  { at: '/bff/catalogue/cart/form', press: cartForm, reload: cartFormAddress },
  { at: '/bff/catalogue/checkout/form', press: checkoutForm, reload: checkoutFormAddress },
]

async function listPage(c: Here, sender: PageSender, { locale }: Asked): Promise<Response> {
  const { catalogue } = c.get('core')
  const asked = askedOf(new URL(c.req.url).searchParams)
  const [shop, found, banners] = await Promise.all([
    loadShop(c),
    catalogue.products({ query: queryOf(asked) }),
    catalogue.banners({ query: {} }),
  ])
  if (!shop) return sendNotFound(c, sender, locale)
  if (found.status !== 200) throw unexpectedAnswer(found)
  const page = toWeb(ProductPage, found.body)
  return sendShop(c, sender, {
    locale,
    shop,
    unitOf: page.results[0]?.slug,
    screen: {
      kind: 'products',
      found: page,
      banners: banners.status === 200 ? banners.body.results.map((banner) => toWeb(Banner, banner)) : [],
      asked,
    },
  })
}

/** A slug of before leads to the one of today for good (SHOP-14). */
async function detailPage(c: Here, sender: PageSender, { locale, id: slug }: Asked): Promise<Response> {
  const [shop, got] = await Promise.all([
    loadShop(c),
    c.get('core').catalogue.product({ params: { slug }, query: {} }),
  ])
  if (!shop) return sendNotFound(c, sender, locale)
  switch (got.status) {
    case 200: {
      const product = toWeb(Product, got.body)
      const screen = {
        kind: 'product',
        product: {
          ...product,
          descriptionEn: shownHtml(product.descriptionEn),
          descriptionAr: shownHtml(product.descriptionAr),
        },
        related: await relatedTo(c, product),
      } as const
      return sendShop(c, sender, { locale, shop, unitOf: slug, screen })
    }
    case 301: {
      const { search } = new URL(c.req.url)
      const now = encodeURIComponent(got.body.slug)
      return c.redirect(`/${locale}/catalogue/product-detail/${now}${search}`, 301)
    }
    case 404:
    case 421:
      return sendNotFound(c, sender, locale, true)
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}

const mostRelated = 4

/** Others of its first category; the page stands without them. */
async function relatedTo(c: Here, { slug, categories }: WebProduct) {
  const category = categories[0]?.slug
  const got = await c.get('core').catalogue.products({
    query: { page_size: mostRelated + 1, ...(category && { category }) },
  })
  if (got.status !== 200) return []
  const { results } = toWeb(ProductPage, got.body)
  return results.filter((other) => other.slug !== slug).slice(0, mostRelated)
}

/** The own cart, or the one that a link carries: looking at that one changes nothing. */
async function cartPage(c: Here, sender: PageSender, { locale }: Asked): Promise<Response> {
  const shop = await loadShop(c)
  if (!shop) return sendNotFound(c, sender, locale)
  const shared = cartOfShared(c.req.query('items') ?? '')
  const cart = shared ?? cartOf(c)
  return sendShop(c, sender, {
    locale,
    shop,
    unitOf: cart.lines[0]?.slug,
    screen: { kind: 'cart', shared, ...(await offerOf(c, cart)) },
  })
}

/** Null where the prices cannot be had now: the page asks again. */
async function offerOf(c: Here, cart: Cart): Promise<{ offer: CartOffer | null; paused?: ShopPause }> {
  if (cart.lines.length === 0) return { offer: null }
  const got = await c.get('core').catalogueCheckout.payChoices({ body: cartWish(cart) })
  if (got.status === 423) return { offer: null, paused: toPause(got.body) }
  return { offer: got.status === 200 ? toOffer(got.body) : null }
}
