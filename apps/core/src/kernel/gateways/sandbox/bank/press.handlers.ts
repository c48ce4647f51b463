import { normaliseDigits } from '@wasl/domain/digits'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Control } from './control.ts'
import type { BankEnv } from './line.ts'
import { defaultParts } from './page/defaults-view.ts'
import { elsewhereView } from './page/later-views.ts'
import { localeOf, payPath, unknownPayment, type PageContext, type Show } from './page/show.ts'
import { sayIn } from './page/words.ts'
import type { Register } from './register.ts'
import { isFromHere } from './same-site.ts'
import { readScript } from './scenarios.ts'
import { stageOf, type BankSession } from './session.ts'
import { testCardOf } from './test-cards.ts'
import type { Visit, WayOut } from './visit.ts'

/** Buttons of the hosted page: plain forms that end in a redirect. */
export function createPresses({ register, visit, control, show }: PressDeps): Hono<BankEnv> {
  const presses = new Hono<BankEnv>()

  for (const path of ['/pay/*', '/default', '/chaos']) {
    presses.use(path, bodyLimit({ maxSize: 16 * 1024 }))
    presses.use(path, async (c, next) => {
      if (c.req.method === 'POST' && !isFromHere(c.req.raw)) return c.text('forbidden', 403)
      return next()
    })
  }

  const onPress = (button: string, press: (pressed: Pressed) => Promise<Response>) =>
    presses.post(`/pay/:payment/${button}`, async (c) => {
      const session = register.byPayment(c.req.param('payment'))
      if (!session) return show(c, unknownPayment(c))
      return press({ c, session, field: fieldsOf(await formOf(c)) })
    })

  const goOn = ({ c, session }: Pressed, out: WayOut, gone: 'left' | 'silent' = 'left') => {
    switch (out.kind) {
      case 'return':
        return c.redirect(out.address, 303)
      case 'show': {
        const locale = localeOf(c, session)
        const body = elsewhereView(session, out.address, locale)
        return show(c, { locale, session, title: sayIn(locale)('elsewhereTitle'), body })
      }
      case 'stay':
        return goTo(c, session, stageOf(session) === 'code' ? null : gone)
      case 'closed':
        return goTo(c, session, null)
    }
  }

  onPress('answer', async (pressed) => {
    const { c, session, field } = pressed
    const script = readScript(scenarioIn(field))
    if (!script?.answer) return c.text('the bank does not know this answer', 400)
    const out = await visit.answer(session, script.answer, script)
    return goOn(pressed, out, script.answer.name === 'no-answer' ? 'silent' : 'left')
  })

  onPress('card', async (pressed) => {
    const card = testCardOf(pressed.field('card'))
    if (!card) return goTo(pressed.c, pressed.session, 'unknownCard')
    return goOn(pressed, await visit.payByCard(pressed.session, card))
  })

  onPress('code', async (pressed) =>
    goOn(pressed, await visit.enterCode(pressed.session, normaliseDigits(pressed.field('code')))),
  )

  onPress('decide', async (pressed) => {
    const decision = pressed.field('decision')
    if (decision !== 'approve' && decision !== 'decline')
      return pressed.c.text('the bank does not know this decision', 400)
    return goOn(pressed, await visit.decide(pressed.session, decision))
  })

  onPress('leave', async (pressed) => goOn(pressed, await visit.leave(pressed.session)))

  onPress('callback', async ({ c, session, field }) => {
    const sent = await control.sendCallback(session.terms.trackId, field('callback'))
    return sent.ok ? goTo(c, session, null) : c.text('the bank does not know this callback', 400)
  })

  onPress('next-operation', async ({ c, session, field }) => {
    const set = control.setOperation(session.terms.trackId, field('operation'))
    return set.ok ? goTo(c, session, null) : c.text('the bank does not know this scenario', 400)
  })

  onPress('operation', async ({ c, session, field }) => {
    const decision = field('decision')
    if (decision !== 'done' && decision !== 'declined')
      return c.text('the bank does not know this decision', 400)
    await control.decideOperation(session.terms.trackId, field('reference'), decision)
    return goTo(c, session, null)
  })

  presses.post('/default', async (c) => {
    const field = fieldsOf(await formOf(c))
    const scenario = defaultParts.map(field).filter(Boolean).join('+')
    const set = control.setDefault(field('gateway') || null, scenario)
    return set.ok ? toFrontDoor(c) : c.text('the bank does not know this scenario', 400)
  })

  presses.post('/chaos', async (c) => {
    const field = fieldsOf(await formOf(c))
    const chosen = Chosen.safeParse({
      merchant: field('merchant'),
      percent: field('percent'),
      seed: field('seed'),
    })
    if (!chosen.success) return c.text('these are no numbers the bank can take', 400)
    const { merchant, ...chaos } = chosen.data
    control.setChaos(merchant, chaos)
    return toFrontDoor(c)
  })

  return presses
}

const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const Chosen = z.object({ merchant: whole, percent: whole.refine((percent) => percent <= 100), seed: whole })

/** An unreadable form counts as empty. */
const formOf = (c: PageContext): Promise<Record<string, unknown>> => c.req.parseBody().catch(() => ({}))

const fieldsOf =
  (form: Record<string, unknown>) =>
  (name: string): string => {
    const value = form[name]
    return typeof value === 'string' ? value : ''
  }

const toFrontDoor = (c: PageContext): Response => c.redirect(`/sandbox-bank?lang=${localeOf(c, null)}`, 303)

export type PressDeps = { register: Register; visit: Visit; control: Control; show: Show }

type Pressed = { c: PageContext; session: BankSession; field: (name: string) => string }

/** The pressed answer and the chosen faults, as a scenario text. */
function scenarioIn(field: Pressed['field']): string {
  const pressed = field('answer')
  const answer = /^pending-[a-z]+$/.test(pressed) ? `${pressed}:${field('wait') || 30}` : pressed
  return [answer, ...['callback', 'return', 'inquiry', 'cancel', 'operation'].map(field)]
    .filter(Boolean)
    .join('+')
}

function goTo(
  c: PageContext,
  session: BankSession,
  view: 'left' | 'silent' | 'unknownCard' | null,
): Response {
  const query = view ? `&view=${view}` : ''
  return c.redirect(`${payPath(session)}?lang=${localeOf(c, session)}${query}`, 303)
}
