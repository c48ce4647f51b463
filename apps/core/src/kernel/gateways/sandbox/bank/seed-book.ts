import { sessionMinutes } from './desk.ts'
import { pendingFact } from './facts.ts'
import type { Register } from './register.ts'
import type { Fact, Terms } from './session.ts'

/** A past payment for the book. */
export type SeedSession = {
  paymentId: string
  terms: Terms
  createdAt: Date
  /** Null: the payer left it pending, and the bank never decides. */
  outcome: (Omit<Fact, 'operationId' | 'money'> & { result: Exclude<Fact['result'], 'pending'> }) | null
}

export function seedBook(register: Register, seeds: readonly SeedSession[]): void {
  for (const seed of seeds) {
    if (register.byTrack(seed.terms.trackId) || register.byPayment(seed.paymentId)) continue
    const { paymentId, createdAt, terms, outcome } = seed
    const expiresAt = new Date(createdAt.getTime() + sessionMinutes * 60_000).toISOString()
    const at = createdAt.toISOString()
    register.record({
      type: 'session.created',
      paymentId,
      terms,
      expiresAt,
      scenario: outcome ? '' : 'never-resolves',
      at,
    })
    const session = register.byPayment(paymentId)
    if (!session) throw new Error(`seeded session ${paymentId} is not in the book`)
    if (outcome) {
      const hasMoney = outcome.result === 'captured' || outcome.result === 'authorized'
      const fact: Fact = {
        ...outcome,
        operationId: `OP${terms.trackId}`,
        money: hasMoney ? terms.charge : null,
      }
      register.record({ type: 'payment.settled', paymentId, fact, at })
    } else {
      const pending = { fact: pendingFact(session, createdAt), ends: null, dueAt: null }
      register.record({ type: 'payment.pending', paymentId, pending, at })
    }
  }
}
