import { readEnteredAmount } from './amount-entry.ts'
import { baseAmount, currencyOf } from './pay-context.ts'
import { choicesOf, fieldErrorsOf, messageOf, walletsOf } from './pay-outcomes.ts'
import { payPageSetup } from './pay-page-setup.ts'

/** PAY-06: the typed amount, and whether the choices belong to it. */
export const amountState = payPageSetup.createStateConfig({
  initial: 'beginning',
  on: {
    'amount.changed': [
      {
        guard: {
          type: 'amountUnreadable',
          params: ({ context, event }) => readEnteredAmount(event.typed, currencyOf(context)),
        },
        target: '.rejected',
        actions: {
          type: 'setAmount',
          params: ({ context, event }) => readEnteredAmount(event.typed, currencyOf(context)),
        },
      },
      {
        target: '.debouncing',
        reenter: true,
        actions: {
          type: 'setAmount',
          params: ({ context, event }) => readEnteredAmount(event.typed, currencyOf(context)),
        },
      },
    ],
  },
  states: {
    // A typed amount survives a visit to the address step; its choices are loaded again.
    beginning: {
      always: [
        { guard: 'beginsRefused', target: 'rejected' },
        { guard: 'choicesAreStale', target: 'refreshing' },
        { target: 'settled' },
      ],
    },
    settled: { tags: ['priced'] },
    rejected: { on: { retry: { guard: 'amountReadable', target: 'refreshing' } } },
    // The amount was not refused: the next press loads the choices again.
    unanswered: {
      tags: ['unanswered'],
      on: { retry: 'refreshing', 'pay.pressed': 'refreshing', 'wallet.pressed': 'refreshing' },
    },
    debouncing: { tags: ['updating'], after: { amountDebounce: 'refreshing' } },
    refreshing: {
      tags: ['updating'],
      invoke: {
        id: 'loadChoices',
        src: 'loadChoices',
        input: ({ context }) => ({
          transactionId: context.transactionId,
          amount: context.amount ?? baseAmount(context),
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'choices',
            target: 'settled',
            actions: [
              { type: 'keepChoices', params: ({ event }) => choicesOf(event.output) },
              { type: 'keepWallets', params: ({ event }) => walletsOf(event.output) },
            ],
          },
          {
            guard: ({ event }) => fieldErrorsOf(event.output).amount !== undefined,
            target: 'rejected',
            actions: { type: 'setFieldErrors', params: ({ event }) => fieldErrorsOf(event.output) },
          },
          {
            target: 'unanswered',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                code: 'choicesFailed' as const,
                message: messageOf(event.output),
              }),
            },
          },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'notify', params: { code: 'choicesFailed', message: null } },
        },
      },
    },
  },
})
