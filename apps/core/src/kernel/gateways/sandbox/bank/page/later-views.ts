import { pick, type Locale, type Localised } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { challengeCode, codeTries } from '../desk.ts'
import type { BankEvent, SessionEvent } from '../event.ts'
import { factOf, type BankSession } from '../session.ts'
import { bill } from './bill.ts'
import { behaviourSelect } from './choices.ts'
import { eventWords } from './event-words.ts'
import { icon, type IconName } from './icons.ts'
import { amount, filled, ltr, timeOfDay, type Markup } from './markup.ts'
import { operationsView } from './operations-view.ts'
import { sayIn, type Word } from './words.ts'
import { byName } from '@wasl/domain/by-name'

/** The 3-D Secure step. */
export function codeView(session: BankSession, locale: Locale): Markup {
  const say = sayIn(locale)
  const path = `/sandbox-bank/pay/${session.paymentId}`
  const isWrong = session.wrongCodes > 0
  const left = codeTries - session.wrongCodes === 1 ? say('lastTry') : say('twoTries')
  return html`${bill(session, locale)}
    <form class="card stack" method="post" action="${path}/code?lang=${locale}">
      <h2>${say('codeTitle')}</h2>
      <p id="code-hint" class="small quiet">${say('codeHint')} ${ltr(challengeCode)}</p>
      ${isWrong ? html`<p id="code-problem" class="alert" role="alert">${say('codeWrong')} ${left}</p>` : ''}
      <label
        >${say('codeField')}
        <input
          class="code"
          name="code"
          dir="ltr"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="12"
          required
          autofocus
          aria-describedby="code-hint${isWrong ? ' code-problem' : ''}"
          ${isWrong ? 'aria-invalid=true' : ''}
      /></label>
      <button class="primary">${say('confirm')}</button>
    </form>
    <form class="stack tight" method="post" action="${path}/answer?lang=${locale}">
      <button class="secondary" name="answer" value="challenge-timed-out">
        ${icon('clock', 20)}${say('codeTimesOut')}
      </button>
      <button class="secondary" name="answer" value="challenge-canceled">
        ${icon('ban', 20)}${say('codeCancel')}
      </button>
    </form>`
}

export function pendingView(session: BankSession, locale: Locale): Markup {
  const say = sayIn(locale)
  const path = `/sandbox-bank/pay/${session.paymentId}`
  const due = session.pending?.dueAt
  return html`${bill(session, locale)}
    <section class="card stack">
      <div class="title">
        <span class="warning">${icon('clock', 28)}</span>
        <h2>${say('pendingTitle')}</h2>
      </div>
      <p class="small quiet">
        ${due ? html`${say('decidesAt')} ${timeOfDay(new Date(due), locale)}` : say('decidesByHand')}
      </p>
      <form class="stack tight" method="post" action="${path}/decide?lang=${locale}">
        <button class="primary" name="decision" value="approve">
          ${icon('check', 20)}${say('approveNow')}
        </button>
        <button class="secondary" name="decision" value="decline">
          ${icon('cross', 20)}${say('declineNow')}
        </button>
      </form>
      ${backForm(path, locale, 'secondary')}
    </section>`
}

/** A settled payment: the result, the way back, and callbacks to send by hand. */
export function doneView(
  session: BankSession,
  locale: Locale,
  timeline: readonly (BankEvent & SessionEvent)[],
): Markup {
  const say = sayIn(locale)
  const path = `/sandbox-bank/pay/${session.paymentId}`
  const { terms } = session
  const fact = factOf(session)
  const look = looks[fact.result]
  const title = fact.money ? filled(say(look.word), 'amount', amount(fact.money, locale)) : say(look.word)
  return html`<section class="card stack">
      ${titled(look.icon, look.tone, title)} ${fact.message ? html`<p>${fact.message[locale]}</p>` : ''}
      <dl class="pairs">
        <dt>${filled(say('asksFor'), 'merchant', html`<bdi>${pick(terms.merchantName, locale)}</bdi>`)}</dt>
        <dd>${amount(terms.charge, locale)}</dd>
        ${
          terms.orderNo
            ? html`<dt>${say('orderNo')}</dt>
                <dd>${ltr(terms.orderNo)}</dd>`
            : ''
        }
      </dl>
      <h2>${say('details')}</h2>
      <dl class="pairs">
        ${Object.entries(fact.details).map(
          ([label, value]) =>
            html`<dt>${detailLabel(label, locale)}</dt>
              <dd>${ltr(value)}</dd>`,
        )}
      </dl>
      ${backForm(path, locale, 'primary')}
    </section>
    <form class="card stack" method="post" action="${path}/callback?lang=${locale}">
      ${behaviourSelect('callback', say('sendAgain'), { script: {}, locale })}
      <button class="secondary">${say('send')}</button>
    </form>
    ${operationsView(session, locale)}
    <section class="card stack">
      <h2>${say('timeline')}</h2>
      <ol class="timeline">
        ${timeline.map((event) => html`<li><span>${eventWords(event, locale)}</span><span class="quiet">${timeOfDay(new Date(event.at), locale)}</span></li>`)}
      </ol>
    </section>`
}

