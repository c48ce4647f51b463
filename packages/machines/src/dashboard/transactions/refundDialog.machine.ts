import { failureOf, refundSetup } from './refund-setup.ts'

/** S2 §4 "Refund/capture dialog": amount, 'Are you sure', success. All events are ignored while it is sending. */
export const refundDialogMachine = refundSetup.createMachine({
  id: 'refundDialog',
  context: ({ input }) => ({
    ...input,
    amountText: input.action.available.amount,
    problem: null,
    trouble: null,
    press: null,
    done: null,
  }),
  initial: 'amount',
  states: {
    amount: {
      tags: ['step.amount'],
      on: {
        'amount.changed': { actions: { type: 'setAmount', params: ({ event }) => event.text } },
        'amount.submitted': { guard: 'amountOk', target: 'sure' },
        closed: 'canceled',
      },
    },
    sure: {
      tags: ['step.sure'],
      on: {
        'answer.yes': { target: 'performing', actions: 'takeKey' },
        'answer.no': 'amount',
        closed: 'canceled',
      },
    },
    performing: {
      tags: ['step.sure', 'busy'],
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { action, amountText, press } }) => {
          if (!press) throw new Error('nothing was pressed')
          return {
            action: action.value,
            amount: amountText === '' ? null : amountText,
            availableSeen: action.available.amount,
            idempotencyKey: press.key,
          }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'succeeded',
            actions: { type: 'keepDone', params: ({ event }) => event.output },
          },
          { guard: ({ event }) => event.output.kind === 'passwordNeeded', target: 'proving' },
          {
            guard: ({ event }) => event.output.kind === 'failed',
            target: 'amount',
            actions: { type: 'break', params: ({ event }) => failureOf(event.output) },
          },
          {
            target: 'amount',
            actions: { type: 'refuse', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'amount', actions: { type: 'break', params: { message: null } } },
      },
    },
    // D-36: a large refund asks for the password again.
    proving: {
      tags: ['step.password'],
      on: { 'password.confirmed': 'performing', 'password.canceled': 'sure' },
    },
    succeeded: { tags: ['step.success'], on: { closed: 'finished' } },
    finished: { type: 'final', output: { changed: true } },
    canceled: { type: 'final', output: { changed: false } },
  },
  output: ({ event }) => event.output as { changed: boolean },
})
