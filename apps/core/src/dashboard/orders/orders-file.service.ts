import type { CoreFilters } from '@wasl/contracts/lists/query'
import { orderList } from '@wasl/contracts/lists/orders'
import type { Locale } from '@wasl/domain/locale'
import { nameOf } from '@wasl/domain/locale'
import { decimalText } from '@wasl/domain/money'
import { shownOrderNumber } from '@wasl/domain/order-number'
import { audited, type By } from '../../kernel/administered/by.ts'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import type { OrderDeps } from '../../kernel/orders/place-order.service.ts'
import { csvFile, csvLine } from '../../platform/csv/csv.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { orders, type OrderScope } from './orders.list.ts'
import { rowsOf, type ShownRow } from './orders.service.ts'
import { ordersFileStrings } from './orders-file.strings.ts'
import { ordersFileStringsAr } from './orders-file.strings.ar.ts'

const words = wordsOf({ en: ordersFileStrings, ar: ordersFileStringsAr })

type Wanted = { scope: OrderScope; query: CoreFilters<typeof orderList>; language: Locale; now: Date }

const pageRows = 500

/** Who takes the orders away is in the audit log before the first line leaves. */
export async function ordersFile(
  deps: OrderDeps,
  by: By,
  wanted: Wanted,
): Promise<AsyncGenerator<Uint8Array>> {
  const { query, scope, now } = wanted
  const { json: _json, format: _format, ...asked } = query
  const detail = { plugin: scope.plugin, query: asked }
  await inTransaction(deps.db, (tx) =>
    audited(tx, by, { action: 'orders.exported', object: scope.plugin, detail, now }),
  )
  return csvFile(linesOf(deps, wanted))
}

const columns = [
  'ordersFile.number',
  'ordersFile.placed',
  'ordersFile.state',
  'ordersFile.payment',
  'ordersFile.refund',
  'ordersFile.fulfilment',
  'ordersFile.branch',
  'ordersFile.customer',
  'ordersFile.phone',
  'ordersFile.email',
  'ordersFile.lines',
  'ordersFile.currency',
  'ordersFile.subtotal',
  'ordersFile.voucher',
  'ordersFile.discount',
  'ordersFile.delivery',
  'ordersFile.total',
] as const

async function* linesOf(deps: OrderDeps, { scope, query, language }: Wanted): AsyncGenerator<string> {
  const { db } = deps
  const timezone = (await findMerchant(db, scope.merchantId))?.timezone ?? 'UTC'
  const clock = clockOf(timezone)
  yield csvLine(columns.map((column) => words(column, language)))
  const asked = { scope, filters: readAsked(orderList, query) }
  for await (const ids of orders.walk(db, asked, pageRows)) {
    const rows = await rowsOf(deps, scope, ids)
    yield rows.map((row) => lineOf(row, language, clock)).join('')
  }
}

function lineOf({ order, lines, place }: ShownRow, language: Locale, clock: Intl.DateTimeFormat): string {
  const amount = (minor: number) => decimalText({ minor, currency: order.currency })
  const known = (key: string) =>
    Object.hasOwn(ordersFileStrings, key) ? words(key as keyof typeof ordersFileStrings, language) : null
  return csvLine([
    shownOrderNumber(order.number),
    clock.format(order.createdAt),
    known(`ordersFile.state.${order.state}`) ?? order.state,
    known(`ordersFile.pay.${order.paymentState}`) ?? order.paymentState,
    known(`ordersFile.refund.${order.refundState}`) ?? order.refundState,
    words(`ordersFile.fulfilment.${order.fulfilment}`, language),
    place ? nameOf(place, language) : order.branch,
    order.customerName,
    order.customerPhone,
    order.customerEmail,
    lines
      .map(({ quantity, snapshot }) => `${quantity} × ${nameOf(snapshot, language)}`)
      .join(language === 'ar' ? '، ' : ', '),
    order.currency,
    amount(order.subtotal),
    order.voucherCode,
    amount(order.voucherDiscount),
    amount(order.deliveryFee),
    amount(order.grandTotal),
  ])
}

/** As every file says times: year first, so that a spreadsheet sorts them. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
