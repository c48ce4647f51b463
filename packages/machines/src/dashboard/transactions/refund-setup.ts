import type { MoneyValue, Problem } from '@wasl/contracts/values/web'
import { refundAmountProblem, type RefundAmountProblem } from '@wasl/domain/refund'
import { assign, setup } from 'xstate'
import { port } from '../../port.ts'

/** An action that moves an amount: refund or capture. */
export type AmountAction = { value: string; available: MoneyValue }

export type PerformInput = {
  action: string
  /** Null means all that is available. */
  amount: string | null
  /** What the dialog showed. The server refuses if it has changed. */
  availableSeen: string
  idempotencyKey: string
}

export type PerformOutcome =
  | {
      kind: 'done'
      message: string | null
      isQueued: boolean
      childId: string | null
      /** Set if colleagues approve it first; no money has moved. */
      requestId: string | null
    }
  /** Nothing happened. `problem.available` is the server's current amount, if it said so. */
  | { kind: 'refused'; problem: Problem }
  /** The outcome is unknown. */
  | { kind: 'failed'; message: string | null }
  | { kind: 'passwordNeeded' }

export type RefundContext = {
  action: AmountAction
  newKey: () => string
  amountText: string
  problem: RefundAmountProblem | null
  /** A refusal as the server sent it, or broken if the outcome is unknown. */
  trouble: { kind: 'refused'; problem: Problem } | { kind: 'broken'; message: string | null } | null
  /** Kept while the outcome is unknown, so that a repeat cannot do it twice. */
  press: { key: string; amountText: string } | null
  done: Extract<PerformOutcome, { kind: 'done' }> | null
}

/** Types, events and actors of the refund and capture dialog (S2 §4). */
export const refundSetup = setup({
  types: {
    input: {} as { action: AmountAction; newKey: () => string },
    context: {} as RefundContext,
    events: {} as
      | { type: 'amount.changed'; text: string }
      | { type: 'amount.submitted' }
      | { type: 'answer.yes' }
      | { type: 'answer.no' }
      | { type: 'password.confirmed' }
      | { type: 'password.canceled' }
      | { type: 'closed' },
    output: {} as { changed: boolean },
    tags: {} as 'step.amount' | 'step.sure' | 'step.password' | 'step.success' | 'busy',
  },
  actors: { perform: port<PerformOutcome, PerformInput>('perform') },
  guards: { amountOk: ({ context }) => context.problem === null },
  actions: {
    setAmount: assign(({ context }, text: string) => ({
      amountText: text,
      trouble: null,
      problem: refundAmountProblem(text, context.action.available),
    })),
    takeKey: assign(({ context: { press, amountText, newKey } }) => ({
      trouble: null,
      press: press?.amountText === amountText ? press : { key: newKey(), amountText },
    })),
    refuse: assign(({ context }, outcome: PerformOutcome) => {
      if (outcome.kind !== 'refused') return {}
      const available = outcome.problem.available ?? context.action.available
      return {
        action: { ...context.action, available },
        trouble: outcome,
        press: null,
        problem: refundAmountProblem(context.amountText, available),
      }
    }),
    break: assign((_, { message }: { message: string | null }) => ({
      trouble: { kind: 'broken' as const, message },
    })),
    keepDone: assign((_, outcome: PerformOutcome) => ({ done: outcome.kind === 'done' ? outcome : null })),
  },
})

export const failureOf = (outcome: PerformOutcome) => ({
  message: outcome.kind === 'failed' ? outcome.message : null,
})
