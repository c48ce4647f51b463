import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { canSubmitDelivery } from '@wasl/domain/delivery'
import { assign, emit, setup } from 'xstate'
import { port } from '../../port.ts'
import { errorsOf, messageOf, savedLoad } from './delivery-outcomes.ts'
import type {
  Delivery,
  DeliveryErrors,
  DeliveryFields,
  Pin,
  SaveInput,
  SaveOutcome,
} from './delivery-outcomes.ts'

export type DeliveryContext = {
  transactionId: string
  delivery: Delivery
  /** The payer returns to the form, so no popup is shown first. */
  isQuiet: boolean
  fields: DeliveryFields | null
  location: Pin | null
  /** S1 §5: Submit waits until the location was moved. A saved location counts (product.md 9.1). */
  isLocationMoved: boolean
  isPinConfirmed: boolean
  /** The server's question which of the two is right. */
  pinQuestion: string | null
  fieldErrors: DeliveryErrors
}

/** Types, events and actors of the delivery machine (S1 §4 "Multi-step flow"). */
export const deliverySetup = setup({
  types: {
    input: {} as { transactionId: string; delivery: Delivery; isQuiet: boolean },
    context: {} as DeliveryContext,
    events: {} as
      | { type: 'popup.closed' }
      | { type: 'map.editPressed' }
      | { type: 'map.confirmed'; to: Pin }
      | { type: 'map.cancelled' }
      | { type: 'location.described'; at: Pin }
      | { type: 'form.submitted'; fields: DeliveryFields }
      | { type: 'confirm.yes' }
      | { type: 'confirm.no' }
      | { type: 'pin.kept' }
      | { type: 'pin.moved'; to: Pin }
      | { type: 'pin.doubted' },
    emitted: {} as
      | { type: 'saved'; load: PayPageLoad }
      | { type: 'stateChanged'; message: string | null }
      | { type: 'notice'; message: string | null },
    tags: {} as
      | 'popup.welcome'
      | 'popup.prefilled'
      | 'popup.confirm'
      | 'popup.pin'
      | 'form'
      | 'map.editing'
      | 'busy',
  },
  actors: { saveDelivery: port<SaveOutcome, SaveInput>('saveDelivery') },
  guards: {
    isQuiet: ({ context }) => context.isQuiet,
    hasWelcome: ({ context }) => context.delivery.welcome !== null,
    hasConfirm: ({ context }) => context.delivery.confirm !== null,
    hasSaved: ({ context }) => context.delivery.saved !== null,
    submittable: ({ context }, fields: DeliveryFields) =>
      canSubmitDelivery(fields, {
        capture: context.delivery.capture,
        isLocationMoved: context.isLocationMoved,
      }),
  },
  actions: {
    keepFields: assign((_, fields: DeliveryFields) => ({ fields, fieldErrors: {} })),
    // A moved pin resets the confirmation, which was about another place.
    keepPin: assign(({ context }, location: Pin) => ({
      location,
      isLocationMoved: true,
      isPinConfirmed: false,
      fieldErrors: withoutLocation(context.fieldErrors),
    })),
    confirmPin: assign({ isPinConfirmed: true, pinQuestion: null }),
    askPin: assign((_, outcome: SaveOutcome) => ({ pinQuestion: messageOf(outcome) })),
    keepErrors: assign((_, outcome: SaveOutcome) => ({ fieldErrors: errorsOf(outcome) })),
    tellSaved: emit((_, outcome: SaveOutcome) => {
      const load = savedLoad(outcome)
      if (!load) throw new Error('only what was saved is told')
      return { type: 'saved' as const, load }
    }),
    tellChanged: emit((_, outcome: SaveOutcome) => ({
      type: 'stateChanged' as const,
      message: messageOf(outcome),
    })),
    notify: emit((_, message: string | null) => ({ type: 'notice' as const, message })),
  },
})

const withoutLocation = ({ location: _location, ...errors }: DeliveryErrors): DeliveryErrors => errors
