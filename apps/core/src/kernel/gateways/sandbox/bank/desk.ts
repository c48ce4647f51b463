import type { Register } from './register.ts'
import { approval, pendingFact, refusal } from './facts.ts'
import { callbacksFor } from './callbacks.ts'
import { effectOf } from './effects.ts'
import { newPaymentId } from './numbers.ts'
import { scriptText, type Script, type Step } from './scenarios.ts'
import { answers } from './scenarios/answers.ts'
import { stageOf, type BankSession, type Fact, type Terms } from './session.ts'

export const sessionMinutes = 15
export const challengeCode = '123456'
export const codeTries = 3

/** Actions on a payment at the bank. Each is in the book before the shop is informed. */
export type Desk = {
  open(terms: Terms, script: Script): BankSession
  /** False if the payment is closed or does not allow this answer. */
  answer(session: BankSession, step: Step<'answer'>): boolean
  enterCode(session: BankSession, code: string): 'right' | 'wrong' | 'closed'
  /** Settles a pending payment by hand. */
  decide(session: BankSession, decision: 'approve' | 'decline'): boolean
  /** The shop asks to close an unpaid session. */
  close(session: BankSession): boolean
  /** Settles expired sessions and due pending payments. */
  settleDue(): void
  /** Marks an unanswered session as expired. */
  expire(session: BankSession): void
}

export function createDesk(register: Register): Desk {
  const settle = (session: BankSession, fact: Fact): true => {
    register.record({ type: 'payment.settled', paymentId: session.paymentId, fact })
    for (const callback of callbacksFor(fact, session.script.callback, register.now()))
      register.record({ type: 'callback.queued', paymentId: session.paymentId, callback })
    return true
  }

  const decide: Desk['decide'] = (session, decision) => {
    if (stageOf(session) !== 'pending') return false
    return settle(session, decision === 'approve' ? approved(session) : declined(session))
  }
  const approved = (session: BankSession, how = effectOf('approve')): Fact =>
    approval(session, { takes: 'all', threeDSecure: null, ...how, at: register.now() })
  const declined = (session: BankSession): Fact =>
    refusal(session, { result: 'failed', message: answers.decline.title, at: register.now() })

  const expire = (session: BankSession): void => {
    const stage = stageOf(session)
    if ((stage !== 'open' && stage !== 'code') || session.expiresAt > register.now()) return
    const fact = refusal(session, { result: 'expired', message: expiredMessage, at: register.now() })
    register.record({ type: 'payment.settled', paymentId: session.paymentId, fact })
  }

  const answer: Desk['answer'] = (session, step) => {
    expire(session)
    const stage = stageOf(session)
    if (stage !== 'open' && stage !== 'code') return false
    const effect = effectOf(step.name)
    const { paymentId } = session
    switch (effect.kind) {
      case 'approve':
        return settle(session, approved(session, effect))
      case 'refuse':
        return settle(session, refusal(session, { ...effect, at: register.now() }))
      case 'chargeSilently':
        register.record({ type: 'payment.settled', paymentId, fact: approved(session) })
        return true
      case 'askForCode':
        register.record({ type: 'code.asked', paymentId })
        return true
      case 'leave':
        register.record({ type: 'payer.left', paymentId })
        return true
      case 'wait': {
        const now = register.now()
        const dueAt = effect.ends && new Date(now.getTime() + step.number * 1000).toISOString()
        register.record({
          type: 'payment.pending',
          paymentId,
          pending: { fact: pendingFact(session, now), ends: effect.ends, dueAt },
        })
        return true
      }
    }
  }

  return {
    open(terms, script) {
      const paymentId = newPaymentId()
      const expiresAt = new Date(register.now().getTime() + sessionMinutes * 60_000).toISOString()
      register.record({ type: 'session.created', paymentId, terms, expiresAt, scenario: scriptText(script) })
      const session = register.byPayment(paymentId)
      if (!session) throw new Error(`session ${paymentId} is not in the book it was just written to`)
      return session
    },
    answer,
    enterCode(session, code) {
      expire(session)
      if (stageOf(session) !== 'code') return 'closed'
      if (code === challengeCode)
        return answer(session, { name: 'challenge-passed', number: 0 }) ? 'right' : 'closed'
      register.record({ type: 'code.refused', paymentId: session.paymentId })
      if (session.wrongCodes >= codeTries) answer(session, { name: 'challenge-failed', number: 0 })
      return 'wrong'
    },
    decide,
    close(session) {
      expire(session)
      const stage = stageOf(session)
      const how = session.script.cancel?.name
      if ((stage !== 'open' && stage !== 'code') || how === 'cancel-ignored') return false
      if (how === 'cancel-untrue') return true
      const fact = refusal(session, { result: 'canceled', message: closedMessage, at: register.now() })
      register.record({ type: 'payment.settled', paymentId: session.paymentId, fact })
      return true
    },
    settleDue() {
      for (const session of register.busy()) {
        const due = session.pending?.dueAt
        if (due && new Date(due) <= register.now() && session.pending?.ends)
          decide(session, session.pending.ends)
      }
    },
    expire,
  }
}

const expiredMessage = { en: 'The bank page expired', ar: 'انتهت صلاحية صفحة البنك' }
const closedMessage = { en: 'Closed by the shop', ar: 'أغلقها المتجر' }
