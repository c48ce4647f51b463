import { money } from '@wasl/domain/money'
import { priceBill, priceHash, type PricedBill } from '@wasl/domain/pricing'
import { accepted, type Result } from '@wasl/domain/result'
import type { Gateways } from '../gateways/registry.ts'
import { isInstalled } from '../ledger/installed-gateway.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { offersFor, type Offer } from '../ledger/pay/offers.domain.ts'
import { findGatewaysOf, type GatewayRow } from '../merchants/gateways.store.ts'
import { findDefaultUnit, type Merchant, type Unit } from '../merchants/merchants.store.ts'
import type { EventDeps } from './show-events.service.ts'
import type { OrderKinds } from '../orders/order-kind.ts'
import { isReduced, judgeCart, reductionBy, type VoucherProblem } from '../vouchers/voucher.domain.ts'
import { readVoucher } from '../vouchers/voucher-uses.service.ts'
import type { VoucherRow } from '../vouchers/vouchers.store.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { wantedNow, type WantedNow, type WantedRefusal, type Wanting } from './keep-places.service.ts'
import type { JudgedTicket } from './wanted-tickets.ts'

export type TicketDeps = EventDeps & {
  gateways: Gateways
  ledger: Ledger
  kinds: OrderKinds
}

/** Tickets at the prices of now, and the ways to pay them. */
export type TicketOffer = WantedNow & {
  merchant: Merchant
  /** Null: the merchant has no unit that could ask for money. */
  unit: Unit | null
  bill: PricedBill
  voucher: VoucherRow | null
  /** Why the code takes nothing off. */
  voucherProblem: VoucherProblem | null
  hash: string
  offers: Offer<GatewayRow>[]
}

export type OfferAsked = Wanting & { merchant: Merchant; voucherCode?: string | undefined }

/** The one calculation of pay-choices and registration: from ids, by the prices of now. */
export async function offerTickets(
  db: Db | Tx,
  { gateways, ledger, clock }: Omit<TicketDeps, 'db'>,
  { merchant, voucherCode, ...wanting }: OfferAsked,
): Promise<Result<TicketOffer, WantedRefusal>> {
  const now = clock.now()
  const read = await wantedNow(db, { ...wanting, now })
  if (!read.ok) return read
  const { event, lines } = read.value
  const priced = await priceTickets(db, { merchant, lines, eventId: event.row.publicId, voucherCode, now })
  const unit = await findDefaultUnit(db, merchant.id)
  const { grandTotalMinor: amount, currency } = priced.bill.totals
  const rows =
    unit && amount > 0
      ? (await findGatewaysOf(db, merchant.id)).filter(
          (row) => isInstalled(gateways, row) && ledger.accountOf(row) !== null,
        )
      : []
  const pgCodes = rows.map(({ code }) => code)
  const offers = unit
    ? offersFor({ unitKey: unit.key, currency, amount, delivery: 0, pgCodes }, rows, money(amount, currency))
    : []
  return accepted({
    ...read.value,
    ...priced,
    merchant,
    unit,
    offers: amount === 0 ? [] : offers,
    hash: priceHash(
      lines.map(({ wanted: { ticket, date, slot } }) => `${ticket} ${date} ${slot ?? ''}`),
      priced.bill,
    ),
  })
}

type Pricing = {
  merchant: Merchant
  lines: readonly JudgedTicket[]
  eventId: string
  voucherCode: string | undefined
  now: Date
}

async function priceTickets(
  db: Db | Tx,
  { merchant, lines, eventId, voucherCode: code, now }: Pricing,
): Promise<Pick<TicketOffer, 'bill' | 'voucher' | 'voucherProblem'>> {
  const { id: merchantId, currency, timezone: timeZone } = merchant
  const refsOf = ({ wanted }: JudgedTicket) => [`ticket:${wanted.ticket}`, `event:${eventId}`]
  const billOf = (voucher: VoucherRow | null) =>
    priceBill({
      currency,
      lines: lines.map((line) => ({
        priceMinor: line.sale?.price ?? 0,
        discountedMinor: null,
        extrasMinor: [],
        quantity: line.sale ? line.wanted.quantity : 0,
        isEligible: voucher !== null && isReduced(voucher, refsOf(line)),
      })),
      reduction: voucher && reductionBy(voucher),
      deliveryMinor: 0,
      serviceMinor: 0,
      taxBasisPoints: 0,
    })
  const without = { bill: billOf(null), voucher: null }
  if (code === undefined || code.trim() === '') return { ...without, voucherProblem: null }
  const found = await readVoucher(db, { merchantId, code, plugin: 'event', currency, now, timeZone })
  if (!found.ok) return { ...without, voucherProblem: found.error }
  const judged = judgeCart(
    found.value,
    lines.map((line, at) => ({ refs: refsOf(line), totalMinor: without.bill.lines[at]?.totalMinor ?? 0 })),
  )
  if (!judged.ok) return { ...without, voucherProblem: judged.error }
  return { bill: billOf(found.value), voucher: found.value, voucherProblem: null }
}
