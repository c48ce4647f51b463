import type { LedgerGuards } from './kernel/ledger/ledger-deps.ts'
import { refuseFullLink, refuseWithoutPlace } from './kernel/links/link-place.service.ts'
import { isRequestMailedTo } from './kernel/messages/messages.store.ts'
import { refuseRestricted } from './kernel/restrictions/admit-payment.service.ts'

/** What the rooms above the ledger say to a payment. Every ledger is made with them. */
export const ledgerGuards: LedgerGuards = {
  beforePay: [refuseRestricted, refuseWithoutPlace],
  beforeReopen: [refuseFullLink],
  afterMove: async () => 'keep',
  afterRefund: async () => {},
  isRequestMailedTo,
}
