import { isLocale, otherLocale, type Locale } from '@wasl/domain/locale'
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { BankEnv } from '../line.ts'
import type { BankSession } from '../session.ts'
import { layout } from './layout.ts'
import type { Markup } from './markup.ts'
import { notFoundView } from './payments-view.ts'
import { sayIn, type Word } from './words.ts'

export type PageContext = Context<BankEnv>

export type View = {
  locale: Locale
  title: string
  body: Markup
  subtitle?: string
  /** The page's payment; its shop may take the payer back. */
  session?: BankSession
  status?: 404
}

export type Show = (c: PageContext, view: View) => Response | Promise<Response>

export function createShow({ publicUrl, fontFaces }: { publicUrl: () => string; fontFaces: string }): Show {
  return (c, { locale, title, body, session, ...view }) => {
    const nonce = c.env.nonce ?? randomBytes(16).toString('base64url')
    const inOtherLanguage = `?${new URLSearchParams({ ...c.req.query(), lang: otherLocale(locale) }).toString()}`
    const frame = { locale, nonce, fontFaces, host: new URL(publicUrl()).host, inOtherLanguage }
    for (const [name, value] of Object.entries(pageHeaders(nonce, session))) c.header(name, value)
    return c.html(layout(frame, { title, subtitle: view.subtitle ?? '', body }), view.status ?? 200)
  }
}

export const payPath = ({ paymentId }: BankSession): string => `/sandbox-bank/pay/${paymentId}`

export const unknownPayment = (c: PageContext): View => notFound(c, 'notFoundTitle')

export function notFound(c: PageContext, word: Word): View {
  const locale = localeOf(c, null)
  return { locale, status: 404, title: sayIn(locale)(word), body: notFoundView(word, locale) }
}

/** The address's language, else the payer's. */
export function localeOf(c: PageContext, session: BankSession | null): Locale {
  const asked = c.req.query('lang') ?? ''
  return isLocale(asked) ? asked : (session?.terms.locale ?? 'en')
}

/** No script, one style with a nonce, and forms that lead here or back to the shop. */
function pageHeaders(nonce: string, session: BankSession | undefined): Record<string, string> {
  const shop = session ? ` ${new URL(session.terms.returnUrl).origin}` : ''
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "font-src 'self'",
      'img-src data:',
      `form-action 'self'${shop}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}
