import type { Locale } from '@wasl/domain/locale'
import { Hono } from 'hono'
import { gatewayOf, merchantOf } from './terminal.ts'
import type { Desk } from './desk.ts'
import type { BankEnv } from './line.ts'
import type { Defaults } from './page/defaults-view.ts'
import { answerView } from './page/answer-view.ts'
import { codeView, doneView, pendingView, strandedView } from './page/later-views.ts'
import { type Markup, ltr } from './page/markup.ts'
import { paymentsView } from './page/payments-view.ts'
import { localeOf, notFound, payPath, unknownPayment, type Show } from './page/show.ts'
import { sayIn, type Word } from './page/words.ts'
import type { Register } from './register.ts'
import { stageOf, type BankSession } from './session.ts'
import { faceOf } from './test-cards.ts'
import { html } from 'hono/html'
import { partNames, rowsOf, type Part } from './scenarios.ts'

/** Pages for payers and testers: plain HTML without script. */
export function createPages({ register, desk, show }: PageDeps): Hono<BankEnv> {
  const pages = new Hono<BankEnv>()

  pages.get('/', (c) => {
    const locale = localeOf(c, null)
    const body = paymentsView(register.sessions().slice(0, 50), locale, defaultsIn(register))
    return show(c, { locale, title: sayIn(locale)('payments'), body })
  })

  pages.get('/scenarios', (c) => {
    const locale = localeOf(c, null)
    return show(c, { locale, title: sayIn(locale)('scenarios'), body: scenariosView(locale) })
  })

  pages.get('/pay/:payment', (c) => {
    const session = register.byPayment(c.req.param('payment'))
    if (!session) return show(c, unknownPayment(c))
    desk.expire(session)
    const locale = localeOf(c, session)
    const title = session.terms.orderNo ?? session.terms.trackId
    const subtitle = faceOf(session.terms.terminal).name[locale]
    return show(c, { locale, session, title, subtitle, body: viewOf(session, locale, c.req.query('view')) })
  })

  // A press may answer with a page at the button's address; reloading it or changing the language asks for it by GET.
  pages.get('/pay/:payment/:button', (c) => {
    const session = register.byPayment(c.req.param('payment'))
    if (!session) return show(c, unknownPayment(c))
    return c.redirect(`${payPath(session)}?lang=${localeOf(c, session)}`, 303)
  })

  pages.get('/:page', (c) => show(c, notFound(c, 'noSuchPage')))

  const viewOf = (session: BankSession, locale: Locale, notice: string | undefined): Markup => {
    if (notice === 'left') return strandedView(session, locale, 'left')
    if (notice === 'silent' && session.outcome?.money) return strandedView(session, locale, 'silent')
    switch (stageOf(session)) {
      case 'open':
        return answerView(session, locale, notice === 'unknownCard')
      case 'code':
        return codeView(session, locale)
      case 'pending':
        return pendingView(session, locale)
      case 'done':
        return doneView(session, locale, register.timeline(session.paymentId))
    }
  }

  return pages
}

/** Defaults of every gateway and merchant that has used the bank. */
function defaultsIn(register: Register): Defaults {
  const terms = register.sessions().map((session) => session.terms)
  const gateways = ['', ...new Set(terms.map(gatewayOf))]
  const merchants = [...new Set(terms.map(merchantOf))]
  return {
    gateways: gateways.map((gateway) => ({ gateway, script: register.ownDefault(gateway || null) })),
    merchants: merchants.map((merchantId) => ({ merchantId, chaos: register.chaosOf(merchantId) })),
  }
}

export type PageDeps = { register: Register; desk: Desk; show: Show }

/** Documentation of `sandbox_scenario`, made from the table itself. */
function scenariosView(locale: Locale): Markup {
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
