import { payPageSetup } from './pay-page-setup.ts'

/** The wallet's sheet is open over the choices. Canceling returns to them unchanged. */
export const walletState = payPageSetup.createStateConfig({
  tags: ['view.payable', 'priced', 'busy'],
  initial: 'validating',
  states: {
    validating: { on: { 'wallet.ready': 'authorising' } },
    authorising: {
      on: {
        'wallet.authorised': {
          target: '#payPage.paying',
          actions: { type: 'keepConsent', params: ({ event }) => event.consent },
        },
      },
    },
  },
  on: {
    'wallet.canceled': '#payPage.payable',
    'wallet.failed': {
      target: '#payPage.payable',
      actions: {
        type: 'notify',
        params: ({ event }) => ({ code: 'paymentFailed', message: event.message }),
      },
    },
  },
})
