import type { Desk } from './desk.ts'
import type { Deliver } from './post.ts'
import type { Register } from './register.ts'
import { returnAddress, type Stamp } from './returns.ts'
import { scriptText, type Script, type Step } from './scenarios.ts'
import { stageOf, type BankSession } from './session.ts'
import type { TestCard } from './test-cards.ts'

/** Where the payer is after an answer. */
export type WayOut =
  /** Back to the shop, with the signed result in the address. */
  | { kind: 'return'; address: string }
  /** Shows the address, to be opened in another browser. */
  | { kind: 'show'; address: string }
  /** Still at the bank, at the next step or the end. */
  | { kind: 'stay' }
  | { kind: 'closed' }

/** A payer at the hosted page: answers, callbacks, and the way out. */
export type Visit = {
  answer(session: BankSession, step: Step<'answer'>, faults?: Script): Promise<WayOut>
  /** A test card decides the answer. */
  payByCard(session: BankSession, card: TestCard): Promise<WayOut>
  enterCode(session: BankSession, code: string): Promise<WayOut>
  decide(session: BankSession, decision: 'approve' | 'decline'): Promise<WayOut>
  /** The way back for a payer who returns to a settled or pending payment. */
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

/** Of two returns, the first is sent without the payer. */
async function firstReturn(address: string, deliver: Deliver): Promise<void> {
  try {
    await deliver(address, { method: 'GET', redirect: 'manual', signal: AbortSignal.timeout(5_000) })
  } catch {
    // A shop that is away misses the first return and still gets the second.
  }
}
