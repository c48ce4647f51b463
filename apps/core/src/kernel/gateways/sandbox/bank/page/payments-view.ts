import { pick, type Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { factOf, type BankSession } from '../session.ts'
import { defaultsView, type Defaults } from './defaults-view.ts'
import { amount, ltr, timeOfDay, type Markup } from './markup.ts'
import { sayIn, type Word } from './words.ts'

/** The start page: the latest payments. */
export function paymentsView(sessions: readonly BankSession[], locale: Locale, defaults: Defaults): Markup {
  const say = sayIn(locale)
  return html`<h1>${say('payments')}</h1>
    <a class="secondary" href="/sandbox-bank/scenarios?lang=${locale}">${say('scenarios')}</a>
    ${defaultsView(defaults, locale)} ${sessions.length === 0 ? html`<p>${say('noPayments')}</p>` : ''}
    ${sessions.map(
      (session) =>
        html`<a class="card payment" href="/sandbox-bank/pay/${session.paymentId}?lang=${locale}">
          <span
            ><b>${amount(session.terms.charge, locale)}</b
            ><small
              ><bdi>${pick(session.terms.merchantName, locale)}</bdi> · ${ltr(session.terms.trackId)}</small
            ></span
          >
          <span class="small"
            >${ltr(factOf(session).details['Result'] ?? '')}<small
              >${timeOfDay(session.createdAt, locale)}</small
            ></span
          >
        </a>`,
    )}`
}

export function notFoundView(word: Word, locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<section class="card stack">
    <h1>${say(word)}</h1>
    <a class="primary" href="/sandbox-bank?lang=${locale}">${say('allPayments')}</a>
  </section>`
}
