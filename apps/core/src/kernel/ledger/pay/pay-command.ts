import type { Locale } from '@wasl/domain/locale'

export type PayCommand = {
  merchantId: number
  /** The transaction's public id. */
  transactionId: string
  gatewayCode: string
  /** Decimal text without the fee; null: the requested amount. */
  amount: string | null
  additionalPhone: string | null
  /** Keyed hash; null if the payer's address says nothing. */
  payerNetwork: string | null
  termsVersion: number | null
  /** From the payer's wallet. It goes to the gateway and is never stored. */
  walletToken?: string | null
  language: Locale
  idempotencyKey: string | null
  /** Hash of everything the payer decides. The same key with another hash is refused. */
  requestHash: string
  origin: PayOrigin
}

/** Addresses on the payer's host. */
export type PayOrigin = {
  returnUrl(attemptPublicId: string): string
  callbackUrl(gatewayCode: string): string
  /** Our own page, for a payer who has no bank page to go to. */
  attemptPage(attemptPublicId: string): string
}

export type PayAnswer = { redirectUrl: string; attemptId: string; replayed: boolean }
