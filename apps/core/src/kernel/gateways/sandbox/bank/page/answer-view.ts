import type { Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { scenarios, scenarioNames, type ScenarioName } from '../scenarios.ts'
import type { BankSession } from '../session.ts'
import { bill } from './bill.ts'
import { answerButton, behaviourSelect, counted, moreAnswers, waitSeconds } from './choices.ts'
import { icon } from './icons.ts'
import { filled, type Markup } from './markup.ts'
import { robotCard } from './robot-card.ts'
import { sayIn } from './words.ts'

/** The open payment: a button per answer, and below it how the shop is informed. */
export function answerView(session: BankSession, locale: Locale, isCardUnknown: boolean): Markup {
  const say = sayIn(locale)
  const path = `/sandbox-bank/pay/${session.paymentId}`
  return html`${bill(session, locale)}
    <form class="stack" method="post" action="${path}/answer?lang=${locale}">
      ${madeFor(session, locale)}
      <section class="stack tight">
        <h2>${say('whichAnswer')}</h2>
        <button class="${session.script.answer ? 'secondary' : 'primary'}" name="answer" value="approve">
          ${icon('check', 20)}${scenarios.answer.approve.title[locale]}
        </button>
        ${answerButton('challenge', { locale, icon: 'shield', tone: 'info' })}
        ${moreAnswers(
          { icon: 'cross', tone: 'danger', title: say('decline'), hint: say('declineHint') },
          html`${declines.map((name) => answerButton(name, { locale }))}`,
        )}
        ${answerButton('cancel', { locale, icon: 'ban', tone: 'danger', title: say('cancel'), hint: say('cancelHint') })}
        ${moreAnswers(
          { icon: 'clock', tone: 'warning', title: say('pending'), hint: say('pendingHint') },
          html`<label
              >${say('wait')}<select name="wait">
                ${waitSeconds.map(
                  (seconds) =>
                    html`<option value="${seconds}" ${seconds === 30 ? 'selected' : ''}>
                      ${counted(seconds, 'seconds', locale)}
                    </option>`,
                )}
              </select></label
            >
            ${pendings.map((name) => answerButton(name, { locale }))}`,
        )}
        ${answerButton('no-answer', { locale, icon: 'warning', tone: 'warning' })}
        ${answerButton('abandon', { locale, icon: 'door', tone: 'warning' })}
        ${moreAnswers(
          { icon: 'sliders', tone: 'info', title: say('moreAnswers'), hint: say('moreAnswersHint') },
          html`${others.map((name) => answerButton(name, { locale }))}`,
        )}
      </section>
      ${report(session, locale)}
    </form>
    ${robotCard(path, locale, isCardUnknown)}`
}

const declines = scenarioNames('answer').filter((name) => name.startsWith('decline'))
const pendings: readonly ScenarioName<'answer'>[] = ['pending-approve', 'pending-decline', 'never-resolves']
const others: readonly ScenarioName<'answer'>[] = [
  'approve-partial',
  'approve-too-much',
  ...scenarioNames('answer').filter((name) => name.startsWith('challenge-')),
]

function madeFor({ script }: BankSession, locale: Locale): Markup | '' {
  const asked = script.answer
  if (!asked) return ''
  const { title, says } = scenarios.answer[asked.name]
  const say = sayIn(locale)
  return html`<section class="card note stack tight">
    <p>${filled(say('madeFor'), 'scenario', html`<b>${title[locale]}</b>`)}</p>
    <p class="small quiet">${says[locale]}</p>
    <button
      class="primary"
      name="answer"
      value="${asked.number ? `${asked.name}:${asked.number}` : asked.name}"
    >
      ${say('asScenario')}
    </button>
  </section>`
}

function report({ script }: BankSession, locale: Locale): Markup {
  const say = sayIn(locale)
  const callback = script.callback?.name ?? 'callback-normal'
  const back = script.return?.name ?? 'return-normal'
  const isNormal = callback === 'callback-normal' && back === 'return-normal'
  const summary = `${scenarios.callback[callback].title[locale]} · ${scenarios.return[back].title[locale]}`
  return html`<details class="card fold" ${isNormal ? '' : 'open'}>
    <summary>
      <span><b>${say('report')}</b><small>${isNormal ? say('normalReport') : summary}</small></span>
      ${icon('down', 20)}
    </summary>
    <div>
      ${behaviourSelect('callback', say('callback'), { script, locale })}
      ${behaviourSelect('return', say('return'), { script, locale })}
      ${behaviourSelect('inquiry', say('inquiry'), { script, locale })}
      ${behaviourSelect('cancel', say('cancelAsked'), { script, locale })}
      ${behaviourSelect('operation', say('operationAsked'), { script, locale })}
    </div>
  </details>`
}
