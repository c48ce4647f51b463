import type { Clock } from '../../platform/clock.ts'
import type { Money } from '@wasl/domain/money'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Seal } from '../../platform/sealing/sealed.ts'
import type { GatewayAdapter } from '../gateways/gateway.ts'
import type { Background } from './background.ts'
import type { GatewayBreaker } from './gateway-breaker.ts'
import type { PayRefusal } from './pay/pay.domain.ts'
import type { TransactionState } from '@wasl/domain/states'
import type { Source } from './source.ts'
import type { TransactionEvent } from './transaction.domain.ts'
import type { TransactionRow } from './transaction.store.ts'

export type LedgerDeps = {
  db: Db
  clock: Clock
  gateways: { find(adapter: string): GatewayAdapter | null }
  /** Allowed redirects for gateways without `redirect_origins`: this installation. */
  redirectOrigins: readonly string[]
  /** Opens secrets of gateways. */
  seal: Pick<Seal, 'open'>
  log: LedgerLog
  ids: { publicId(): string; trackId(): string }
  limits: LedgerLimits
  /** Work in the background, such as closing a superseded session. */
  background: Background
  breaker: GatewayBreaker
  guards: LedgerGuards
  /** Counts events for operators, such as refused callbacks. */
  count: (event: LedgerCount) => void
}

/** Rules of rooms above the ledger, given by the app. Called under the transaction's lock. */
export type LedgerGuards = {
  /** In order; the first refusal wins. */
  beforePay: readonly ((tx: Tx, beginning: PaymentToBegin) => Promise<PayRefusal | null>)[]
  /** In order; why an expired request may not be opened again. The first refusal wins. */
  beforeReopen: readonly ((
    tx: Tx,
    request: { merchantId: number; transactionId: number; now: Date },
  ) => Promise<ReopenRefusal | null>)[]
  /**
   * Told of every move of a transaction's state, after it was written and its attempt was booked. `giveBack`: what was
   * paid for cannot be had any more.
   */
  afterMove: (tx: Tx, moved: TransactionMoved) => Promise<'keep' | 'giveBack'>
  /** Told when a bank has given money back, or refused to. */
  afterRefund: (tx: Tx, refund: RefundEnded) => Promise<void>
  /** True if the mail with the id `mail` contained the request's link. */
  isRequestMailedTo: (
    tx: Tx,
    request: { merchantId: number; publicId: string; mail: string },
  ) => Promise<boolean>
}

export type PaymentToBegin = {
  transaction: Pick<TransactionRow, 'id' | 'merchantId' | 'plugin' | 'linkId'>
  /** Without the gateway's fee. */
  amount: Money
  gatewayCode: string
  now: Date
}

/** No place of the link, or no stock of what was ordered, is left. */
export type ReopenRefusal = 'linkIsFull' | 'stockIsGone'

export type TransactionMoved = {
  merchantId: number
  transactionId: number
  publicId: string
  plugin: string
  from: TransactionState
  to: TransactionState
  event: TransactionEvent
  source: Source
  now: Date
}

export type RefundEnded = {
  merchantId: number
  transactionId: number
  plugin: string
  outcome: 'done' | 'refused'
  now: Date
}

export type LedgerLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type LedgerCount =
  | 'callback.badSignature'
  | 'callback.malformed'
  | 'callback.orphan'
  | 'gateway.silent'

export type LedgerLimits = {
  /** Most time for opening a session at a gateway (reliability B.1). */
  openSessionMs: number
  /** Most time that a payer or a page waits for an inquiry. */
  inquiryMs: number
  /** After this time a request that opens a session counts as dead, and the next press continues its attempt. */
  openingMs: number
}

export const ledgerLimits: LedgerLimits = { openSessionMs: 10_000, inquiryMs: 2_000, openingMs: 15_000 }
