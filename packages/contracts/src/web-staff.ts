import { initContract } from '@ts-rest/core'
import { authContract } from './web/auth.contract.ts'
import { accountContract } from './web/dashboard/account.contract.ts'
import { administrationContract } from './web/dashboard/administration.contract.ts'
import { listsContract } from './web/dashboard/lists.contract.ts'
import { helpContract } from './web/dashboard/help.contract.ts'
import { homeContract } from './web/dashboard/home.contract.ts'
import { bulkContract } from './web/dashboard/bulk.contract.ts'
import { shellContract } from './web/dashboard/shell.contract.ts'
import { paymentLinksContract } from './web/dashboard/payment-request/links.contract.ts'
import { paymentRequestContract } from './web/dashboard/payment-request.contract.ts'
import { posContract } from './web/pay/counter.contract.ts'
import { bookingsContract } from './web/dashboard/bookings.contract.ts'
import { fulfilmentContract } from './web/dashboard/fulfilment.contract.ts'
import { ordersContract } from './web/dashboard/orders.contract.ts'
import { productsContract } from './web/dashboard/products.contract.ts'
import { importsContract } from './web/dashboard/products/imports.contract.ts'
import { restrictionContract } from './web/dashboard/restriction.contract.ts'
import { reportsContract } from './web/dashboard/reports.contract.ts'
import { operationRequestsContract } from './web/dashboard/tickets/operation-requests.contract.ts'
import { ticketsContract } from './web/dashboard/tickets.contract.ts'
import { transactionsContract } from './web/dashboard/transactions.contract.ts'
import { exportContract } from './web/dashboard/transactions/export.contract.ts'
import { detailContract } from './web/dashboard/transactions/detail.contract.ts'
import { matchingContract } from './web/dashboard/transactions/matching.contract.ts'
import { operationsContract } from './web/dashboard/transactions/operations.contract.ts'

type StaffAreas = {
  auth: typeof authContract
  shell: typeof shellContract
  account: typeof accountContract
  administration: typeof administrationContract
  help: typeof helpContract
  home: typeof homeContract
  paymentRequest: typeof paymentRequestContract
  paymentLinks: typeof paymentLinksContract
  pos: typeof posContract
  restrictions: typeof restrictionContract
  lists: typeof listsContract
  reports: typeof reportsContract
  tickets: typeof ticketsContract
  operationRequests: typeof operationRequestsContract
  bulk: typeof bulkContract
  exports: typeof exportContract
  transactions: typeof transactionsContract
  transaction: typeof detailContract
  actions: typeof operationsContract
  matching: typeof matchingContract
  products: typeof productsContract
  imports: typeof importsContract
  orders: typeof ordersContract
  bookings: typeof bookingsContract
  fulfilment: typeof fulfilmentContract
}

const areas: StaffAreas = {
  auth: authContract,
  shell: shellContract,
  account: accountContract,
  administration: administrationContract,
  help: helpContract,
  home: homeContract,
  paymentRequest: paymentRequestContract,
  paymentLinks: paymentLinksContract,
  pos: posContract,
  restrictions: restrictionContract,
  lists: listsContract,
  reports: reportsContract,
  tickets: ticketsContract,
  operationRequests: operationRequestsContract,
  bulk: bulkContract,
  exports: exportContract,
  transactions: transactionsContract,
  transaction: detailContract,
  actions: operationsContract,
  matching: matchingContract,
  products: productsContract,
  imports: importsContract,
  orders: ordersContract,
  bookings: bookingsContract,
  fulfilment: fulfilmentContract,
}

/**
 * The staff half of the web contract below `/bff`, apart, so that payers' pages do not load it. Its type names the areas and says
 * their paths without `/bff`: inferred, it would be longer than the compiler writes into a declaration.
 */
export const staffContract = initContract().router(areas, { pathPrefix: '/bff' }) as unknown as StaffAreas
