import { normaliseDigits } from '@wasl/domain/digits'
import { isLocale, type Locale } from '@wasl/domain/locale'
import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Control } from './control.ts'
import type { Desk } from './desk.ts'
import type { BankEnv } from './line.ts'
import { answerView } from './page/answer-view.ts'
import { codeView, doneView, elsewhereView, pendingView, strandedView } from './page/later-views.ts'
import { pageHeaders } from './page/headers.ts'
import { layout } from './page/layout.ts'
import type { Markup } from './page/markup.ts'
import { notFoundView, paymentsView } from './page/payments-view.ts'
import { scenariosView } from './page/scenarios-view.ts'
import { sayIn } from './page/words.ts'
import type { Register } from './register.ts'
import { readScript } from './scenarios.ts'
import { stageOf, type BankSession } from './session.ts'
import { isFromHere } from './same-site.ts'
import { answerOfCard, faceOf } from './test-cards.ts'
import type { Visit, WayOut } from './visit.ts'

/** The hosted page: plain HTML and plain forms, no script at all. */
export function createPages(deps: PageDeps): Hono<BankEnv> {
  const { register, desk, visit, control } = deps
  const pages = new Hono<BankEnv>()

  pages.use('/pay/*', bodyLimit({ maxSize: 16 * 1024 }))
  pages.use('/pay/*', async (c, next) => {
    if (c.req.method === 'POST' && !isFromHere(c.req.raw)) return c.text('forbidden', 403)
    return next()
  })

  const show = (c: PageContext, view: View): Response | Promise<Response> => {
    const nonce = c.env.nonce ?? randomBytes(16).toString('base64url')
    const locale = view.locale
    const path = view.path ?? (view.session ? `/sandbox-bank/pay/${view.session.paymentId}` : '/sandbox-bank')
    const frame = { locale, nonce, fontFaces: deps.fontFaces, host: new URL(deps.publicUrl()).host, path }
    for (const [name, value] of Object.entries(pageHeaders(nonce, view.session))) c.header(name, value)
    return c.html(layout(frame, view), view.status ?? 200)
  }
  const notFound = (c: PageContext, locale: Locale) =>
    show(c, {
      locale,
      status: 404,
      title: sayIn(locale)('notFoundTitle'),
      subtitle: '',
      body: notFoundView(locale),
    })

  const showPayment = (c: PageContext, session: BankSession, notice: Notice) => {
    desk.expire(session)
    const locale = localeOf(c, session)
    const title = session.terms.orderNo ?? session.terms.trackId
    const subtitle = faceOf(session.terms.terminal).name[locale]
    return show(c, { locale, session, title, subtitle, body: viewOf(session, locale, notice) })
  }
  const viewOf = (session: BankSession, locale: Locale, notice: Notice): Markup => {
    if (notice === 'left' || notice === 'silent') return strandedView(session, locale, notice)
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

  /** Finds the payment of a pressed button; everything a button does ends in a redirect. */
  const onPress = (path: string, press: (pressed: Pressed) => Promise<Response>) =>
    pages.post(`/pay/:payment/${path}`, async (c) => {
      const session = register.byPayment(c.req.param('payment'))
      if (!session) return notFound(c, localeOf(c, null))
      const form = await c.req.parseBody()
      const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
      return press({ c, session, field })
    })
  const goOn = (
    c: PageContext,
    session: BankSession,
    way: { out: WayOut; notice: Notice },
  ): Response | Promise<Response> => {
    const { out } = way
    const locale = localeOf(c, session)
    switch (out.kind) {
      case 'return':
        return c.redirect(out.address, 303)
      case 'show':
        return show(c, {
          locale,
          session,
          title: sayIn(locale)('elsewhereTitle'),
          subtitle: '',
          body: elsewhereView(out.address, locale),
        })
      case 'stay':
      case 'closed': {
        const isGone = out.kind === 'stay' && stageOf(session) !== 'code'
        const view = isGone && way.notice ? `&view=${way.notice}` : ''
        return c.redirect(`/sandbox-bank/pay/${session.paymentId}?lang=${locale}${view}`, 303)
      }
    }
  }

  pages.get('/', (c) => {
    const locale = localeOf(c, null)
    const body = paymentsView(register.sessions().slice(0, 50), locale)
    return show(c, { locale, title: sayIn(locale)('payments'), subtitle: '', body })
  })

  pages.get('/scenarios', (c) => {
    const locale = localeOf(c, null)
    const title = sayIn(locale)('scenarios')
    return show(c, {
      locale,
      path: '/sandbox-bank/scenarios',
      title,
      subtitle: '',
      body: scenariosView(locale),
    })
  })

  pages.get('/pay/:payment', (c) => {
    const session = register.byPayment(c.req.param('payment'))
    return session ? showPayment(c, session, noticeIn(c.req.query('view'))) : notFound(c, localeOf(c, null))
  })

  onPress('answer', async ({ c, session, field }) => {
    const pressed = field('answer')
    const answer = /^pending-[a-z]+$/.test(pressed) ? `${pressed}:${field('wait') || 30}` : pressed
    const parts = [answer, field('callback'), field('return'), field('inquiry'), field('cancel')]
    const script = readScript(parts.filter(Boolean).join('+'))
    if (!script?.answer) return c.text('the bank does not know this answer', 400)
    const out = await visit.answer(session, script.answer, script)
    return goOn(c, session, { out, notice: script.answer.name === 'no-answer' ? 'silent' : 'left' })
  })

  onPress('card', async ({ c, session, field }) => {
    const name = answerOfCard(field('card'))
    if (!name)
      return c.redirect(
        `/sandbox-bank/pay/${session.paymentId}?lang=${localeOf(c, session)}&view=unknownCard`,
        303,
      )
    return goOn(c, session, { out: await visit.answer(session, { name, number: 0 }), notice: 'left' })
  })

  onPress('code', async ({ c, session, field }) => {
    const out = await visit.enterCode(session, normaliseDigits(field('code')))
    return goOn(c, session, { out, notice: null })
  })

  onPress('decide', async ({ c, session, field }) => {
    const out = await visit.decide(session, field('decision') === 'approve' ? 'approve' : 'decline')
    return goOn(c, session, { out, notice: 'left' })
  })

  onPress('leave', async ({ c, session }) =>
    goOn(c, session, { out: await visit.leave(session), notice: 'left' }),
  )

  onPress('callback', async ({ c, session, field }) => {
    await control.sendCallback(session.terms.trackId, field('callback'))
    return goOn(c, session, { out: { kind: 'stay' }, notice: null })
  })

  return pages
}

export type PageDeps = {
  register: Register
  desk: Desk
  visit: Visit
  control: Control
  publicUrl: () => string
  fontFaces: string
}

type PageContext = Context<BankEnv>
type Pressed = { c: PageContext; session: BankSession; field: (name: string) => string }
type Notice = 'left' | 'silent' | 'unknownCard' | null
type View = {
  locale: Locale
  title: string
  subtitle: Markup | string
  body: Markup
  session?: BankSession
  path?: string
  status?: 404
}

const notices = ['left', 'silent', 'unknownCard'] as const

const noticeIn = (text: string | undefined): Notice => notices.find((notice) => notice === text) ?? null

function localeOf(c: PageContext, session: BankSession | null): Locale {
  const asked = c.req.query('lang') ?? ''
  return isLocale(asked) ? asked : (session?.terms.locale ?? 'en')
}
