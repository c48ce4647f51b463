import type { Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import type { BankOperation } from '../operation.ts'
import type { BankSession } from '../session.ts'
import { behaviourSelect } from './choices.ts'
import { amount, ltr, timeOfDay, type Markup } from './markup.ts'
import { sayIn, type Word } from './words.ts'

/** Operations of the shop, and their next result. Shown only if money was captured or is held. */
export function operationsView(session: BankSession, locale: Locale): Markup | '' {
  if (!session.outcome?.money) return ''
  const say = sayIn(locale)
  const path = `/sandbox-bank/pay/${session.paymentId}`
  const operations = [...session.operations.values()]
  return html`<section class="card stack">
    <h2>${say('operations')}</h2>
    ${operations.length === 0 ? html`<p class="small quiet">${say('noOperations')}</p>` : ''}
    ${operations.map((operation) => operationLine(operation, path, locale))}
    <form class="stack" method="post" action="${path}/next-operation?lang=${locale}">
      ${behaviourSelect('operation', say('nextOperation'), { script: session.script, locale })}
      <button class="secondary">${say('keep')}</button>
    </form>
  </section>`
}

function operationLine(operation: BankOperation, path: string, locale: Locale): Markup {
  const say = sayIn(locale)
  const { kind, state, reference, dueAt } = operation
  return html`<div class="stack tight">
    <p>
      <b>${say(kind)}</b> ${amount(operation.amount, locale)} · ${say(stateWords[state])}
      ${state === 'queued' && dueAt ? html`<span class="small quiet">${say('decidesAt')} ${timeOfDay(new Date(dueAt), locale)}</span>` : ''}
    </p>
    <p class="small quiet">${ltr(operation.operationId)}</p>
    ${
      state === 'queued'
        ? html`<form class="stack tight" method="post" action="${path}/operation?lang=${locale}">
            <input type="hidden" name="reference" value="${reference}" />
            <button class="primary" name="decision" value="done">${say('doNow')}</button>
            <button class="secondary" name="decision" value="declined">${say('refuseNow')}</button>
          </form>`
        : ''
    }
  </div>`
}

const stateWords = {
  done: 'stateDone',
  declined: 'stateDeclined',
  queued: 'stateQueued',
} as const satisfies Record<BankOperation['state'], Word>
