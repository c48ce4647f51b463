import { GatewaySilent, type GatewayAdapter } from '../kernel/gateways/gateway.ts'
import type { Gateways } from '../kernel/gateways/registry.ts'
import type { Bank } from '../kernel/gateways/sandbox/bank/bank.ts'
import { terminalOf } from '../kernel/gateways/sandbox/credentials.ts'
import { ledgerGuards } from '../ledger-guards.ts'
import { createLedger, type Ledger } from '../kernel/ledger/ledger.ts'
import type { Db } from '../platform/db/db.ts'
import type { PastPayment } from './past-payment.ts'

export type PastLedger = {
  ledger: Ledger
  /** Sets the ledger's clock to this moment. */
  at(moment: Date): void
  /** The next attempt is this one: its names, and what the bank's book says about it. */
  next(payment: PastPayment): void
  /** The next operation has this name. */
  nameOperation(publicId: string): void
}

type PastDeps = { db: Db; gateways: Gateways; bank: Pick<Bank, 'seed'>; publicUrl: string; now: Date }

/**
 * The ledger itself, with a clock that is set by hand and a bank that reports payments which were not made here. What
 * the books then say comes from the same services, and from the bank's own answers, as on every other day.
 */
export function pastLedger({ db, gateways, bank, publicUrl, now }: PastDeps): PastLedger {
  let moment = now
  let payment: PastPayment | null = null
  let operationName: string | null = null
  const current = (): PastPayment => {
    if (!payment) throw new Error('no payment of the past was named')
    return payment
  }
  const sandbox = gateways.find('sandbox')
  if (!sandbox) throw new Error('the demo needs the sandbox bank')
  const remembering: GatewayAdapter = {
    ...sandbox,
    async createSession({ account, trackId, charge, merchantName, orderNo, locale, returnUrl, callbackUrl }) {
      const { paymentId, createdAt } = current()
      if (paymentId === null) throw new GatewaySilent('the bank never heard of it')
      const { operation } = account
      const terms = {
        trackId,
        terminal: terminalOf(account),
        operation,
        charge,
        merchantName,
        orderNo,
        locale,
        returnUrl,
        callbackUrl,
      }
      await bank.seed([{ paymentId, terms, createdAt, outcome: outcomeOf(current()) }])
      return {
        kind: 'redirect',
        gatewayPaymentId: paymentId,
        redirectUrl: `${publicUrl}/sandbox-bank/pay/${paymentId}`,
      }
    },
  }
  const ledger = createLedger({
    db,
    clock: { now: () => moment },
    gateways: { find: (adapter) => (adapter === 'sandbox' ? remembering : gateways.find(adapter)) },
    guards: ledgerGuards,
    redirectOrigins: [publicUrl],
    log: { info() {}, warn() {}, error() {} },
    ids: { publicId: () => operationName ?? current().attemptId, trackId: () => current().trackId },
  })
  return {
    ledger,
    at: (next) => {
      moment = next
    },
    next: (next) => {
      payment = next
      operationName = null
    },
    nameOperation: (publicId) => {
      operationName = publicId
    },
  }
}

function outcomeOf({ state, message, details }: PastPayment): Parameters<Bank['seed']>[0][number]['outcome'] {
  switch (state) {
    case 'pending':
    case 'cod':
      return null
    case 'success':
      return { result: 'captured', message, details }
    case 'authorized':
    case 'failed':
    case 'canceled':
    case 'expired':
      return { result: state, message, details }
  }
}
