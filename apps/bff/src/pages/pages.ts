import { locales, type Locale } from '@wasl/domain/locale'
import type { Context, Hono } from 'hono'
import { languageOf } from '../answer/accept-language.ts'
import type { BffEnv } from '../bff-env.ts'
import { onlyRead } from '../core/only-read.ts'
import type { PageOptions } from './public-page.ts'
import { plainForms, publicPages } from './public-pages.ts'
import { sendNotFound } from './send-page.ts'
import { mountStaffPages, type StaffPageSender } from './staff-pages.ts'

/** Every page: what it shows is asked of the core in parallel, rendered here and sent under its own nonce. */
export function mountPages(app: Hono<BffEnv>, options: PageOptions & StaffPageSender): void {
  app.get('/', (c) => {
    c.header('vary', 'Accept-Language')
    return c.redirect(`/${languageOf(c.req.header('accept-language'))}`, 302)
  })
  for (const locale of locales) {
    for (const { at, send } of publicPages) {
      const address = addressOf(locale, at)
      const [, name = ''] = /:(\w+)/.exec(at) ?? []
      app.get(address, (c) => send(c, options, { locale, id: c.req.param(name) ?? '' }))
    }
    for (const { at } of publicPages) app.all(addressOf(locale, at), onlyRead)
    mountStaffPages(app, options, locale)
  }
}

export function mountPlainForms(app: Hono<BffEnv>, options: PageOptions): void {
  for (const { at, press, reload } of plainForms) {
    app.post(at, press(options))
    app.get(at, reload)
  }
}

/** S1 §2: a path that does not resolve is retried once under /en; then it is the 404 page. */
export const unresolvedPage = (options: PageOptions) => async (c: Context<BffEnv>) => {
  const { pathname, search } = new URL(c.req.url)
  const path = `/en${pathname}`
  if (isPublicPath(path) || isStaffPath(path)) return c.redirect(`${path}${search}`, 302)
  return sendNotFound(c, options, c.get('language'))
}

const addressOf = (locale: Locale, at: string): string => (at === '' ? `/${locale}` : `/${locale}/${at}`)

const patterns = publicPages.map(
  ({ at }) => new RegExp(`^${addressOf('en', at).replaceAll(/:\w+/g, '[^/]+')}/?$`),
)

const isPublicPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

/** Which pages the dashboard has, its own route tree knows. */
const isStaffPath = (path: string): boolean =>
  /^\/en\/(login|forget-password|reset-password|dashboard(\/[^?#]*)?|pos\/[^?#]+)\/?$/.test(path)
