import type { Locale } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'

export type Localised = { en: string; ar: string }

/** What one gateway row of a merchant says about its gateway; the adapter gets it with every call. */
export type GatewayAccount = {
  merchantId: number
  code: string
  adapter: string
  operation: 'purchase' | 'authorize'
  /** Origins a payer may be sent to. Anything else the adapter answers is refused. */
  redirectOrigins: readonly string[]
  settings: Record<string, unknown>
  /** Keys of the gateway, by name. They lie sealed and are open here alone: never log them, never answer them. */
  secrets: Readonly<Record<string, string>>
}

export type CreateSession = {
  account: GatewayAccount
  /** Ours, unique per gateway: the reference and the gateway's idempotency key. */
  trackId: string
  /** amount + fee: exactly what the gateway must take. */
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
  /** Settled without leaving (cash on delivery, a wallet). */
  | { kind: 'settled'; evidence: Evidence }
  /** A definite, documented refusal: nothing was taken and nothing will be. */
  | { kind: 'refused'; message: Localised; details: Record<string, string> }

/**
 * One fact a gateway told us about one attempt, whatever the channel. The same fact through return, callback and inquiry
 * carries the same `operationId`, so the ledger stores it once.
 */
export type Evidence = {
  trackId: string
  gatewayPaymentId: string | null
  result: 'authorized' | 'captured' | 'cod' | 'failed' | 'canceled' | 'expired' | 'pending'
  /** What the gateway says it took; null for results without money. Untrusted: the ledger compares it. */
  money: { minor: number; currency: string } | null
  operationId: string
  /** The gateway's own name for the card, never its number; the same card has the same token at one gateway. */
  cardToken?: string | null
  message: Localised | null
  /** S1 §3 payment_details labels: Result, Reference No, Track ID, Post Date, Transaction ID, Auth Code, … */
  details: Record<string, string>
}

export type CallbackVerdict =
  | { kind: 'badSignature' }
  | { kind: 'malformed' }
  /** `eventId` deduplicates deliveries; `evidence` may be empty (an event that means nothing to us). */
  | { kind: 'event'; eventId: string; evidence: Evidence[] }

export type Inquiry =
  | { kind: 'found'; evidence: Evidence[] }
  /** The gateway has never heard of this track id (reliability B.5: not proof of "unpaid" until the session lifetime is over). */
  | { kind: 'notFound' }

/** No answer, a reset, a 5xx or something unparsable: the truth is unknown, never "failed". */
export class GatewaySilent extends Error {
  override readonly name: string = 'GatewaySilent'
}

/** Not a byte of the request was written: it is proof that this request took nothing (product.md 11.3). */
export class GatewayUnreached extends GatewaySilent {
  override readonly name = 'GatewayUnreached'
}

/** What a gateway can do with the wallet on the payer's device. */
export type GatewayWallet = {
  /** As `createSession`, with the payer's consent in the token: it is used here and kept nowhere. */
  pay(request: CreateSession & { token: string }): Promise<Session>
  /** Only where the gateway proves the shop to Apple by itself. Throws GatewaySilent. */
  openMerchantSession?(account: GatewayAccount, shop: WalletShop): Promise<MerchantSession>
}

export type WalletShop = { validationUrl: string; domain: string; shopName: string }

/** Apple's own object, not ours to read. */
export type MerchantSession = Record<string, unknown>

/** What staff ask for after the payment (reliability B.7). */
export type OperationRequest = {
  account: GatewayAccount
  kind: 'refund' | 'capture' | 'void'
  /** Of the attempt. */
  trackId: string
  /** Ours, unique: the gateway's idempotency key. The same one again is the same operation. */
  reference: string
  /** Of a void all that is left of the hold: the whole, or its rest once a part was captured. */
  amount: Money
}

export type OperationAnswer =
  /** `operationId` is the gateway's own; of a capture it is the one its evidence carries. */
  | { kind: 'done'; operationId: string; details: Record<string, string> }
  /** Taken on; it may still be refused. */
  | { kind: 'queued'; operationId: string | null }
  /** A definite, documented refusal: nothing was moved and nothing will be. */
  | { kind: 'refused'; message: Localised; details: Record<string, string> }

export type GatewayOperations = {
  kinds: readonly OperationRequest['kind'][]
  /** Throws GatewaySilent when the outcome is unknown. Never called inside a database transaction. */
  perform(request: OperationRequest): Promise<OperationAnswer>
  /** By our reference, never "the last event" (GOV.UK ADR-001). Throws GatewaySilent. */
  inquire(
    account: GatewayAccount,
    of: Pick<OperationRequest, 'kind' | 'trackId' | 'reference'>,
  ): Promise<OperationAnswer | { kind: 'notFound' }>
}

export type GatewayAdapter = {
  name: string
  /** The names of the secrets it cannot do without. */
  secrets?: readonly string[]
  capabilities: {
    inquiry: boolean
    cancel: boolean
    /** Whether money may be held until it is captured (`operation` `authorize`). */
    authorize: boolean
    /** Payers may still pay this long after the session was made. */
    sessionMinutes: number
  }
  /**
   * Throws GatewaySilent when the outcome is unknown, and GatewayUnreached only where none of its requests was written.
   * Never called inside a database transaction.
   */
  createSession(request: CreateSession): Promise<Session>
  /** Evidence in the payer's return, only where the gateway's signature verifies; else null. */
  readReturn(account: GatewayAccount, params: Record<string, string>): Evidence[] | null
  readCallback(account: GatewayAccount, headers: Headers, rawBody: Uint8Array): CallbackVerdict
  /** Throws GatewaySilent when the gateway does not answer. */
  inquire(account: GatewayAccount, trackId: string): Promise<Inquiry>
  wallet?: GatewayWallet
  operations?: GatewayOperations
  /**
   * Asks the gateway to close an unpaid session. `closed` only where it says that nobody can pay there any more; where it is
   * not heard, or the payment is under way, the session stays `open`.
   */
  cancel(account: GatewayAccount, trackId: string): Promise<'closed' | 'open'>
}
