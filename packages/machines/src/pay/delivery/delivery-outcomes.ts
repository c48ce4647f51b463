import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { DeliveryField, DeliveryFields } from '@wasl/domain/delivery'
import type { Pin } from '@wasl/domain/pin'

export type { Delivery, DeliveryFields, Pin }

/** Server texts per field; `location` is the pin. */
export type DeliveryErrors = Partial<Record<DeliveryField | 'location', readonly string[]>>

export type SaveInput = {
  transactionId: string
  fields: DeliveryFields
  location: Pin | null
  isPinConfirmed: boolean
}

export type SaveOutcome =
  | { kind: 'saved'; load: PayPageLoad }
  | { kind: 'refused'; message: string | null; fieldErrors: DeliveryErrors }
  /** The pin is not in the area of the form. The payer is asked which is right. */
  | { kind: 'pinElsewhere'; message: string }
  /** The transaction's state is the reason (expired, paid, an open attempt): load the page again. */
  | { kind: 'stateChanged'; message: string | null }

export const savedLoad = (outcome: SaveOutcome): PayPageLoad | null =>
  outcome.kind === 'saved' ? outcome.load : null
export const messageOf = (outcome: SaveOutcome): string | null =>
  outcome.kind === 'saved' ? null : outcome.message
export const errorsOf = (outcome: SaveOutcome): DeliveryErrors =>
  outcome.kind === 'refused' ? outcome.fieldErrors : {}
