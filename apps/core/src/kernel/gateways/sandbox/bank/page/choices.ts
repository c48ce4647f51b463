import type { Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { rowsOf, scenarios, type Part, type ScenarioName, type Script } from '../scenarios.ts'
import { icon, type IconName } from './icons.ts'
import type { Markup } from './markup.ts'

/** One answer of the table, as a button of a plain form. */
export function answerButton(name: ScenarioName<'answer'>, look: ButtonLook): Markup {
  const { title, says } = scenarios.answer[name]
  return html`<button class="choice" name="answer" value="${name}">
    ${look.icon ? html`<span class="${look.tone}">${icon(look.icon)}</span>` : html`<span></span>`}
    <span><b>${look.title ?? title[look.locale]}</b><small>${look.hint ?? says[look.locale]}</small></span>
    ${icon('next', 18)}
  </button>`
}

export type ButtonLook = { locale: Locale; icon?: IconName; tone?: Tone; title?: string; hint?: string }

export type Tone = 'success' | 'danger' | 'warning' | 'info'

/** A row that opens more answers. */
export function moreAnswers(row: MoreRow, body: Markup): Markup {
  return html`<details class="more">
    <summary>
      <span class="${row.tone}">${icon(row.icon)}</span>
      <span><b>${row.title}</b><small>${row.hint}</small></span>
      ${icon('next', 18)}
    </summary>
    <div>${body}</div>
  </details>`
}

type MoreRow = { icon: IconName; tone: Tone; title: string; hint: string }

/** All behaviours of one part, with the current one selected. */
export function behaviourSelect(part: SelectPart, label: string, { script, locale }: Chosen): Markup {
  const chosen = script[part]
  const current = chosen ? (chosen.number ? `${chosen.name}:${chosen.number}` : chosen.name) : ''
  return html`<label
    >${label}
    <select name="${part}">
      ${rowsOf(part).flatMap(([name, row]) =>
        numbersFor(row.number, chosen?.name === name ? chosen.number : null).map((number) => {
          const value = number === null ? name : `${name}:${number}`
          const count = number === null ? '' : ` (${counted(number, row.number?.counts ?? 'times', locale)})`
          return html`<option value="${value}" ${value === current ? 'selected' : ''}>
            ${row.title[locale]}${count}
          </option>`
        }),
      )}
    </select></label
  >`
}

export type SelectPart = Exclude<Part, 'answer'>
type Chosen = { script: Script; locale: Locale }

export const waitSeconds: readonly number[] = [5, 30, 120, 1200]

export function counted(number: number, unit: 'seconds' | 'times', locale: Locale): string {
  if (unit === 'times') return `×${number}`
  if (number >= 60 && number % 60 === 0) return locale === 'ar' ? `${number / 60} د` : `${number / 60} min`
  return locale === 'ar' ? `${number} ث` : `${number} s`
}

function numbersFor(
  counts: { counts: 'seconds' | 'times'; usually: number } | null,
  own: number | null,
): (number | null)[] {
  if (!counts) return [null]
  const usual = counts.counts === 'seconds' ? waitSeconds : [counts.usually, counts.usually + 5]
  return [...new Set([...usual, ...(own === null ? [] : [own])])].toSorted((a, b) => a - b)
}
