import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { byName } from '@wasl/domain/by-name'
import type { detailStrings } from '../detail.strings.ts'

type EventName = Extract<keyof typeof detailStrings, `detail.event.${string}`>

const names: Readonly<Record<string, EventName>> = byName({
  'merchant.created': 'detail.event.created',
  'payer.seen': 'detail.event.seen',
  'attempt.ended': 'detail.event.ended',
  'attempt.failed': 'detail.event.failed',
  'attempt.canceled': 'detail.event.canceled',
  'merchant.canceled': 'detail.event.canceled',
  'merchant.invalidated': 'detail.event.invalid',
  'merchant.renewed': 'detail.event.renewed',
  'time.expired': 'detail.event.expired',
  'money.captured': 'detail.event.paid',
  'money.authorized': 'detail.event.authorized',
  'cash.promised': 'detail.event.promised',
  'hold.voided': 'detail.event.voided',
  'hold.lapsed': 'detail.event.expired',
  'cash.refused': 'detail.event.cashRefused',
  'attempt.created': 'detail.event.attempt',
  'session.opened': 'detail.event.went',
  'session.silent': 'detail.event.silent',
  'session.denied': 'detail.event.denied',
  'session.unmade': 'detail.event.unmade',
  'session.lapsed': 'detail.event.expired',
  'attempt.superseded': 'detail.event.superseded',
  'gateway.failed': 'detail.event.failed',
  'gateway.canceled': 'detail.event.canceled',
  'gateway.expired': 'detail.event.expired',
  'money.mismatched': 'detail.event.mismatch',
  'capture.requested': 'detail.event.capturing',
  'capture.refused': 'detail.event.captureRefused',
  'operation.silent': 'detail.event.silent',
  'money.refund': 'detail.event.refund',
  'money.capture': 'detail.event.capture',
  'money.capture.surplus': 'detail.event.surplus',
  'money.capture.quarantined': 'detail.event.mismatched',
  'money.refund.quarantined': 'detail.event.mismatchRefund',
  'money.authorize.surplus': 'detail.event.authorize',
  'money.authorize': 'detail.event.authorize',
  'money.authorize.quarantined': 'detail.event.mismatchHeld',
  'money.void': 'detail.event.void',
  'transaction.deleted': 'detail.event.deleted',
  'transaction.restored': 'detail.event.restored',
  'transaction.came_back': 'detail.event.cameBack',
  'transaction.edited': 'detail.event.edited',
  'transaction.mailed': 'detail.event.mailed',
  'transaction.texted': 'detail.event.texted',
  'transaction.disclosed': 'detail.event.disclosed',
  'transaction.inquired': 'detail.event.inquired',
  'mismatch.counted': 'detail.event.mismatchCounted',
  'mismatch.released': 'detail.event.mismatchReleased',
  'refund.requested': 'detail.event.refundAsked',
  'void.requested': 'detail.event.voidAsked',
  'delivery.saved': 'detail.event.delivery',
  'review.refused': 'detail.event.failed',
  'request.created': 'detail.event.created',
  'operation.requested': 'detail.event.checkAsked',
  'operation.checked': 'detail.event.checked',
  'operation.rejected': 'detail.event.rejected',
  'operation.canceled': 'detail.event.takenBack',
  'operation.called_off': 'detail.event.calledOff',
  'operation.expired': 'detail.event.waitedTooLong',
  'operation.superseded': 'detail.event.gaveWay',
  'operation.retried': 'detail.event.retried',
  'operation.done': 'detail.event.carriedOut',
  'operation.not_done': 'detail.event.notCarriedOut',
})

/** Null for what this version has no words for: its state says it then. */
export const eventName = ({ code }: Pick<EventShown, 'code'>): EventName | null =>
  Object.hasOwn(names, code) ? (names[code] ?? null) : null

const withAmount: readonly EventName[] = [
  'detail.event.refund',
  'detail.event.capture',
  'detail.event.authorize',
  'detail.event.void',
  'detail.event.surplus',
  'detail.event.mismatched',
  'detail.event.mismatchHeld',
  'detail.event.mismatchRefund',
]

export const tellsAmount = (name: EventName): boolean => withAmount.includes(name)

type CallbackName = Extract<keyof typeof detailStrings, `detail.callback.${string}`>

/** What a gateway said that no step says, with its amount or without one. */
export const callbackNames: Readonly<
  Record<'waits' | 'again' | 'late', { bare: CallbackName; ofMoney: CallbackName }>
> = {
  waits: { bare: 'detail.callback.waits', ofMoney: 'detail.callback.waitsMoney' },
  again: { bare: 'detail.callback.again', ofMoney: 'detail.callback.againMoney' },
  late: { bare: 'detail.callback.late', ofMoney: 'detail.callback.lateMoney' },
}

type ActorName = Extract<keyof typeof detailStrings, `detail.actor.${string}`>

const actors: Readonly<Record<string, ActorName>> = byName({
  pay: 'detail.actor.pay',
  payer: 'detail.actor.payer',
  session: 'detail.actor.session',
  callback: 'detail.actor.callback',
  return: 'detail.actor.return',
  inquiry: 'detail.actor.inquiry',
  clock: 'detail.actor.clock',
  merchant: 'detail.actor.merchant',
  staff: 'detail.actor.staff',
  automatic: 'detail.actor.automatic',
  wasl: 'detail.actor.automatic',
  'wasl:automatic': 'detail.actor.automatic',
})

/** Null where the actor is a person: then it is a user name. */
export const actorName = (actor: string): ActorName | null =>
  Object.hasOwn(actors, actor) ? (actors[actor] ?? null) : null
