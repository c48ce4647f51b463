import { deliverySetup } from './delivery-setup.ts'
import { errorsOf, messageOf } from './delivery-outcomes.ts'

/** S1 §4 "Multi-step flow": popups as configured, the form with its map, the question, the server's answer. */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  context: ({ input: { transactionId, delivery, isQuiet } }) => ({
    transactionId,
    delivery,
    isQuiet,
    fields: null,
    location: delivery.saved?.location ?? null,
    isLocationMoved: Boolean(delivery.saved?.location),
    isPinConfirmed: false,
    pinQuestion: null,
    fieldErrors: {},
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isQuiet', target: 'form' },
        { guard: 'hasWelcome', target: 'welcome' },
        { guard: 'hasSaved', target: 'prefilled' },
        { target: 'form' },
      ],
    },
    welcome: {
      tags: ['popup.welcome', 'form'],
      on: { 'popup.closed': [{ guard: 'hasSaved', target: 'prefilled' }, { target: 'form' }] },
    },
    prefilled: { tags: ['popup.prefilled', 'form'], on: { 'popup.closed': 'form' } },
    form: {
      tags: ['form'],
      initial: 'preview',
      states: {
        preview: {
          on: {
            'map.editPressed': 'editing',
            'location.described': { actions: { type: 'keepPin', params: ({ event }) => event.at } },
            'form.submitted': {
              guard: { type: 'submittable', params: ({ event }) => event.fields },
              target: '#delivery.submitted',
              actions: { type: 'keepFields', params: ({ event }) => event.fields },
            },
          },
        },
        // S1 §4: Submit is disabled while editing, so there is no `form.submitted` here.
        editing: {
          tags: ['map.editing'],
          on: {
            'map.confirmed': {
              target: 'preview',
              actions: { type: 'keepPin', params: ({ event }) => event.to },
            },
            'map.cancelled': 'preview',
            'location.described': {
              target: 'preview',
              actions: { type: 'keepPin', params: ({ event }) => event.at },
            },
          },
        },
      },
    },
    submitted: { always: [{ guard: 'hasConfirm', target: 'confirming' }, { target: 'saving' }] },
    confirming: {
      tags: ['popup.confirm', 'form'],
      on: { 'confirm.yes': 'saving', 'confirm.no': 'form', 'popup.closed': 'form' },
    },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'saveDelivery',
        src: 'saveDelivery',
        input: ({ context }) => {
          if (!context.fields) throw new Error('nothing was submitted')
          const { transactionId, fields, location, isPinConfirmed } = context
          return { transactionId, fields, location, isPinConfirmed }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'saved',
            actions: { type: 'tellSaved', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'pinElsewhere',
            target: 'doubting',
            actions: { type: 'askPin', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'stateChanged',
            target: 'form',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => Object.keys(errorsOf(event.output)).length > 0,
            target: 'form',
            actions: { type: 'keepErrors', params: ({ event }) => event.output },
          },
          { target: 'form', actions: { type: 'notify', params: ({ event }) => messageOf(event.output) } },
        ],
        onError: { target: 'form', actions: { type: 'notify', params: null } },
      },
    },
    // ux DEL-04: "The pin is in Salmiya, the form says Jabriya. Which is right?"
    doubting: {
      tags: ['popup.pin', 'form'],
      on: {
        'pin.kept': { target: 'saving', actions: 'confirmPin' },
        'pin.moved': {
          target: 'saving',
          actions: { type: 'keepPin', params: ({ event }) => event.to },
        },
        'pin.doubted': 'form',
        'popup.closed': 'form',
      },
    },
    saved: { tags: ['busy', 'form'], type: 'final' },
  },
})
