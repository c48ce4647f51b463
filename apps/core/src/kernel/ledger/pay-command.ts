import type { Locale } from '@wasl/domain/locale'

export type PayCommand = {
  merchantId: number
  /** The transaction's public id. */
  transactionId: string
  gatewayCode: string
  /** Decimal text without the fee; null means the amount asked for. */
  amount: string | null
  additionalPhone: string | null
  /** A keyed hash; null where the payer's address says nothing. */
  payerNetwork: string | null
  termsVersion: number | null
  /** Of the payer's wallet. It goes to the gateway and is stored nowhere. */
  walletToken?: string | null
  language: Locale
  idempotencyKey: string | null
  /** Of everything the payer decides; a key that comes again with another one is refused. */
  requestHash: string
  origin: PayOrigin
}

/** Addresses of the host the payer is on. */
export type PayOrigin = {
  returnUrl(attemptPublicId: string): string
  callbackUrl(gatewayCode: string): string
  /** Our own page: where the payer goes when there is no bank's page to go to. */
  attemptPage(attemptPublicId: string): string
}

export type PayAnswer = { redirectUrl: string; attemptId: string; replayed: boolean }
