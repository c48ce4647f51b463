import { PrereqField, ShownOrder, type Offer } from '@wasl/contracts/core/catalogue/checkout.contract'
import type { CheckoutForm } from '@wasl/contracts/web/catalogue/shop-page'
import { valueField } from '@wasl/contracts/web/catalogue/checkout-fields'
import { toWeb } from '@wasl/contracts/web-of'
import { withOrder, type Cart } from '@wasl/domain/cart/cart'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { linkAddress } from '../answer/address.ts'
import { ownProblem } from '../answer/problem.ts'
import { isPublicId } from '../answer/public-id.ts'
import { speakingTo } from '../answer/speaking-to.ts'
import type { BffEnv } from '../bff-env.ts'
import type { CoreApi } from '../core/core-client.ts'
import { CoreFailure, unexpectedAnswer } from '../core/core-failure.ts'
import { toProblem } from '../core/core-problem.ts'
import { mostWithCart, readPlainForm } from '../pages/read-plain-form.ts'
import type { Asked } from '../pages/public-page.ts'
import { sendNotFound, type PageSender } from '../pages/send-page.ts'
import { cartOf, sendCart } from './cart-cookie.ts'
import { cartPath } from './cart-form.ts'
import { cartWish, checkoutWish, formField, readPress, type Pressed } from './checkout-form.ts'
import { toOffer, toPause } from './offer.translate.ts'
import { hasRoomForOrder, rememberOrder } from './open-orders.ts'
import { loadShop, sendShop, type Shown } from './send-shop.ts'

type Here = Context<BffEnv>

/** `/{lang}/catalogue/checkout`. An empty cart, and one with troubles, is the cart's page first. */
export async function checkoutPage(c: Here, sender: PageSender, { locale }: Asked): Promise<Response> {
  const cart = cartOf(c)
  if (cart.lines.length === 0) return c.redirect(cartPath(locale), 303)
  return show(c, sender, { locale, cart, form: untouched() })
}

/** `POST /bff/catalogue/checkout/form`: one press makes the order and leads to its payment. */
export const checkoutForm =
  (sender: PageSender) =>
  async (c: Here): Promise<Response> => {
    const to = speakingTo(c)
    const { language: locale } = to
    const given = await readPlainForm(c, ['cart'], mostWithCart)
    const pressed = given && readPress(given)
    if (!pressed) return c.json(ownProblem('badRequest', to), 400)
    const { cart, typed } = pressed
    const again = { locale, cart }
    if (pressed.act === 'price') return show(c, sender, { ...again, form: { ...untouched(), typed } })
    if (!(await hasRoomForOrder(c, pressed.key))) {
      const form = { ...untouched(), typed, problem: ownProblem('tooManyOrders', to) }
      return show(c, sender, { ...again, form, status: 429 })
    }
    const asksAddress = await asksAddressFor(c, pressed)
    try {
      const got = await c.get('core').catalogueCheckout.checkout({
        headers: { 'idempotency-key': pressed.key },
        body: checkoutWish({ ...pressed, locale, asksAddress }),
      })
      if (got.status === 201) {
        const address = linkAddress(got.body.redirect_url)
        if (address === null) throw new CoreFailure('the core answered no address to go to', { status: 201 })
        const order = got.body.transaction_id ?? got.body.order_id
        rememberOrder(c, { key: pressed.key, id: got.body.order_id })
        sendCart(c, withOrder(cart, order, sender.clock.now().getTime()))
        return c.redirect(address, 303)
      }
      if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
      if (got.status === 421 || got.status === 404) return sendNotFound(c, sender, locale)
      const said = toProblem(got.body, to, formField)
      const offer = got.status === 409 ? got.body.offer : null
      const problem = { ...said, fieldErrors: { ...said.fieldErrors, ...missingOf(offer, said.message) } }
      const isPriceNew = problem.code === 'price_changed'
      const form = { ...untouched(), typed, problem, isPriceNew }
      return await show(c, sender, { ...again, form, status: got.status })
    } catch (error) {
      if (!(error instanceof CoreFailure) || error.status === 421 || error.status === 201) throw error
      // Nobody knows whether it was made: the same key finds the same order.
      const form = { key: pressed.key, typed, problem: ownProblem('unavailable', to), isPriceNew: false }
      return show(c, sender, { ...again, form, status: 503 })
    }
  }

/** `GET` of the same address: a reload. */
export const checkoutFormAddress = (c: Here) => c.redirect(checkoutPath(c.get('language')), 303)

