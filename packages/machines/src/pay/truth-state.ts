import { payPageSetup } from './pay-page-setup.ts'

/** A page that becomes visible again loads the current state. */
export const truthState = payPageSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: { on: { 'page.shown': 'rereading' } },
    rereading: {
      invoke: {
        id: 'rereadPage',
        src: 'loadPage',
        input: ({ context }) => ({ transactionId: context.transactionId }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'payable',
            target: 'fresh',
            actions: { type: 'refreshLoad', params: ({ event }) => event.output },
          },
          {
            target: '#payPage.opening',
            actions: { type: 'keepLoad', params: ({ event }) => event.output },
          },
        ],
        onError: 'fresh',
      },
    },
  },
})
