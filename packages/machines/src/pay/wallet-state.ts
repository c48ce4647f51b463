import { payPageSetup } from './pay-page-setup.ts'
import { walletMessage } from './wallet-sheet.ts'

/** The sheet of a wallet lies over the choices. Canceling it comes back to them with nothing lost. */
export const walletState = payPageSetup.createStateConfig({
  tags: ['view.payable', 'busy', 'wallet'],
  initial: 'validating',
  states: {
    validating: {
      invoke: {
        id: 'openWallet',
        src: 'openWallet',
        input: ({ context }) => ({ open: context.wallet?.open ?? noSheet }),
        onDone: [
          {
            guard: ({ event }) => event.output.step.kind === 'ready',
            target: 'authorising',
            actions: { type: 'keepSheet', params: ({ event }) => event.output.sheet },
          },
          {
            guard: ({ event }) => event.output.step.kind === 'failed',
            target: '#payPage.payable',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                code: 'walletFailed' as const,
                message: walletMessage(event.output.step),
              }),
            },
          },
          { target: '#payPage.payable' },
        ],
        onError: {
          target: '#payPage.payable',
          actions: { type: 'notify', params: { code: 'walletFailed', message: null } },
        },
      },
    },
    authorising: {
      invoke: {
        id: 'awaitWallet',
        src: 'awaitWallet',
        input: ({ context }) => ({ sheet: context.wallet?.sheet ?? null }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'authorised',
            target: '#payPage.paying',
            actions: { type: 'keepToken', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'failed',
            target: '#payPage.payable',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                code: 'walletFailed' as const,
                message: walletMessage(event.output),
              }),
            },
          },
          { target: '#payPage.payable' },
        ],
        onError: {
          target: '#payPage.payable',
          actions: { type: 'notify', params: { code: 'walletFailed', message: null } },
        },
      },
    },
  },
})

const noSheet = (): never => {
  throw new Error('a wallet was opened without a press')
}
