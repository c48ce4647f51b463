import type { Locale } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'

export type Localised = { en: string; ar: string }

/** Data of one gateway row of a merchant; the adapter gets it with every call. */
export type GatewayAccount = {
  merchantId: number
  code: string
  adapter: string
  operation: 'purchase' | 'authorize'
  /** Where a payer may be sent. Other addresses are refused. */
  redirectOrigins: readonly string[]
  settings: Record<string, unknown>
  /** Keys of the gateway, by name. Open only here: never log or return them. */
  secrets: Readonly<Record<string, string>>
}

export type CreateSession = {
  account: GatewayAccount
  /** Our reference, unique per gateway, and the gateway's idempotency key. */
  trackId: string
  /** amount + fee: exactly what the gateway must charge. */
  charge: Money
  merchantName: Localised
  orderNo: string | null
  locale: Locale
  returnUrl: string
  callbackUrl: string
  /** Demo only: drives the sandbox bank. */
  scenario: string | null
}

export type Session =
  | { kind: 'redirect'; gatewayPaymentId: string; redirectUrl: string }
  /** Settled without leaving the page (cash on delivery, a wallet). */
  | { kind: 'settled'; evidence: Evidence }
  /** A definite, documented refusal: nothing was charged or will be. */
  | { kind: 'refused'; message: Localised; details: Record<string, string> }

/**
 * One fact about one attempt, by any channel. The same fact by return, callback and inquiry has the same
 * `operationId`, so that the ledger stores it once.
 */
export type Evidence = {
  trackId: string
  gatewayPaymentId: string | null
  result: 'authorized' | 'captured' | 'cod' | 'failed' | 'canceled' | 'expired' | 'pending'
  /** What the gateway says it took; null for results without money. Not trusted: the ledger compares it. */
  money: { minor: number; currency: string } | null
  operationId: string
  /** The gateway's token of the card, never its number. The same card has the same token at one gateway. */
  cardToken?: string | null
  message: Localised | null
  /** S1 §3 payment_details labels: Result, Reference No, Track ID, Post Date, Transaction ID, Auth Code, … */
  details: Record<string, string>
}

export type CallbackVerdict =
  | { kind: 'badSignature' }
  | { kind: 'malformed' }
  /** `eventId` identifies the event in repeated deliveries. `evidence` is empty for an event without meaning for us. */
  | { kind: 'event'; eventId: string; evidence: Evidence[] }

export type Inquiry =
  | { kind: 'found'; evidence: Evidence[] }
  /** The gateway does not know this track id. Not proof of "unpaid" before the session's lifetime is over (reliability B.5). */
  | { kind: 'notFound' }

/** No answer, a reset, a 5xx or an unreadable answer: the result is unknown, never "failed". */
export class GatewaySilent extends Error {
  override readonly name: string = 'GatewaySilent'
}

/** No byte of the request was written, which proves that this request charged nothing (product.md 11.3). */
export class GatewayUnreached extends GatewaySilent {
  override readonly name = 'GatewayUnreached'
}

/** What a gateway can do with a wallet on the payer's device. */
export type GatewayWallet = {
  /** Like `createSession`, with the payer's consent in the token. The token is never stored. */
  pay(request: CreateSession & { token: string }): Promise<Session>
  /** Only if the gateway proves the shop to Apple itself. Throws GatewaySilent. */
  openMerchantSession?(account: GatewayAccount, shop: WalletShop): Promise<MerchantSession>
}

export type WalletShop = { validationUrl: string; domain: string; shopName: string }

/** Apple's object; we do not read it. */
export type MerchantSession = Record<string, unknown>

/** An operation of staff after the payment (reliability B.7). */
export type OperationRequest = {
  account: GatewayAccount
  kind: 'refund' | 'capture' | 'void'
  /** Track id of the attempt. */
  trackId: string
  /** Our unique reference, and the gateway's idempotency key. The same reference is the same operation. */
  reference: string
  /** For a void all that is left of the hold: the whole, or the rest after a capture. */
  amount: Money
}

export type OperationAnswer =
  /** `operationId` is the gateway's; for a capture the one of its evidence. */
  | { kind: 'done'; operationId: string; details: Record<string, string> }
  /** Accepted; it may still be refused. */
  | { kind: 'queued'; operationId: string | null }
  /** A definite, documented refusal: nothing was moved or will be. */
  | { kind: 'refused'; message: Localised; details: Record<string, string> }

export type GatewayOperations = {
  kinds: readonly OperationRequest['kind'][]
  /** Throws GatewaySilent if the result is unknown. Never call it inside a database transaction. */
  perform(request: OperationRequest): Promise<OperationAnswer>
  /** By our reference, never "the last event" (GOV.UK ADR-001). Throws GatewaySilent. */
  inquire(
    account: GatewayAccount,
    of: Pick<OperationRequest, 'kind' | 'trackId' | 'reference'>,
  ): Promise<OperationAnswer | { kind: 'notFound' }>
}

export type GatewayAdapter = {
  name: string
  /** Names of required secrets. */
  secrets?: readonly string[]
  capabilities: {
    inquiry: boolean
    cancel: boolean
    /** True if money can be held until it is captured (`operation` `authorize`). */
    authorize: boolean
    /** How long payers can still pay after the session was made. */
    sessionMinutes: number
  }
  /**
   * Throws GatewaySilent if the result is unknown, and GatewayUnreached only if none of its requests was written.
   * Never call it inside a database transaction.
   */
  createSession(request: CreateSession): Promise<Session>
  /** Evidence in the payer's return if the gateway's signature verifies, else null. */
  readReturn(account: GatewayAccount, params: Record<string, string>): Evidence[] | null
  readCallback(account: GatewayAccount, headers: Headers, rawBody: Uint8Array): CallbackVerdict
  /** Throws GatewaySilent if the gateway does not answer. */
  inquire(account: GatewayAccount, trackId: string): Promise<Inquiry>
  wallet?: GatewayWallet
  operations?: GatewayOperations
  /**
   * Asks the gateway to close an unpaid session. `closed` only if it says that the session can no longer be paid. `open` if there
   * is no answer or the payment is under way.
   */
  cancel(account: GatewayAccount, trackId: string): Promise<'closed' | 'open'>
}
