import type { Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { scenarios } from '../scenarios.ts'
import { testCards } from '../test-cards.ts'
import { icon } from './icons.ts'
import { ltr, type Markup } from './markup.ts'
import { sayIn } from './words.ts'

/** A separate form, so that Enter in its field never presses Approve. */
export function robotCard(path: string, locale: Locale, isCardUnknown: boolean): Markup {
  const say = sayIn(locale)
  return html`<form method="post" action="${path}/card?lang=${locale}">
    <details class="card fold" ${isCardUnknown ? 'open' : ''}>
      <summary>
        <span><b>${say('card')}</b><small>${say('cardHint')}</small></span
        >${icon('down', 20)}
      </summary>
      <div>
        <label
          >${say('cardField')}
          <input
            name="card"
            dir="ltr"
            autocomplete="off"
            maxlength="40"
            required
            aria-describedby="card-problem"
            ${isCardUnknown ? 'aria-invalid=true autofocus' : ''}
        /></label>
        <p
          id="card-problem"
          ${isCardUnknown ? html`role="alert"` : ''}
          class="${isCardUnknown ? 'alert' : 'small quiet'}"
        >
          ${say('cardUnknown')}
        </p>
        <button class="secondary">${icon('card', 20)}${say('pay')}</button>
        <ul class="cards">
          ${Object.entries(testCards).map(
            ([typed, name]) =>
              html`<li>
                ${ltr(grouped(typed))}<span class="quiet">${scenarios.answer[name].title[locale]}</span>
              </li>`,
          )}
        </ul>
      </div>
    </details>
  </form>`
}

const grouped = (typed: string): string => typed.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
