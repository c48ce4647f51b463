import { directionOf, otherLocale, type Locale } from '@wasl/domain/locale'
import { html, raw } from 'hono/html'
import { dateTimeText } from '../../platform/date-text.ts'
import { outboxStyle } from './outbox-style.ts'
import { sayIn } from './outbox-words.ts'

export type Markup = ReturnType<typeof html>

export type Frame = {
  locale: Locale
  nonce: string
  /** `@font-face` rules of the host, which serves the files. */
  fontFaces: string
  /** Where the demo runs, as people read it. */
  host: string
  /** This page in the other language. */
  otherHref: string
}

/** Plain HTML without script: shows the owner of a demo what would have been sent. */
export function outboxLayout(frame: Frame, { title, body }: { title: string; body: Markup }): Markup {
  const { locale } = frame
  const say = sayIn(locale)
  const other = otherLocale(locale)
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${say('productName')}</title>
        <link rel="icon" href="${raw(favicon)}" />
        <style nonce="${frame.nonce}">
          ${raw(frame.fontFaces + outboxStyle)}
        </style>
      </head>
      <body>
        <header class="header">
          <div class="column">
            <a class="brand" href="/outbox?lang=${locale}">${envelope()}<span>${say('title')}</span></a>
            <a class="language" href="${frame.otherHref}" hreflang="${other}" lang="${other}"
              >${languageNames[other]}</a
            >
          </div>
        </header>
        <main class="column stack">${body}</main>
        <footer class="column tiny quiet">${say('partOfDemo', { host: frame.host })}</footer>
      </body>
    </html>`
}

/** Messages to people, and events to servers. */
export function sections(current: 'messages' | 'webhooks', locale: Locale): Markup {
  const say = sayIn(locale)
  const link = (key: 'messages' | 'webhooks', path: string) =>
    key === current
      ? html`<a class="chip" href="${path}?lang=${locale}" aria-current="page">${say(key)}</a>`
      : html`<a class="chip" href="${path}?lang=${locale}">${say(key)}</a>`
  return html`<nav class="filter" aria-label="${say('sectionsName')}">
    <ul>
      <li>${link('messages', '/outbox')}</li>
      <li>${link('webhooks', '/outbox/webhooks')}</li>
    </ul>
  </nav>`
}

/** Addresses, phones and ids read left to right in both languages. */
export const ltr = (text: string): Markup => html`<bdi dir="ltr">${text}</bdi>`

/** 21 Nov 2026, 06:04 PM in the merchant's zone, as on every screen. */
export function moment(at: Date, { locale, timezone }: { locale: Locale; timezone: string }): Markup {
  const text = dateTimeText(at, locale, timezone)
  return html`<time datetime="${at.toISOString()}"><bdi dir="${directionOf(locale)}">${text}</bdi></time>`
}

const envelope = (): Markup =>
  html`<svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    aria-hidden="true"
  >
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </svg>`

const languageNames = { en: 'English', ar: 'العربية' } as const

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23111418'/%3E%3Cpath d='M7 11l9 7 9-7' stroke='%23fff' stroke-width='2.5' fill='none'/%3E%3Crect x='6' y='9' width='20' height='14' rx='2' stroke='%23fff' stroke-width='2.5' fill='none'/%3E%3C/svg%3E"
