import type { Clock } from '../../../../platform/clock.ts'
import type { Book } from './book.ts'
import { faultOf, type Chaos } from './chaos.ts'
import { declined } from './operation.ts'
import type { BankEvent, NewEvent, SessionEvent } from './event.ts'
import { readScript, type Script } from './scenarios.ts'
import type { BankSession } from './session.ts'

/** The bank's state, computed from its book. */
export type Register = {
  /** The bank's time: the clock plus what the control API has advanced. */
  now(): Date
  record(event: NewEvent): void
  byPayment(paymentId: string): BankSession | null
  byTrack(trackId: string): BankSession | null
  /** Newest first. */
  sessions(): BankSession[]
  /** Sessions with work left: a callback to send or a pending payment to settle. */
  busy(): BankSession[]
  /** Whether the first call about this track already failed as its scenario asked. */
  hasFaulted(trackId: string): boolean
  defaultScript(gateway: string): Script
  /** Default of this gateway only; null: of all. */
  ownDefault(gateway: string | null): Script
  chaosOf(merchantId: number): Chaos | null
  /** Random fault of a payment: chosen at the first call, the same at later ones. */
  drawnScript(merchantId: number, trackId: string): Script
  events: readonly BankEvent[]
  timeline(paymentId: string): (BankEvent & SessionEvent)[]
}

export function createRegister(book: Book<BankEvent>, clock: Clock): Register {
  const sessions = new Map<string, BankSession>()
  const paymentOfTrack = new Map<string, string>()
  const faultedTracks = new Set<string>()
  const defaults = new Map<string, string>()
  const chaos = new Map<number, Chaos & { draws: number }>()
  const drawn = new Map<string, string>()
  const busy = new Set<BankSession>()
  let advancedMs = 0

  const fold = (event: BankEvent): void => {
    switch (event.type) {
      case 'create.faulted':
        faultedTracks.add(event.trackId)
        return
      case 'default.chosen':
        defaults.set(event.gateway ?? '', event.scenario)
        return
      case 'clock.advanced':
        advancedMs += event.ms
        return
      case 'chaos.chosen':
        chaos.set(event.merchantId, { percent: event.percent, seed: event.seed, draws: 0 })
        return
      case 'chaos.drawn': {
        const chosen = chaos.get(event.merchantId)
        if (chosen) chaos.set(event.merchantId, { ...chosen, draws: chosen.draws + 1 })
        drawn.set(event.trackId, event.scenario)
        return
      }
      case 'session.created':
        sessions.set(event.paymentId, newSession(event))
        paymentOfTrack.set(event.terms.trackId, event.paymentId)
    }
    const session = sessions.get(event.paymentId)
    if (!session) throw new Error(`the bank's book speaks of ${event.paymentId}, which was never made`)
    foldSession(session, event)
    const isWaiting =
      session.callbacks.size > 0 ||
      (session.pending?.dueAt && !session.outcome) ||
      [...session.operations.values()].some(({ state, dueAt }) => state === 'queued' && dueAt)
    if (isWaiting) busy.add(session)
    else busy.delete(session)
  }
  for (const event of book.entries) fold(event)

  const now = (): Date => new Date(clock.now().getTime() + advancedMs)
  const byPayment = (paymentId: string): BankSession | null => sessions.get(paymentId) ?? null
  const record: Register['record'] = (event) => {
    const entry: BankEvent = { ...event, at: event.at ?? now().toISOString() }
    fold(entry)
    book.append(entry)
  }
  return {
    now,
    record,
    byPayment,
    byTrack: (trackId) => byPayment(paymentOfTrack.get(trackId) ?? ''),
    sessions: () => [...sessions.values()].toReversed(),
    busy: () => [...busy],
    hasFaulted: (trackId) => faultedTracks.has(trackId),
    defaultScript: (gateway) => ({ ...scriptIn(defaults.get('')), ...scriptIn(defaults.get(gateway)) }),
    ownDefault: (gateway) => scriptIn(defaults.get(gateway ?? '')),
    chaosOf: (merchantId) => chaos.get(merchantId) ?? null,
    drawnScript(merchantId, trackId) {
      const chosen = chaos.get(merchantId)
      if (chosen && chosen.percent > 0 && !drawn.has(trackId))
        record({ type: 'chaos.drawn', merchantId, trackId, scenario: faultOf(chosen, chosen.draws) })
      return scriptIn(drawn.get(trackId))
    },
    events: book.entries,
    timeline: (paymentId) =>
      book.entries.filter(
        (event): event is BankEvent & SessionEvent => 'paymentId' in event && event.paymentId === paymentId,
      ),
  }
}

function newSession(event: BankEvent & { type: 'session.created' }): BankSession {
  return {
    paymentId: event.paymentId,
    terms: event.terms,
    createdAt: new Date(event.at),
    expiresAt: new Date(event.expiresAt),
    script: scriptIn(event.scenario),
    cardToken: null,
    isCodeAsked: false,
    wrongCodes: 0,
    pending: null,
    outcome: null,
    callbacks: new Map(),
    faultyInquiries: 0,
    operations: new Map(),
    faultedOperations: new Set(),
  }
}

function foldSession(session: BankSession, event: SessionEvent): void {
  switch (event.type) {
    case 'scenario.chosen':
      session.script = scriptIn(event.scenario)
      return
    case 'card.presented':
      session.cardToken = event.cardToken
      return
    case 'code.asked':
      session.isCodeAsked = true
      return
    case 'code.refused':
      session.wrongCodes += 1
      return
    case 'payment.pending':
      session.pending = event.pending
      return
    case 'payment.settled':
      session.outcome = event.fact
      return
    case 'callback.queued':
      session.callbacks.set(event.callback.id, { ...event.callback, tries: 0 })
      return
    case 'callback.sent':
      return foldDelivery(session, event)
    case 'inquiry.faulted':
      session.faultyInquiries += 1
      return
    case 'operation.asked':
      session.operations.set(event.operation.reference, event.operation)
      return
    case 'operation.settled':
      return foldSettled(session, event)
    case 'operation.faulted':
      session.faultedOperations.add(event.reference)
      return
    case 'session.created':
    case 'payer.left':
    case 'payer.returned':
  }
}

function foldDelivery(
  session: BankSession,
  { callbackId, retryAt }: SessionEvent & { type: 'callback.sent' },
): void {
  const callback = session.callbacks.get(callbackId)
  if (callback && retryAt)
    session.callbacks.set(callbackId, { ...callback, dueAt: retryAt, tries: callback.tries + 1 })
  else session.callbacks.delete(callbackId)
}

function foldSettled(
  session: BankSession,
  { reference, decision }: SessionEvent & { type: 'operation.settled' },
): void {
  const operation = session.operations.get(reference)
  if (!operation) return
  const message = decision === 'declined' ? declined : null
  session.operations.set(reference, { ...operation, state: decision, message })
}

const scriptIn = (text: string | undefined): Script => (text && readScript(text)) || {}
