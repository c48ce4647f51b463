import type { LedgerGuards } from './kernel/ledger/ledger-deps.ts'
import { refuseFullLink, refuseWithoutPlace } from './kernel/links/link-place.service.ts'
import { isRequestMailedTo } from './kernel/messages/messages.store.ts'
import { followPayment, followRefund } from './kernel/orders/follow-payment.service.ts'
import { refuseWithoutStock } from './kernel/orders/order-stock.service.ts'
import { refuseRestricted } from './kernel/restrictions/admit-payment.service.ts'
import { orderKinds } from './order-kinds.ts'

/** What the rooms above the ledger say to a payment. Every ledger is made with them. */
export const ledgerGuards: LedgerGuards = {
  beforePay: [refuseRestricted, refuseWithoutPlace],
  beforeReopen: [refuseFullLink, refuseWithoutStock],
  afterMove: followPayment(orderKinds),
  afterRefund: followRefund,
  isRequestMailedTo,
}
