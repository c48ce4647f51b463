import type { Clock } from '../../platform/clock.ts'
import type { Money } from '@wasl/domain/money'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Seal } from '../../platform/sealing/sealed.ts'
import type { GatewayAdapter } from '../gateways/gateway.ts'
import type { Background } from './background.ts'
import type { GatewayBreaker } from './gateway-breaker.ts'
import type { PayRefusal } from './pay/pay.domain.ts'
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
  /** Work that nobody waits for, such as closing a superseded session. */
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
  /** True if an expired request may be opened again. */
  mayReopen: (tx: Tx, request: { merchantId: number; transactionId: number; now: Date }) => Promise<boolean>
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
