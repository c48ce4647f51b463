import { assign, emit, setup } from 'xstate'
import { port } from '../port.ts'
import type { readEnteredAmount } from './amount-entry.ts'
import { selectedGateway } from './pay-choice.ts'
import type { WalletConsent, WalletEvent } from './wallet-sheet.ts'
import {
  begunAnew,
  baseAmount,
  isOutdated,
  loaded,
  mayChangeDelivery,
  msUntilExpiry,
  needsDelivery,
  payable,
  stillAgreed,
  type PayPageContext,
} from './pay-context.ts'
import type {
  ChoicesOutcome,
  FieldErrors,
  PayChoice,
  PayInput,
  PayNotice,
  PayOutcome,
  PayPageLoad,
  Wallet,
} from './pay-outcomes.ts'

const days = (count: number) => count * 86_400_000

/** Types, events, actors, delays and actions of the pay page's machine. */
export const payPageSetup = setup({
  types: {
    input: {} as {
      transactionId: string
      now: () => number
      load: PayPageLoad | null
      /** The payer has finished the delivery step in this visit. */
      isDelivered?: boolean
      /** The payer agreed to the terms on the plain form. */
      termsAgreed?: boolean
      /** The plain form came back with a refused amount, so the choices are not for it. */
      isAmountRefused?: boolean
    },
    context: {} as PayPageContext,
    events: {} as
      | { type: 'retry' }
      | { type: 'delivery.saved'; load: PayPageLoad }
      | { type: 'delivery.changed' }
      | { type: 'page.shown' }
      | { type: 'choice.selected'; gatewayCode: string }
      | { type: 'amount.changed'; typed: string }
      | { type: 'terms.opened' }
      | { type: 'terms.agreed' }
      | { type: 'terms.closed' }
      | { type: 'pay.pressed'; additionalPhone: string | null }
      | { type: 'pay.stopped' }
      | WalletEvent,
    emitted: {} as { type: 'redirect'; url: string } | PayNotice,
    tags: {} as
      | `view.${'skeleton' | 'notFound' | 'paused' | 'invalid' | 'failed' | 'delivery' | 'payable' | 'expired' | 'alreadyPaid' | 'redirecting'}`
      | 'busy'
      /** The choices belong to the amount in the field. In other states no total is shown. */
      | 'priced'
      | 'updating'
      | 'unanswered'
      | 'slow'
      /** A press waits for the connection, and nothing of it was sent. */
      | 'held'
      | 'terms.open',
  },
  actors: {
    loadPage: port<PayPageLoad, { transactionId: string }>('loadPage'),
    loadChoices: port<ChoicesOutcome, { transactionId: string; amount: string }>('loadChoices'),
    pay: port<PayOutcome, PayInput>('pay'),
    connection: port<void, undefined>('connection'),
  },
  delays: {
    /** S1 §9: debounced, so that gateways are not asked at every keystroke. */
    amountDebounce: 500,
    patience: 15_000,
    /** Browsers limit timers to 24.8 days, so a later expiry is checked once a day. */
    untilExpiry: ({ context }) => Math.max(0, Math.min(msUntilExpiry(context), days(1))),
  },
  guards: {
    loadIs: ({ context }, kind: PayPageLoad['kind']) => context.load?.kind === kind,
    needsDelivery: ({ context }) => needsDelivery(context),
    mayChangeDelivery: ({ context }) => mayChangeDelivery(context),
    expired: ({ context }) => msUntilExpiry(context) <= 0,
    isOutdated: ({ context }, outcome: PayOutcome) => isOutdated(context, outcome),
    /** Provided by the page; a machine knows no network. */
    isOffline: () => false,
    hasSelection: ({ context }) => context.selected !== null,
    needsTerms: ({ context }) => (payable(context)?.page.terms?.required ?? false) && !context.termsAgreed,
    amountReadable: ({ context }) => context.amountProblem === null,
    beginsRefused: ({ context }) => context.isAmountRefused,
    choicesAreStale: ({ context }) => context.amount !== context.choicesFor,
    amountUnreadable: (_, read: ReturnType<typeof readEnteredAmount>) => !read.ok,
    leavesBySelf: ({ context }) => context.load?.kind === 'redirect' && context.load.host === null,
  },
  actions: {
    keepLoad: assign(({ context }, load: PayPageLoad) => begunAnew(context, load)),
    keepDelivered: assign(({ context }, load: PayPageLoad) => ({
      ...begunAnew(context, load),
      isDelivered: true,
      isChangingDelivery: false,
    })),
    askAgain: assign({ isDelivered: false, isChangingDelivery: true }),
    refreshLoad: assign(({ context }, load: PayPageLoad) =>
      load.kind === 'payable' && context.amount !== null
        ? { load, termsAgreed: stillAgreed(context, load) }
        : loaded(context, load),
    ),
    select: assign((_, gatewayCode: string) => ({ selected: gatewayCode })),
    // S1 §5: an empty amount means the selected choice's base_amount.
    setAmount: assign(({ context }, read: ReturnType<typeof readEnteredAmount>) => ({
      amount: read.ok ? (read.value ?? baseAmount(context)) : null,
      amountProblem: read.ok ? null : read.error,
      isAmountRefused: false,
      fieldErrors: {},
    })),
    keepChoices: assign(({ context }, choices: PayChoice[]) => ({
      choices,
      choicesFor: context.amount,
      selected: selectedGateway(choices, payable(context)?.page.preferredGateway ?? null, context.selected),
    })),
    keepWallets: assign(({ context }, wallets: readonly Wallet[] | null) => ({
      wallets: wallets ?? context.wallets,
    })),
    keepPress: assign((_, gatewayCode: string) => ({ wallet: { gatewayCode, consent: null } })),
    keepConsent: assign(({ context }, consent: WalletConsent) => ({
      wallet: context.wallet && { ...context.wallet, consent },
    })),
    forgetWallet: assign({ wallet: null }),
    keepPhone: assign((_, additionalPhone: string | null) => ({ additionalPhone, fieldErrors: {} })),
    setFieldErrors: assign((_, fieldErrors: FieldErrors) => ({ fieldErrors })),
    agree: assign({ termsAgreed: true }),
    setRedirect: assign((_, redirectUrl: string) => ({ redirectUrl })),
    notify: emit((_, notice: Omit<PayNotice, 'type'>) => ({ type: 'notice' as const, ...notice })),
    leave: emit(({ context }) => ({ type: 'redirect' as const, url: context.redirectUrl ?? '' })),
  },
})
