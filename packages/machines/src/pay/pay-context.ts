import type { Bill } from '@wasl/contracts/web/pay.contract'
import { selectedGateway } from './pay-choice.ts'
import {
  fieldErrorsOf,
  type AmountProblem,
  type FieldErrors,
  type PayChoice,
  type PayOutcome,
  type PayPageLoad,
  type Wallet,
} from './pay-outcomes.ts'
import type { WalletConsent } from './wallet-sheet.ts'

type Load<Kind extends PayPageLoad['kind']> = Extract<PayPageLoad, { kind: Kind }>

export type PayPageContext = {
  transactionId: string
  now: () => number
  /** The server's clock minus the browser's, so that expiry is right on a phone with a wrong clock. */
  clockOffsetMs: number
  load: PayPageLoad | null
  choices: PayChoice[]
  /** The amount of the loaded choices, in the form of `amount`. */
  choicesFor: string | null
  wallets: readonly Wallet[]
  /** A wallet payment, from the press to its end. Its token is never stored. */
  wallet: { gatewayCode: string; consent: WalletConsent | null } | null
  selected: string | null
  /** Decimal text, only if it differs from the requested amount. */
  amount: string | null
  amountProblem: AmountProblem | null
  isAmountRefused: boolean
  additionalPhone: string | null
  fieldErrors: FieldErrors
  termsAgreed: boolean
  isDelivered: boolean
  /** The payer went back to change the saved delivery. */
  isChangingDelivery: boolean
  redirectUrl: string | null
}

/** The payable page in `context`, or null in any other view. */
export const payable = (context: Pick<PayPageContext, 'load'>): Load<'payable'> | null =>
  context.load?.kind === 'payable' ? context.load : null

/** The bill, in every view that has one. */
export const billOf = ({ load }: Pick<PayPageContext, 'load'>): Bill | null =>
  load?.kind === 'payable'
    ? load.page.bill
    : load?.kind === 'expired' || load?.kind === 'alreadyPaid'
      ? load.bill
      : null

/** Milliseconds until the request expires by the server's clock; Infinity if it never does. */
export function msUntilExpiry(context: Pick<PayPageContext, 'load' | 'now' | 'clockOffsetMs'>): number {
  const expiresAt = payable(context)?.page.bill.expiresAt
  return expiresAt ? Date.parse(expiresAt) - (context.now() + context.clockOffsetMs) : Infinity
}

/** S1 §5: the amount to use when the field is empty. */
export function baseAmount({
  choices,
  selected,
  load,
}: Pick<PayPageContext, 'choices' | 'selected' | 'load'>): string {
  const choice = choices.find((candidate) => candidate.gatewayCode === selected)
  return choice?.base.amount ?? payable({ load })?.page.bill.amount.amount ?? ''
}

export const currencyOf = (context: PayPageContext) => payable(context)?.page.bill.amount.currency ?? ''

/** The part of the context that a server answer replaces. */
export function loaded(context: PayPageContext, load: PayPageLoad): Partial<PayPageContext> {
  if (load.kind === 'redirect') return { load, redirectUrl: load.url }
  if (load.kind !== 'payable') return { load }
  const { choices, wallets, preferredGateway } = load.page
  return {
    load,
    choices,
    choicesFor: null,
    wallets,
    selected: selectedGateway(choices, preferredGateway, context.selected),
    termsAgreed: stillAgreed(context, load),
    clockOffsetMs: Date.parse(load.serverNow) - context.now(),
  }
}

/** Starts the page again with what the payer typed, as far as it can still be paid. */
export const begunAnew = (context: PayPageContext, load: PayPageLoad): Partial<PayPageContext> => ({
  ...loaded(context, load),
  amountProblem: null,
  isAmountRefused: false,
  ...(load.kind === 'payable' && load.page.editableAmount === null && { amount: null }),
})

/** While an attempt is open the address is frozen; then only a missing address is asked for. */
export function needsDelivery(context: Pick<PayPageContext, 'load' | 'isDelivered'>): boolean {
  const page = payable(context)?.page
  if (!page?.delivery) return false
  return !page.delivery.isComplete || (!context.isDelivered && page.liveAttemptId === null)
}

export function mayChangeDelivery(context: Pick<PayPageContext, 'load'>): boolean {
  const page = payable(context)?.page
  return Boolean(page?.delivery) && page?.liveAttemptId === null
}

/** True if the payer agreed to this version of the terms. */
export const stillAgreed = (context: PayPageContext, load: Load<'payable'>): boolean =>
  context.termsAgreed && payable(context)?.page.terms?.version === load.page.terms?.version

/** True if the page is out of date: its state changed, or the refusal belongs to no field here. */
export function isOutdated(context: PayPageContext, outcome: PayOutcome): boolean {
  const page = payable(context)?.page
  const shown = [page?.editableAmount && 'amount', page?.additionalPhone && 'customerAdditionalPhone']
  return (
    outcome.kind === 'stateChanged' ||
    Object.keys(fieldErrorsOf(outcome)).some((field) => !shown.some((name) => name === field))
  )
}
