import type { Desk } from './desk.ts'
import type { Deliver } from './post.ts'
import type { Register } from './register.ts'
import { returnAddress, type Stamp } from './returns.ts'
import { scriptText, type Script, type Step } from './scenarios.ts'
import { stageOf, type BankSession } from './session.ts'
import type { TestCard } from './test-cards.ts'

/** Where the payer finds himself after an answer. */
export type WayOut =
  /** Back to the shop, with the bank's signed word in the address. */
  | { kind: 'return'; address: string }
  /** The address is shown, to be opened in another browser. */
  | { kind: 'show'; address: string }
  /** Still at the bank: the next step, or nowhere to go. */
  | { kind: 'stay' }
  | { kind: 'closed' }

/** One payer at the hosted page: an answer, what the shop is told, and the way out. */
export type Visit = {
  answer(session: BankSession, step: Step<'answer'>, faults?: Script): Promise<WayOut>
  /** A test card, which knows its answer. */
  payByCard(session: BankSession, card: TestCard): Promise<WayOut>
  enterCode(session: BankSession, code: string): Promise<WayOut>
  decide(session: BankSession, decision: 'approve' | 'decline'): Promise<WayOut>
  /** The way back of a payment that is settled or pending, for those who come back to the page. */
  leave(session: BankSession): Promise<WayOut>
}

export function createVisit({ register, desk, deliver, stamp, sendDue }: VisitDeps): Visit {
  const leave = async (session: BankSession): Promise<WayOut> => {
    const mode = session.script.return?.name ?? 'return-normal'
    const address = returnAddress(session, stamp, mode === 'return-changed')
    register.record({ type: 'payer.returned', paymentId: session.paymentId, note: mode })
    switch (mode) {
      case 'return-never':
        return { kind: 'stay' }
      case 'return-elsewhere':
        return { kind: 'show', address }
      case 'return-twice':
        await firstReturn(address, deliver)
        return { kind: 'return', address }
      case 'return-normal':
      case 'return-changed':
        return { kind: 'return', address }
    }
  }

  const afterwards = async (session: BankSession, answer: Step<'answer'>['name'] | null): Promise<WayOut> => {
    await sendDue()
    const stays = stageOf(session) === 'code' || answer === 'abandon' || answer === 'no-answer'
    return stays ? { kind: 'stay' } : leave(session)
  }

  const visit: Visit = {
    async payByCard(session, { answer, token }) {
      if (token !== null && stageOf(session) === 'open')
        register.record({ type: 'card.presented', paymentId: session.paymentId, cardToken: token })
      return visit.answer(session, { name: answer, number: 0 })
    },
    async answer(session, step, faults = {}) {
      const script: Script = { ...session.script, ...faults, answer: session.script.answer }
      if (stageOf(session) === 'done' || stageOf(session) === 'pending') return { kind: 'closed' }
      if (scriptText(script) !== scriptText(session.script))
        register.record({
          type: 'scenario.chosen',
          paymentId: session.paymentId,
          scenario: scriptText(script),
        })
      return desk.answer(session, step) ? afterwards(session, step.name) : { kind: 'closed' }
    },
    async enterCode(session, code) {
      return desk.enterCode(session, code) === 'closed' ? { kind: 'closed' } : afterwards(session, null)
    },
    async decide(session, decision) {
      return desk.decide(session, decision) ? afterwards(session, null) : { kind: 'closed' }
    },
    leave,
  }
  return visit
}

type VisitDeps = {
  register: Register
  desk: Desk
  deliver: Deliver
  stamp: Stamp
  sendDue: () => Promise<void>
}

/** The first of two returns happens behind the payer's back. */
async function firstReturn(address: string, deliver: Deliver): Promise<void> {
  try {
    await deliver(address, { method: 'GET', redirect: 'manual', signal: AbortSignal.timeout(5_000) })
  } catch {
    // A shop that is away misses the first return and still gets the second.
  }
}
