import { isStaffPage } from '@wasl/domain/dashboard-pages'
import type { Locale } from '@wasl/domain/locale'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { BffEnv } from '../bff-env.ts'
import { loadOverrides } from './load-overrides.ts'
import { onlyRead } from '../core/only-read.ts'
import { loadMerchant } from '../core/load-merchant.ts'
import { collectPage, openCounter } from '../pay/counter/collect-page.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import type { ListAskedAt } from './renderer.ts'
import { sendNotFound, sendPage, type PageSender } from './send-page.ts'
import { staffAhead } from './staff-ahead.ts'
import { loginPath } from './login-path.ts'

/**
 * S1 §2: to the sign-in, and from there back to this address. Whoever follows a link from elsewhere, such as one in a
 * mail, is asked once more from here: the session's cookie is not sent along with another site's links.
 */
function askToSignIn(c: Context<BffEnv>, locale: Locale): Response | Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const asked = `${pathname}${search}`
  if (c.req.header('sec-fetch-site') === 'cross-site') {
    return c.html(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>…</title>` +
        `<meta http-equiv="refresh" content="0;url=${attribute(asked)}"></head><body></body></html>`,
    )
  }
  return c.redirect(loginPath(locale, asked), 302)
}

const attribute = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

export type StaffPageSender = PageSender & { readonly listAskedAt: ListAskedAt }

/** The dashboard and the counter: one frame for every address, in which the staff app starts; a list comes with its rows. */
export function mountStaffPages(app: Hono<BffEnv>, sender: StaffPageSender, locale: Locale): void {
  // The counter has no page above its first one.
  app.get(`/${locale}/pos`, (c) => c.redirect(`/${locale}/pos/pay`))
  // S2 §2: /user is the user's own details.
  app.get(`/${locale}/dashboard/user`, (c) => c.redirect(`/${locale}/dashboard/user/user-details`))
  for (const path of ['dashboard', 'dashboard/*', 'pos/*']) {
    const address = `/${locale}/${path}`
    app.get(address, (c) => staffPage(c, sender, locale))
    app.all(address, onlyRead)
  }
}

async function staffPage(c: Context<BffEnv>, sender: StaffPageSender, locale: Locale): Promise<Response> {
  const [, collectorId] = /\/pos\/pay\/collect\/([^/]+)\/?$/.exec(c.req.path) ?? []
  const counter = collectorId === undefined ? 'staff' : await openCounter(c, collectorId)
  if (typeof counter !== 'string' && collectorId !== undefined)
    return collectPage(c, sender, { locale, collectorId, counter })
  if (!c.get('session'))
    return counter === 'notFound' ? sendNotFound(c, sender, locale) : askToSignIn(c, locale)
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  const merchant = toMerchant(details)
  const asked = sender.listAskedAt(c.req.path + new URL(c.req.url).search, merchant.timeZone)
  const ahead = asked && (await staffAhead(core, c.get('host'), asked))
  const look = getCookie(c, 'appearance')
  const isKnown = isStaffPage(c.req.path) && counter !== 'notFound'
  return sendPage(c, sender, {
    page: { kind: 'staff', ...(ahead && { ahead }), ...(look && { look }) },
    merchant,
    locale,
    overrides,
    ...(isKnown ? {} : { status: 404 }),
  })
}