/** The payer has left, or the bank is silent: what happened, and how to go on. */
export function strandedView(session: BankSession, locale: Locale, kind: 'left' | 'silent'): Markup {
  const say = sayIn(locale)
  return html`<section class="card stack">
    ${titled(kind === 'left' ? 'door' : 'warning', 'warning', say(kind === 'left' ? 'leftTitle' : 'silentTitle'))}
    <p>${say(kind === 'left' ? 'leftText' : 'silentText')}</p>
    <a class="primary" href="${session.terms.returnUrl}">${say('withoutAnswer')}</a>
    ${openPayment(session, locale)}
  </section>`
}

/** A field, so that the address can be selected and copied by keyboard. */
export function elsewhereView(session: BankSession, address: string, locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<section class="card stack">
    ${titled('door', 'info', say('elsewhereTitle'))}
    <textarea class="address" dir="ltr" rows="8" readonly autofocus aria-label="${say('elsewhereTitle')}">
${address}</textarea>
    ${openPayment(session, locale)}
  </section>`
}

const looks = {
  captured: { icon: 'check', tone: 'success', word: 'capturedTitle' },
  authorized: { icon: 'check', tone: 'success', word: 'authorizedTitle' },
  failed: { icon: 'cross', tone: 'danger', word: 'failedTitle' },
  canceled: { icon: 'ban', tone: 'danger', word: 'canceledTitle' },
  expired: { icon: 'clock', tone: 'danger', word: 'expiredTitle' },
  pending: { icon: 'clock', tone: 'warning', word: 'pendingTitle' },
} as const satisfies Record<string, { icon: IconName; tone: string; word: Word }>

const titled = (name: IconName, tone: string, title: Markup | string): Markup =>
  html`<div class="title">
    <span class="${tone}">${icon(name, 28)}</span>
    <h1>${title}</h1>
  </div>`

const openPayment = ({ paymentId }: BankSession, locale: Locale): Markup =>
  html`<a class="secondary" href="/sandbox-bank/pay/${paymentId}?lang=${locale}"
    >${sayIn(locale)('openPayment')}</a
  >`

const backForm = (path: string, locale: Locale, look: 'primary' | 'secondary'): Markup =>
  html`<form method="post" action="${path}/leave?lang=${locale}">
    <button class="${look}">${sayIn(locale)('backToShop')}</button>
  </form>`

/** Labels of the numbers in answers. The numbers and codes are the same in both languages. */
const detailLabel = (name: string, locale: Locale): string => {
  const label = labels[name]
  return label ? pick(label, locale) : name
}

const labels: Readonly<Record<string, Localised>> = byName({
  Result: { en: 'Result', ar: 'النتيجة' },
  'Track ID': { en: 'Track ID', ar: 'رقم التتبع' },
  'Payment ID': { en: 'Payment ID', ar: 'رقم عملية الدفع' },
  'Post Date': { en: 'Post Date', ar: 'تاريخ التسجيل' },
  'Reference No': { en: 'Reference No', ar: 'الرقم المرجعي' },
  'Transaction ID': { en: 'Transaction ID', ar: 'رقم المعاملة' },
  'Auth Code': { en: 'Auth Code', ar: 'رمز التفويض' },
  'Reference ID': { en: 'Reference ID', ar: 'رقم الإسناد' },
  '3-D Secure': { en: '3-D Secure', ar: 'التحقق الآمن' },
})
