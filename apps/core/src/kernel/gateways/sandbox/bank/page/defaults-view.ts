import type { Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import type { Chaos } from '../chaos.ts'
import type { Script } from '../scenarios.ts'
import { behaviourSelect, type SelectPart } from './choices.ts'
import { icon } from './icons.ts'
import { filled, ltr, type Markup } from './markup.ts'
import { sayIn, type Word } from './words.ts'

export type Defaults = {
  /** '' means all gateways. */
  gateways: readonly { gateway: string; script: Script }[]
  merchants: readonly { merchantId: number; chaos: Chaos | null }[]
}

/** Behaviour of payments without a scenario of their own, including the call that opens them. */
export function defaultsView({ gateways, merchants }: Defaults, locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<h2>${say('newPayments')}</h2>
    ${gateways.map(
      ({ gateway, script }) =>
        html`<form method="post" action="/sandbox-bank/default?lang=${locale}">
          <details class="card fold">
            ${summary(gateway ? filled(say('atGateway'), 'gateway', ltr(gateway)) : say('atAllGateways'))}
            <div>
              <input type="hidden" name="gateway" value="${gateway}" />
              ${parts.map(([part, word]) => behaviourSelect(part, say(word), { script, locale }))}
              <button class="secondary">${say('keep')}</button>
            </div>
          </details>
        </form>`,
    )}
    ${merchants.map(
      ({ merchantId, chaos }) =>
        html`<form method="post" action="/sandbox-bank/chaos?lang=${locale}">
          <details class="card fold">
            ${summary(filled(say('chaosOf'), 'merchant', ltr(String(merchantId))))}
            <div>
              <p class="small">${say('chaosText')}</p>
              <input type="hidden" name="merchant" value="${merchantId}" />
              ${numberField('percent', say('chaosPercent'), { value: chaos?.percent ?? 0, most: 100 })}
              ${numberField('seed', say('chaosSeed'), { value: chaos?.seed ?? 1, most: 999_999_999 })}
              <button class="secondary">${say('keep')}</button>
            </div>
          </details>
        </form>`,
    )}`
}

const parts: readonly [SelectPart, Word][] = [
  ['create', 'create'],
  ['callback', 'callback'],
  ['return', 'return'],
  ['inquiry', 'inquiry'],
  ['cancel', 'cancelAsked'],
  ['operation', 'operationAsked'],
]

export const defaultParts = parts.map(([part]) => part)

const summary = (title: Markup | string): Markup =>
  html`<summary><b>${title}</b>${icon('down', 20)}</summary>`

const numberField = (name: string, label: string, { value, most }: { value: number; most: number }): Markup =>
  html`<label
    >${label}<input name="${name}" type="number" dir="ltr" min="0" max="${most}" value="${value}" required
  /></label>`
