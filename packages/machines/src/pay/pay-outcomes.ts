import type { PayChoice, PayPage, PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import type { WalletConsent } from './wallet-sheet.ts'

export type { PayChoice, PayPage, PayPageLoad, Wallet }

/** Why a typed amount cannot be sent. The screen has the words. */
export type AmountProblem = 'notPositive' | 'malformed' | 'tooManyDecimals' | 'tooLarge' | 'ambiguous'

/** Server texts per field of the pay form. */
export type FieldErrors = Partial<
  Record<'amount' | 'gatewayCode' | 'customerAdditionalPhone' | 'terms', readonly string[]>
>

export type PayInput = {
  transactionId: string
  gatewayCode: string
  /** Decimal text of the amount that the payer saw or typed. */
  amount: string | null
  additionalPhone: string | null
  termsVersion: number | null
  /** Set only if the payer's wallet agreed. */
  wallet?: WalletConsent
}

export type PayOutcome =
  | { kind: 'redirect'; url: string }
  | { kind: 'refused'; message: string | null; fieldErrors: FieldErrors }
  /** The transaction's state is the reason (expired, paid, paused, gone): load the page again. */
  | { kind: 'stateChanged'; code: 'expired' | 'other'; message: string | null }

export type ChoicesOutcome =
  | { kind: 'choices'; choices: PayChoice[]; wallets?: readonly Wallet[] }
  | { kind: 'refused'; message: string | null; fieldErrors: FieldErrors }

export type PayNotice = {
  type: 'notice'
  code: 'expired' | 'paymentFailed' | 'choicesFailed' | 'termsRequired'
  /** The server's words, or null for 'Unexpected error'. */
  message: string | null
}

type Outcome = PayOutcome | ChoicesOutcome

export const choicesOf = (outcome: Outcome): PayChoice[] =>
  outcome.kind === 'choices' ? outcome.choices : []
export const walletsOf = (outcome: Outcome): readonly Wallet[] | null =>
  outcome.kind === 'choices' ? (outcome.wallets ?? null) : null
export const redirectOf = (outcome: Outcome): string => (outcome.kind === 'redirect' ? outcome.url : '')
export const fieldErrorsOf = (outcome: Outcome): FieldErrors =>
  outcome.kind === 'refused' ? outcome.fieldErrors : {}
export const messageOf = (outcome: Outcome): string | null =>
  outcome.kind === 'refused' || outcome.kind === 'stateChanged' ? outcome.message : null
export const reasonOf = (outcome: Outcome): 'expired' | 'paymentFailed' =>
  outcome.kind === 'stateChanged' && outcome.code === 'expired' ? 'expired' : 'paymentFailed'
