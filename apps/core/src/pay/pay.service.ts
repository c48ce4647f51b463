import { money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isPayable, type TransactionState } from '@wasl/domain/states'
import type { Locale } from '@wasl/domain/locale'
import type { Gateways } from '../kernel/gateways/registry.ts'
import { findGateways, type GatewayRow } from '../kernel/merchants/gateways.store.ts'
import { isInstalled } from '../kernel/ledger/installed-gateway.ts'
import type { Ledger } from '../kernel/ledger/ledger.ts'
import { pausedBy } from '../kernel/ledger/pay/pay.domain.ts'
import { offersFor, walletOffersFor, type Offer } from '../kernel/ledger/pay/offers.domain.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { pausesOf, payability, requestOf, type Payability } from './pay.domain.ts'
import type { PayRefusal } from './pay-refusal.ts'
import { findBill, type BillRow } from './pay.store.ts'
import { readAmountToPay } from './typed-amount.ts'
import type { WalletSetup } from './wallet/wallet-configs.ts'

export type PayDeps = {
  db: Db
  clock: Clock
  gateways: Gateways
  ledger: Ledger
  wallets: WalletSetup
  /** Where the tickets of a payment are, if it paid for some. */
  ticketsOf?: (paid: { merchantId: number; publicId: string; language: Locale }) => Promise<string | null>
}

/** A request as an address names it: tenant, plugin and public id. */
export type Asked = { merchantId: number; plugin: string; publicId: string }

type Refused<Kind extends PayRefusal['kind']> = Extract<PayRefusal, { kind: Kind }>

/** `wallets` are no choices of their own (PAY-04). */
export type Offers = { offers: Offer<GatewayRow>[]; wallets: Offer<GatewayRow>[] }

export type Payable = Offers & {
  bill: BillRow
  payability: Exclude<Payability, { kind: 'paused' }>
}

/** A request asked for by another plugin's address is not there. */
export async function billOf(
  { db }: Pick<PayDeps, 'db'>,
  asked: Asked,
): Promise<Result<BillRow, Refused<'notFound'>>> {
  const bill = await findBill(db, asked)
  return bill?.transaction.plugin === asked.plugin ? accepted(bill) : refused({ kind: 'notFound' })
}

/** Everything the pay page shows. Choices only where the request may be paid now. */
export async function showBill(
  deps: PayDeps,
  asked: Asked,
): Promise<Result<Payable, Refused<'notFound' | 'paused'>>> {
  const found = await billOf(deps, asked)
  if (!found.ok) return found
  const bill = found.value
  const may = payability(requestOf(bill), pausesOf(bill), deps.clock.now())
  if (may.kind === 'paused') return refused(pausedBy(may.pause))
  const { amount, currency } = bill.transaction
  const offers = may.kind === 'payable' ? await offersOf(deps, bill, money(amount, currency)) : noOffers
  return accepted({ bill, payability: may, ...offers })
}

/** The choices for an amount the payer typed (S1 §5: changing the amount asks again). */
export async function choicesFor(
  deps: PayDeps,
  asked: Asked,
  typed: string,
): Promise<Result<Offers & Pick<Payable, 'bill'>, Refused<'notFound' | 'paused' | Closed | 'amount'>>> {
  const shown = await showBill(deps, asked)
  if (!shown.ok) return shown
  const { bill, payability: may } = shown.value
  if (may.kind === 'closed') return refused(closedBy(may))
  const amount = readAmountToPay(typed, bill.transaction)
  if (!amount.ok)
    return refused({ kind: 'amount', refusal: amount.error, currency: bill.transaction.currency })
  return accepted({ bill, ...(await offersOf(deps, bill, amount.value)) })
}

/** The payer has the page open. A link preview never calls it. */
export async function markSeen(
  deps: PayDeps,
  asked: Asked,
  mail?: string,
): Promise<Result<TransactionState, Refused<'notFound' | 'paused'>>> {
  const shown = await showBill(deps, asked)
  if (!shown.ok) return shown
  const { state } = shown.value.bill.transaction
  if (shown.value.payability.kind === 'closed') return accepted(state)
  const seen = await deps.ledger.markSeen({ ...asked, mail })
  return seen.ok ? seen : refused({ kind: 'notFound' })
}

/** S1 §2 "Transaction details page": a request that may be paid but that no gateway takes is misconfigured. */
export async function showTransaction(
  deps: PayDeps,
  asked: Asked,
): Promise<Result<{ bill: BillRow; isConfigured: boolean }, Refused<'notFound'>>> {
  const found = await billOf(deps, asked)
  if (!found.ok) return found
  const { amount, currency, state } = found.value.transaction
  const isConfigured =
    !isPayable(state) || (await offersOf(deps, found.value, money(amount, currency))).offers.length > 0
  return accepted({ bill: found.value, isConfigured })
}

const noOffers: Offers = { offers: [], wallets: [] }

const offersOf = async (
  deps: PayDeps,
  { transaction }: BillRow,
  base: ReturnType<typeof money>,
): Promise<Offers> => {
  const rows = await findGateways(deps.db, { merchantId: transaction.merchantId, codes: transaction.pgCodes })
  const installed = rows.filter(
    (gateway) => isInstalled(deps.gateways, gateway) && deps.ledger.accountOf(gateway) !== null,
  )
  return {
    offers: offersFor(transaction, installed, base),
    wallets: walletOffersFor(transaction, installed, base),
  }
}

export type Closed = 'notPayable' | 'unresolved' | 'expired'

export function closedBy({ state, unresolved }: Extract<Payability, { kind: 'closed' }>): Refused<Closed> {
  if (unresolved) return { kind: 'unresolved' }
  return state === 'expired' ? { kind: 'expired' } : { kind: 'notPayable', state }
}
