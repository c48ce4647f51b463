import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { BffEnv } from './bff-env.ts'
import { loginPath } from './login-path.ts'

/**
 * S1 §2: to the sign-in, and from there back to this address. Whoever follows a link from elsewhere, such as one in a
 * mail, is asked once more from here: the session's cookie is not sent along with another site's links.
 */
export function askToSignIn(c: Context<BffEnv>, locale: Locale): Response | Promise<Response> {
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
