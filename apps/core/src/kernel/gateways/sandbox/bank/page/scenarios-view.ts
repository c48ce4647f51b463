import type { Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { partNames, rowsOf, type Part } from '../scenarios.ts'
import { ltr, type Markup } from './markup.ts'
import { sayIn, type Word } from './words.ts'

/** The documentation of `sandbox_scenario`, straight from the table that does the work. */
export function scenariosView(locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<h1>${say('scenarios')}</h1>
    <p class="small">${say('scenariosText')}</p>
    <p class="address">${ltr('sandbox_scenario: "approve+callback-late:30+return-never"')}</p>
    ${partNames.map(
      (part) =>
        html`<section class="card stack">
          <h2>${say(partTitles[part])}</h2>
          <dl class="names">
            ${rowsOf(part).map(
              ([name, row]) =>
                html`<dt>${ltr(row.number ? `${name}:${row.number.usually}` : name)}</dt>
                  <dd>${row.says[locale]}</dd>`,
            )}
          </dl>
        </section>`,
    )}`
}

const partTitles: Record<Part, Word> = {
  create: 'create',
  answer: 'whichAnswer',
  callback: 'callback',
  return: 'return',
  inquiry: 'inquiry',
  cancel: 'cancelAsked',
  operation: 'operationAsked',
}