/** `/{lang}/catalogue/order/{id}`: for whoever has its id (D21). */
export async function orderPage(c: Here, sender: PageSender, { locale, id }: Asked): Promise<Response> {
  const shop = await loadShop(c)
  const order = shop && (await loadOrder(c, id))
  if (!shop) return sendNotFound(c, sender, locale)
  if (!order) return sendNotFound(c, sender, locale, true)
  return sendShop(c, sender, {
    locale,
    shop,
    unitOf: order.lines[0]?.slug,
    screen: { kind: 'order', order },
  })
}

/** By its own id, or by that of its payment. */
export async function loadOrder(c: Here, id: string) {
  if (!isPublicId(id)) return null
  const got = await c.get('core').catalogueCheckout.order({ params: { id } })
  return got.status === 200 ? toWeb(ShownOrder, got.body) : null
}

export const checkoutPath = (locale: Locale): string => `/${locale}/catalogue/checkout`

const untouched = (): CheckoutForm => ({
  key: crypto.randomUUID(),
  typed: {},
  problem: null,
  isPriceNew: false,
})

type Redrawn = { locale: Locale; cart: Cart; form: CheckoutForm; status?: Shown['status'] }

async function show(c: Here, sender: PageSender, { locale, cart, form, status }: Redrawn): Promise<Response> {
  const core = c.get('core')
  const [shop, got, prereqs] = await Promise.all([
    loadShop(c),
    core.catalogueCheckout.payChoices({ body: cartWish(cart, form.typed) }),
    loadPrereqs(core, cart),
  ])
  if (!shop) return sendNotFound(c, sender, locale)
  const shown = { locale, shop, unitOf: cart.lines[0]?.slug, cart, path: checkoutPath(locale) }
  if (got.status === 423)
    return sendShop(c, sender, { ...shown, screen: { kind: 'paused', pause: toPause(got.body), form } })
  if (got.status !== 200) throw unexpectedAnswer(got)
  const offer = toOffer(got.body)
  return sendShop(c, sender, {
    ...shown,
    screen: {
      kind: 'checkout',
      offer,
      prereqs: prereqs.map((field) => toWeb(PrereqField, field)),
      form: withAllProblems(form, got.body),
    },
    leadsTo: offer.choices.flatMap(({ redirectOrigins = [] }) => redirectOrigins),
    ...(status !== undefined && { status }),
  })
}

/** In as many calls as the address of one has room for. */
async function loadPrereqs(core: CoreApi, cart: Cart) {
  const asked = await Promise.all(
    joinedSlugs(cart).map((joined) => core.catalogueCheckout.prereqs({ query: { product_slugs: joined } })),
  )
  return asked.flatMap((each) => (each.status === 200 ? each.body.results : []))
}

const mostOfSlugs = 1_000

function joinedSlugs(cart: Cart): string[] {
  const joined: string[] = []
  for (const { slug } of cart.lines) {
    const last = joined.at(-1)
    if (last === undefined || last.length + slug.length >= mostOfSlugs) joined.push(slug)
    else joined[joined.length - 1] = `${last},${slug}`
  }
  return joined
}

/** What was typed wrongly is told together with what a product asks for and was not answered. */
function withAllProblems(form: CheckoutForm, offer: Offer): CheckoutForm {
  const { problem } = form
  if (Object.keys(problem?.fieldErrors ?? {}).length === 0 || !problem) return form
  return {
    ...form,
    problem: { ...problem, fieldErrors: { ...missingOf(offer, ''), ...problem.fieldErrors } },
  }
}

/** Whether the core wants an address for it: what is asked of nobody is not sent. */
async function asksAddressFor(c: Here, { cart, typed }: Pressed): Promise<boolean> {
  const got = await c.get('core').catalogueCheckout.payChoices({ body: cartWish(cart, typed) })
  return got.status === 200 && got.body.cart.asks_address
}

/** What a product asks for and was not answered, at its field. */
function missingOf(offer: Offer | null, message: string): Record<string, string[]> {
  const fields = (offer?.cart.lines ?? []).flatMap(({ slug, problems }) =>
    problems.flatMap(({ code, fields: codes, message: said }) =>
      code === 'prereq_missing'
        ? codes.map((each) => [valueField(slug, each), [said || message]] satisfies [string, string[]])
        : [],
    ),
  )
  return Object.fromEntries(fields)
}
