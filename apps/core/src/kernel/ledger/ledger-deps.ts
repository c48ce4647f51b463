import type { Clock } from '../../platform/clock.ts'
import type { Money } from '@wasl/domain/money'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Seal } from '../../platform/sealing/sealed.ts'
import type { GatewayAdapter } from '../gateways/gateway.ts'
import type { Background } from './background.ts'
import type { GatewayBreaker } from './gateway-breaker.ts'
import type { PayRefusal } from './pay.domain.ts'
import type { TransactionRow } from './transaction.store.ts'

export type LedgerDeps = {
  db: Db
  clock: Clock
  gateways: { find(adapter: string): GatewayAdapter | null }
  /** Where payers may be sent by gateways that name no `redirect_origins` in their settings: this installation itself. */
  redirectOrigins: readonly string[]
  /** Opens the secrets of gateways. */
  seal: Pick<Seal, 'open'>
  log: LedgerLog
  ids: { publicId(): string; trackId(): string }
  limits: LedgerLimits
  /** Work nobody waits for, such as closing a superseded session. */
  background: Background
  breaker: GatewayBreaker
  guards: LedgerGuards
  /** Counts what an operator watches, such as refused callbacks. */
  count: (event: LedgerCount) => void
}

/** What rooms above the ledger know about a request; the app gives them. Each is asked under the lock of the transaction. */
export type LedgerGuards = {
  /** In order; the first refusal counts. */
  beforePay: readonly ((tx: Tx, beginning: PaymentToBegin) => Promise<PayRefusal | null>)[]
  /** Whether a request that expired may be opened again. */
  mayReopen: (tx: Tx, request: { merchantId: number; transactionId: number; now: Date }) => Promise<boolean>
  /** Whether the mail with the id `mail` carried the request's link. */
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
  /** The whole of opening a session at a gateway (reliability B.1). */
  openSessionMs: number
  /** How long a payer or a page waits for an inquiry. */
  inquiryMs: number
  /** Who has not opened a session by then has died: the next press goes on with its attempt. */
  openingMs: number
}

export const ledgerLimits: LedgerLimits = { openSessionMs: 10_000, inquiryMs: 2_000, openingMs: 15_000 }
