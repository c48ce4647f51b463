import type { BankOperation } from './operation.ts'
import type { Callback, Fact, Pending, Terms } from './session.ts'

type OfSession =
  | { type: 'session.created'; terms: Terms; expiresAt: string; scenario: string }
  | { type: 'scenario.chosen'; scenario: string }
  | { type: 'card.presented'; cardToken: string }
  | { type: 'code.asked' }
  | { type: 'code.refused' }
  | { type: 'payment.pending'; pending: Pending }
  | { type: 'payment.settled'; fact: Fact }
  | { type: 'payer.left' }
  | { type: 'payer.returned'; note: string }
  | { type: 'callback.queued'; callback: Callback }
  /** `retryAt` null: delivered or given up. `status` null: no answer. */
  | { type: 'callback.sent'; callbackId: string; status: number | null; retryAt: string | null }
  | { type: 'inquiry.faulted'; note: string }
  | { type: 'operation.asked'; operation: BankOperation }
  | { type: 'operation.settled'; reference: string; decision: 'done' | 'declined' }
  | { type: 'operation.faulted'; reference: string; note: string }

type OfBank =
  | { type: 'create.faulted'; trackId: string; note: string }
  | { type: 'default.chosen'; gateway: string | null; scenario: string }
  | { type: 'clock.advanced'; ms: number }
  | { type: 'chaos.chosen'; merchantId: number; percent: number; seed: number }
  /** The random fault of one payment, or none. */
  | { type: 'chaos.drawn'; merchantId: number; trackId: string; scenario: string }

export type SessionEvent = OfSession & { paymentId: string }

/** One line of the book. The bank's whole state is computed from these. */
export type BankEvent = (SessionEvent | OfBank) & { at: string }

/** `at` only for the past; default: now. */
export type NewEvent = (SessionEvent | OfBank) & { at?: string }
