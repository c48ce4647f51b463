import { accepted, refused, type Result } from '@wasl/domain/result'
import { callbacksFor } from './callbacks.ts'
import type { Chaos } from './chaos.ts'
import type { BankEvent } from './event.ts'
import type { OperationsDesk } from './operations-desk.ts'
import type { Register } from './register.ts'
import { readScript, scriptText } from './scenarios.ts'
import { factOf, stageOf, type BankSession, type Fact, type Stage } from './session.ts'
import type { Visit, WayOut } from './visit.ts'

/** Control of the bank: what a payer would press, and what only tests may do. Track ids name payments. */
export type Control = {
  sessions(): Sight[]
  look(trackId: string): Sight | null
  /** Answers like the payer. The text names an answer or is empty (the session's scenario decides); faults may be added. */
  answer(trackId: string, scenario: string): Promise<Result<WayOut, ControlRefusal>>
  enterCode(trackId: string, code: string): Promise<Result<WayOut, ControlRefusal>>
  /** Settles a pending payment now. */
  decide(trackId: string, decision: 'approve' | 'decline'): Promise<Result<WayOut, ControlRefusal>>
  /** The payer's way back, as the page gives it to a payer who returns. */
  leave(trackId: string): Promise<Result<WayOut, ControlRefusal>>
  /** Sends the payment's state again, with a fault of the callback table. */
  sendCallback(trackId: string, fault: string): Promise<Result<null, ControlRefusal>>
  /** Behaviour of new sessions of a gateway (null: of all) without a scenario of their own. */
  setDefault(gateway: string | null, scenario: string): Result<null, ControlRefusal>
  /** Percentage of a merchant's payments that go wrong by chance; 0 stops it. */
  setChaos(merchantId: number, chaos: Chaos): void
  /** Moves the bank's own clock forward and does what is due. */
  advance(ms: number): Promise<void>
  /** Settles a queued refund, capture or void now. */
  decideOperation(
    trackId: string,
    reference: string,
    decision: 'done' | 'declined',
  ): Promise<Result<null, ControlRefusal>>
  /** Result of the next refund, capture or void of a payment. */
  setOperation(trackId: string, scenario: string): Result<null, ControlRefusal>
  captures(): Movement[]
  book(): readonly BankEvent[]
}

export type ControlRefusal = 'notFound' | 'unknownScenario' | 'noAnswer' | 'closed'

export type Sight = { paymentId: string; stage: Stage; scenario: string; fact: Fact; session: BankSession }

export type Movement = {
  trackId: string
  operationId: string
  kind: 'authorize' | 'capture' | 'refund' | 'void'
  minor: number
  currency: string
}

export function createControl({ register, visit, operations, runDue }: ControlDeps): Control {
  const on = async (
    trackId: string,
    act: (session: BankSession) => Promise<WayOut>,
  ): Promise<Result<WayOut, ControlRefusal>> => {
    const session = register.byTrack(trackId)
    if (!session) return refused('notFound')
    const wayOut = await act(session)
    return wayOut.kind === 'closed' ? refused('closed') : accepted(wayOut)
  }

  return {
    sessions: () => register.sessions().map(sight),
    look(trackId) {
      const session = register.byTrack(trackId)
      return session && sight(session)
    },
    async answer(trackId, scenario) {
      const script = scenario === '' ? {} : readScript(scenario)
      if (!script) return refused('unknownScenario')
      const session = register.byTrack(trackId)
      if (!session) return refused('notFound')
      const step = script.answer ?? session.script.answer
      return step ? on(trackId, () => visit.answer(session, step, script)) : refused('noAnswer')
    },
    enterCode: (trackId, code) => on(trackId, (session) => visit.enterCode(session, code)),
    decide: (trackId, decision) => on(trackId, (session) => visit.decide(session, decision)),
    leave: (trackId) => on(trackId, (session) => visit.leave(session)),
    async sendCallback(trackId, fault) {
      const session = register.byTrack(trackId)
      if (!session) return refused('notFound')
      const step = readScript(fault)?.callback
      if (!step) return refused('unknownScenario')
      for (const callback of callbacksFor(factOf(session), step, register.now()))
        register.record({ type: 'callback.queued', paymentId: session.paymentId, callback })
      await runDue()
      return accepted(null)
    },
    setDefault(gateway, scenario) {
      const script = scenario === '' ? {} : readScript(scenario)
      if (!script) return refused('unknownScenario')
      register.record({ type: 'default.chosen', gateway, scenario: scriptText(script) })
      return accepted(null)
    },
    setChaos(merchantId, chaos) {
      register.record({ type: 'chaos.chosen', merchantId, ...chaos })
    },
    async advance(ms) {
      register.record({ type: 'clock.advanced', ms })
      await runDue()
    },
    async decideOperation(trackId, reference, decision) {
      const session = register.byTrack(trackId)
      if (!session) return refused('notFound')
      if (!operations.decide(session, reference, decision)) return refused('closed')
      await runDue()
      return accepted(null)
    },
    setOperation(trackId, scenario) {
      const session = register.byTrack(trackId)
      if (!session) return refused('notFound')
      const operation = readScript(scenario)?.operation
      if (!operation) return refused('unknownScenario')
      register.record({
        type: 'scenario.chosen',
        paymentId: session.paymentId,
        scenario: scriptText({ ...session.script, operation }),
      })
      return accepted(null)
    },
    captures: () => register.sessions().flatMap(movement),
    book: () => register.events,
  }
}

type ControlDeps = {
  register: Register
  visit: Visit
  operations: OperationsDesk
  runDue: () => Promise<void>
}

const sight = (session: BankSession): Sight => ({
  paymentId: session.paymentId,
  stage: stageOf(session),
  scenario: scriptText(session.script),
  fact: factOf(session),
  session,
})

function movement({ terms, outcome, operations }: BankSession): Movement[] {
  if (!outcome?.money) return []
  const { trackId } = terms
  const { operationId, result, money } = outcome
  const done = [...operations.values()].filter(({ state }) => state === 'done')
  return [
    { trackId, operationId, kind: result === 'captured' ? 'capture' : 'authorize', ...money },
    ...done.map(({ operationId: id, kind, amount }) => ({ trackId, operationId: id, kind, ...amount })),
  ]
}
