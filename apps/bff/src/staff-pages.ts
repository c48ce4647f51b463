import { isCounterPage, isDashboardPage } from '@wasl/domain/dashboard-pages'
import type { Locale } from '@wasl/domain/locale'
import type { Context, Hono } from 'hono'
import { askToSignIn } from './ask-to-sign-in.ts'
import type { BffEnv } from './bff-env.ts'
import { loadOverrides } from './load-overrides.ts'
import { onlyRead } from './only-read.ts'
import { loadMerchant } from './pay/load-merchant.ts'
import { collectPage, openCounter } from './pay/counter/collect-page.ts'
import { toMerchant } from './pay/merchant.translate.ts'
import { sendPage, type PageSender } from './send-page.ts'

/** The dashboard and the counter: one frame for every address, in which the staff app starts. */
export function mountStaffPages(app: Hono<BffEnv>, sender: PageSender, locale: Locale): void {
  for (const path of ['dashboard', 'dashboard/*', 'pos/*']) {
    const address = `/${locale}/${path}`
    app.get(address, (c) => staffPage(c, sender, locale))
    app.all(address, onlyRead)
  }
}

async function staffPage(c: Context<BffEnv>, sender: PageSender, locale: Locale): Promise<Response> {
  const [, collectorId] = /\/pos\/pay\/collect\/([^/]+)\/?$/.exec(c.req.path) ?? []
  const counter = collectorId === undefined ? null : await openCounter(c, collectorId)
  if (counter && collectorId !== undefined) return collectPage(c, sender, { locale, collectorId, counter })
  if (!c.get('session')) return askToSignIn(c, locale)
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  const page = { page: { kind: 'staff' }, merchant: toMerchant(details), locale, overrides } as const
  const isKnown = isDashboardPage(c.req.path) || isCounterPage(c.req.path)
  return sendPage(c, sender, isKnown ? page : { ...page, status: 404 })
}
