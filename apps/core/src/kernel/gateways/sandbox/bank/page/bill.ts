import { pick, type Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { stageOf, type BankSession } from '../session.ts'
import { faceOf } from '../test-cards.ts'
import { amount, filled, ltr, timeOfDay, type Markup } from './markup.ts'
import { sayIn } from './words.ts'

/** Shop, amount and numbers of the payment. */
export function bill(session: BankSession, locale: Locale): Markup {
  const { terms, expiresAt } = session
  const say = sayIn(locale)
  const face = faceOf(terms.terminal)
  return html`<section class="card">
    <p class="small quiet">
      ${filled(say('asksFor'), 'merchant', html`<bdi>${pick(terms.merchantName, locale)}</bdi>`)}
    </p>
    <h1 class="amount">${amount(terms.charge, locale, 'big')}</h1>
    <hr />
    <dl class="pairs">
      ${
        terms.orderNo
          ? html`<dt>${say('orderNo')}</dt>
              <dd>${ltr(terms.orderNo)}</dd>`
          : ''
      }
      <dt>${say('trackId')}</dt>
      <dd>${ltr(terms.trackId)}</dd>
      <dt>${say('testCard')}</dt>
      <dd>${ltr(face.card)} <span class="quiet">·</span> ${ltr(face.expiry)}</dd>
      ${
        stageOf(session) === 'pending'
          ? ''
          : html`<dt>${say('openUntil')}</dt>
              <dd>${timeOfDay(expiresAt, locale)}</dd>`
      }
    </dl>
  </section>`
}
