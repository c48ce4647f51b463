import { callbacksFor } from './callbacks.ts'
import { newOperationId } from './numbers.ts'
import { captureFact, declined, leftFor, type BankOperation, type OperationTerms } from './operation.ts'
import type { Register } from './register.ts'
import type { Step } from './scenarios.ts'
import type { BankSession } from './session.ts'

/** Operations after a payment. Each is in the book before the shop is informed. */
export type OperationsDesk = {
  /** `terms_differ`: the reference belongs to another operation. `too_much`: not that much is left. */
  ask(
    session: BankSession,
    terms: OperationTerms,
    step: Step<'operation'> | undefined,
  ): BankOperation | 'terms_differ' | 'too_much'
  /** Settles a queued one by hand. False if there is nothing to settle. */
  decide(session: BankSession, reference: string, decision: 'done' | 'declined'): boolean
  settleDue(): void
}

export function createOperationsDesk(register: Register): OperationsDesk {
  const record = (session: BankSession, operation: BankOperation): BankOperation => {
    register.record({ type: 'operation.asked', paymentId: session.paymentId, operation })
    if (operation.state === 'done') report(session, operation)
    return operation
  }
  /** Captures send callbacks like payments. A shop must ask about refunds and voids. */
  const report = (session: BankSession, operation: BankOperation): void => {
    if (operation.kind !== 'capture') return
    const fact = captureFact(session, operation)
    for (const callback of callbacksFor(fact, session.script.callback, register.now()))
      register.record({ type: 'callback.queued', paymentId: session.paymentId, callback })
  }
  const later = (seconds: number): string => new Date(register.now().getTime() + seconds * 1000).toISOString()

  const decide: OperationsDesk['decide'] = (session, reference, decision) => {
    const operation = session.operations.get(reference)
    if (operation?.state !== 'queued') return false
    register.record({ type: 'operation.settled', paymentId: session.paymentId, reference, decision })
    const settled = session.operations.get(reference)
    if (settled?.state === 'done') report(session, settled)
    return true
  }

  return {
    ask(session, terms, step) {
      const known = session.operations.get(terms.reference)
      if (known) return isSame(known, terms) ? known : 'terms_differ'
      const isWhole = terms.kind !== 'void' || terms.amount.minor === leftFor(session, 'void')
      if (!isWhole || terms.amount.minor > leftFor(session, terms.kind)) return 'too_much'
      const base = { ...terms, operationId: newOperationId(), ends: null, dueAt: null, message: null }
      switch (step?.name) {
        case 'operation-declined':
          return record(session, { ...base, state: 'declined', message: declined })
        case 'operation-queued-done':
          return record(session, { ...base, state: 'queued', ends: 'done', dueAt: later(step.number) })
        case 'operation-queued-declined':
          return record(session, { ...base, state: 'queued', ends: 'declined', dueAt: later(step.number) })
        case 'operation-never-ends':
          return record(session, { ...base, state: 'queued' })
        default:
          return record(session, { ...base, state: 'done' })
      }
    },
    decide,
    settleDue() {
      for (const session of register.busy())
        for (const { reference, state, ends, dueAt } of session.operations.values())
          if (state === 'queued' && ends && dueAt && new Date(dueAt) <= register.now())
            decide(session, reference, ends)
    },
  }
}

const isSame = (known: BankOperation, asked: OperationTerms): boolean =>
  known.kind === asked.kind &&
  known.amount.minor === asked.amount.minor &&
  known.amount.currency === asked.amount.currency
