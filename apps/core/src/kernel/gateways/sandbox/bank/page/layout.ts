import { directionOf, otherLocale, type Locale } from '@wasl/domain/locale'
import { html, raw } from 'hono/html'
import { bankMark, icon } from './icons.ts'
import { filled, ltr, type Markup } from './markup.ts'
import { pageStyle } from './style.ts'
import { sayIn } from './words.ts'

export type Frame = {
  locale: Locale
  nonce: string
  /** `@font-face` rules of the host; without them the system's font is used. */
  fontFaces: string
  /** Host name of the demo, for display. */
  host: string
  /** Query of this page in the other language. */
  inOtherLanguage: string
}

type Page = { title: string; subtitle: string; body: Markup }

/** Every page shows the tape and the banner, so that the bank is not mistaken for a real one. */
export function layout(frame: Frame, { title, subtitle, body }: Page): Markup {
  const { locale } = frame
  const say = sayIn(locale)
  const other = otherLocale(locale)
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${say('bankName')}</title>
        <link rel="icon" href="${raw(favicon)}" />
        <style nonce="${frame.nonce}">
          ${raw(frame.fontFaces + pageStyle)}
        </style>
      </head>
      <body>
        <div class="tape"></div>
        <section class="banner" aria-label="${say('bannerTitle')}">
          <div class="column">
            ${icon('flask', 24)}
            <p><b>${say('bannerTitle')}</b><span class="small">${say('bannerText')}</span></p>
          </div>
        </section>
        <header class="header">
          <div class="column">
            <a class="brand" href="/sandbox-bank?lang=${locale}">
              ${bankMark()}<span>${say('bankName')}<small>${subtitle}</small></span>
            </a>
            <a class="language" href="${frame.inOtherLanguage}" hreflang="${other}" lang="${other}"
              >${languageNames[other]}</a
            >
          </div>
        </header>
        <main class="column stack">${body}</main>
        <footer class="column tiny quiet center">
          ${filled(say('partOfDemo'), 'host', ltr(frame.host))}
        </footer>
      </body>
    </html>`
}

const languageNames = { en: 'English', ar: 'العربية' } as const

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%232a3577'/%3E%3Cpath d='M6 13 16 7l10 6z' fill='%23ffd400'/%3E%3C/svg%3E"
