import { and, stateIn } from 'xstate'
import { amountState } from './amount-state.ts'
import { loaded, type PayPageContext, baseAmount, payable } from './pay-context.ts'
import { fieldErrorsOf, messageOf, reasonOf, redirectOf, type PayInput } from './pay-outcomes.ts'
import { payPageSetup } from './pay-page-setup.ts'
import { truthState } from './truth-state.ts'
import { walletState } from './wallet-state.ts'

/** S1 §2 and §4 "Pay page": each resting state has one `view.*` tag, and the screen switches on it. */
export const payPageMachine = payPageSetup.createMachine({
  id: 'payPage',
  context: ({ input }) => {
    const empty: PayPageContext = {
      ...input,
      clockOffsetMs: 0,
      choices: [],
      choicesFor: null,
      wallets: [],
      wallet: null,
      selected: null,
      amount: null,
      amountProblem: null,
      isAmountRefused: input.isAmountRefused ?? false,
      additionalPhone: null,
      fieldErrors: {},
      termsAgreed: input.termsAgreed ?? false,
      isDelivered: input.isDelivered ?? false,
      isChangingDelivery: false,
      redirectUrl: null,
    }
    return input.load ? { ...empty, ...loaded(empty, input.load) } : empty
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'needsDelivery', target: 'delivery' },
        { guard: { type: 'loadIs', params: 'payable' }, target: 'payable' },
        { guard: { type: 'loadIs', params: 'expired' }, target: 'expired' },
        { guard: { type: 'loadIs', params: 'alreadyPaid' }, target: 'alreadyPaid' },
        { guard: { type: 'loadIs', params: 'invalid' }, target: 'invalid' },
        { guard: { type: 'loadIs', params: 'paused' }, target: 'paused' },
        { guard: { type: 'loadIs', params: 'notFound' }, target: 'notFound' },
        { guard: 'leavesBySelf', target: 'redirecting' },
        { guard: { type: 'loadIs', params: 'redirect' }, target: 'leaving' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: ['view.skeleton', 'busy'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ transactionId: context.transactionId }),
        onDone: { target: 'opening', actions: { type: 'keepLoad', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { tags: ['view.failed'], on: { retry: 'loading', 'page.shown': 'loading' } },
    notFound: { tags: ['view.notFound'], on: { retry: 'loading' } },
    paused: { tags: ['view.paused'], on: { retry: 'loading' } },
    invalid: { tags: ['view.invalid'], on: { retry: 'loading' } },
    alreadyPaid: { tags: ['view.alreadyPaid'], on: { retry: 'loading' } },
    expired: {
      tags: ['view.expired'],
      // S1 §5: pressing Pay on an expired request shows the notice of §8.
      on: { 'pay.pressed': { actions: { type: 'notify', params: { code: 'expired', message: null } } } },
    },
    // S1 §4: delivery comes before the choices. Its own machine asks; here is only the result.
    delivery: {
      tags: ['view.delivery'],
      on: {
        'delivery.saved': {
          target: 'opening',
          actions: { type: 'keepDelivered', params: ({ event }) => event.load },
        },
        retry: 'loading',
      },
      after: {
        untilExpiry: [
          {
            guard: 'expired',
            target: 'expired',
            actions: { type: 'notify', params: { code: 'expired', message: null } },
          },
          { target: 'delivery', reenter: true },
        ],
      },
    },
    payable: {
      tags: ['view.payable'],
      type: 'parallel',
      on: {
        'delivery.changed': { guard: 'mayChangeDelivery', target: 'delivery', actions: 'askAgain' },
        'choice.selected': { actions: { type: 'select', params: ({ event }) => event.gatewayCode } },
        'pay.pressed': [
          {
            guard: 'expired',
            target: 'expired',
            actions: { type: 'notify', params: { code: 'expired', message: null } },
          },
          {
            guard: 'needsTerms',
            target: '.terms.open',
            actions: { type: 'notify', params: { code: 'termsRequired', message: null } },
          },
          {
            guard: and(['isOffline', 'hasSelection', stateIn({ payable: { amount: 'settled' } })]),
            target: 'held',
            actions: { type: 'keepPhone', params: ({ event }) => event.additionalPhone },
          },
          {
            // Never pay a stale amount: wait until its choices have loaded.
            guard: and(['hasSelection', stateIn({ payable: { amount: 'settled' } })]),
            target: 'paying',
            actions: { type: 'keepPhone', params: ({ event }) => event.additionalPhone },
          },
        ],
        'wallet.pressed': [
          {
            guard: 'expired',
            target: 'expired',
            actions: { type: 'notify', params: { code: 'expired', message: null } },
          },
          {
            guard: 'needsTerms',
            target: '.terms.open',
            actions: { type: 'notify', params: { code: 'termsRequired', message: null } },
          },
          {
            guard: stateIn({ payable: { amount: 'settled' } }),
            target: 'wallet',
            actions: [
              { type: 'keepPress', params: ({ event }) => event.gatewayCode },
              { type: 'keepPhone', params: ({ event }) => event.additionalPhone },
            ],
          },
        ],
      },
      states: {
        amount: amountState,
        terms: {
          initial: 'closed',
          states: {
            closed: { on: { 'terms.opened': 'open' } },
            open: {
              tags: ['terms.open'],
              on: { 'terms.closed': 'closed', 'terms.agreed': { target: 'closed', actions: 'agree' } },
            },
          },
        },
        time: {
          initial: 'watching',
          states: {
            watching: {
              after: {
                untilExpiry: [
                  {
                    guard: 'expired',
                    target: '#payPage.expired',
                    actions: { type: 'notify', params: { code: 'expired', message: null } },
                  },
                  { target: 'watching', reenter: true },
                ],
              },
            },
          },
        },
        truth: truthState,
      },
    },
    wallet: walletState,
    // reliability F: the press resumes when the line is back, unless the payer takes it back before.
    held: {
      tags: ['view.payable', 'priced', 'busy', 'held'],
      on: { 'pay.stopped': 'payable' },
      invoke: {
        id: 'connection',
        src: 'connection',
        onDone: [
          {
            guard: 'expired',
            target: 'expired',
            actions: { type: 'notify', params: { code: 'expired', message: null } },
          },
          { target: 'paying' },
        ],
        onError: 'payable',
      },
    },
    // A sibling of `payable`, not a region of it: the amount cannot change during a payment.
    paying: {
      tags: ['view.payable', 'priced', 'busy'],
      exit: 'forgetWallet',
      initial: 'fresh',
      states: { fresh: { after: { patience: 'slow' } }, slow: { tags: ['slow'] } },
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => payInput(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'redirect',
            target: 'redirecting',
            actions: { type: 'setRedirect', params: ({ event }) => redirectOf(event.output) },
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'loading',
            actions: {
              type: 'notify',
              params: ({ event }) => ({ code: reasonOf(event.output), message: messageOf(event.output) }),
            },
          },
          {
            guard: ({ event }) => Object.keys(fieldErrorsOf(event.output)).length > 0,
            target: 'payable',
            actions: { type: 'setFieldErrors', params: ({ event }) => fieldErrorsOf(event.output) },
          },
          {
            target: 'payable',
            actions: {
              type: 'notify',
              params: ({ event }) => ({ code: 'paymentFailed' as const, message: messageOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'payable',
          actions: { type: 'notify', params: { code: 'paymentFailed', message: null } },
        },
      },
    },
    // Not final: a payer who stops the redirect, or returns through the browser's history, must be able to pay again.
    redirecting: {
      tags: ['view.redirecting', 'busy'],
      entry: 'leave',
      on: { 'page.shown': 'loading' },
      after: { patience: 'loading' },
    },
    leaving: { tags: ['view.redirecting'], on: { retry: 'loading' } },
  },
})

/** The input of a press: the chosen gateway, or the wallet that agreed. */
function payInput(context: PayPageContext): PayInput {
  const { transactionId, wallet, selected, amount, additionalPhone } = context
  const terms = {
    transactionId,
    // The amount that was shown. If the request's amount changed since, the server refuses.
    amount: amount ?? (baseAmount(context) || null),
    additionalPhone,
    termsVersion: payable(context)?.page.terms?.version ?? null,
  }
  if (!wallet?.consent) return { ...terms, gatewayCode: selected ?? '' }
  return { ...terms, gatewayCode: wallet.gatewayCode, wallet: wallet.consent }
}
