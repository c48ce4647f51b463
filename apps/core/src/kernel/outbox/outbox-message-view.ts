import { directionOf, pick, type Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { ltr, moment, type Markup } from './outbox-layout.ts'
import { pill } from './outbox-list-view.ts'
import type { OutboxMessage } from './outbox.service.ts'
import { sayIn } from './outbox-words.ts'

/** One message: who it is for, how a mail program shows it, and its plain text. */
export function messageView(message: OutboxMessage, locale: Locale): Markup {
  const say = sayIn(locale)
  const { publicId, language, subject, text, html: body } = message
  const direction = directionOf(language)
  return html`<a class="back" href="/outbox?lang=${locale}">${arrow()}${say('back')}</a>
    <h1 lang="${language}"><bdi>${subject}</bdi></h1>
    <section class="card">${facts(message, locale)}</section>
    <div class="bodies" ${body === null ? '' : 'data-two'}>
      ${
        body === null
          ? ''
          : html`<section class="card">
              <h2>${say('asMail')}</h2>
              <iframe
                title="${say('previewTitle')}"
                src="/outbox/${publicId}/html"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>
            </section>`
      }
      <section class="card">
        <h2>${say('asText')}</h2>
        <pre lang="${language}" dir="${direction}">${text}</pre>
      </section>
    </div>`
}

function facts(message: OutboxMessage, locale: Locale): Markup {
  const say = sayIn(locale)
  const { channel, recipient, language, transactionId, state, createdAt, timezone, occasion } = message
  const lines: [string, Markup | string][] = [
    [say('to'), ltr(recipient)],
    [
      say('merchant'),
      html`<bdi>${pick({ en: message.merchantTitleEn, ar: message.merchantTitleAr }, locale)}</bdi>`,
    ],
    [say('channel'), html`${say(channel)} ${pill(occasion, say)}`],
    [say('language'), say(language === 'ar' ? 'arabic' : 'english')],
    ...(transactionId ? [[say('about'), ltr(transactionId)] as [string, Markup]] : []),
    [say('state'), say(state)],
    [say('written'), moment(createdAt, { locale, timezone })],
  ]
  return html`<dl class="facts">
    ${lines.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`
}

export function notFoundView(locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<section class="card empty">
    <h1>${say('notFound')}</h1>
    <a class="secondary" href="/outbox?lang=${locale}">${say('back')}</a>
  </section>`
}

const arrow = (): Markup =>
  html`<svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    aria-hidden="true"
  >
    <path d="M19 12H5m6-6-6 6 6 6" />
  </svg>`
