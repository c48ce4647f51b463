import { initContract, type AppRoute } from '@ts-rest/core'
import { sessionContract } from './core/auth/session.contract.ts'
import { signInContract } from './core/auth/sign-in.contract.ts'
import { catalogueContract } from './core/catalogue.contract.ts'
import { catalogueCheckoutContract } from './core/catalogue/checkout.contract.ts'
import { eventsContract } from './core/events.contract.ts'
import { eventBookingContract } from './core/events/booking.contract.ts'
import { stockByKeyContract } from './core/catalogue/stock-by-key.contract.ts'
import { accountContract } from './core/dashboard/account.contract.ts'
import { administrationContract } from './core/dashboard/administration.contract.ts'
import { homeContract } from './core/dashboard/home.contract.ts'
import { helpContract } from './core/dashboard/help.contract.ts'
import { bulkContract } from './core/dashboard/bulk.contract.ts'
import { listsContract } from './core/dashboard/lists.contract.ts'
import { liveContract } from './core/dashboard/live.contract.ts'
import { pushContract } from './core/dashboard/account/push.contract.ts'
import { bulkJobsContract } from './core/dashboard/transactions/bulk-jobs.contract.ts'
import { operationsContract } from './core/dashboard/transactions/operations.contract.ts'
import { operationRequestsContract } from './core/dashboard/tickets/operation-requests.contract.ts'
import { ticketsContract } from './core/dashboard/tickets.contract.ts'
import { restrictionContract } from './core/dashboard/restriction.contract.ts'
import { paymentRequestContract } from './core/dashboard/payment-request.contract.ts'
import { bookingsContract } from './core/dashboard/bookings.contract.ts'
import { fulfilmentContract } from './core/dashboard/fulfilment.contract.ts'
import { ordersContract } from './core/dashboard/orders.contract.ts'
import { productsContract } from './core/dashboard/products.contract.ts'
import { importFilesContract, importsContract } from './core/dashboard/products/imports.contract.ts'
import { reportsContract } from './core/dashboard/reports.contract.ts'
import { exportContract } from './core/dashboard/transactions/export.contract.ts'
import { checkoutContract } from './core/pay/checkout.contract.ts'
import { customerPaymentContract } from './core/pay/customer-payment.contract.ts'
import { codeContract } from './core/pay/code.contract.ts'
import { linksContract } from './core/pay/links.contract.ts'
import { requestsContract } from './core/pay/requests.contract.ts'
import { transactionsContract } from './core/dashboard/transactions.contract.ts'
import { payContract } from './core/pay/routes.contract.ts'
import { walletContract } from './core/pay/wallet.contract.ts'
import { webhooksContract } from './core/pay/webhooks.contract.ts'

/** The areas of the core. TypeScript cannot write out the type of all their routes, but it can name them. */
type Areas = {
  pay: typeof payContract
  requests: typeof requestsContract
  paymentRequest: typeof paymentRequestContract
  links: typeof linksContract
  customerPayment: typeof customerPaymentContract
  restrictions: typeof restrictionContract
  catalogue: typeof catalogueContract
  catalogueCheckout: typeof catalogueCheckoutContract
  events: typeof eventsContract
  eventBooking: typeof eventBookingContract
  stockByKey: typeof stockByKeyContract
  checkout: typeof checkoutContract
  code: typeof codeContract
  wallet: typeof walletContract
  webhooks: typeof webhooksContract
  signIn: typeof signInContract
  session: typeof sessionContract
  account: typeof accountContract
  administration: typeof administrationContract
  help: typeof helpContract
  push: typeof pushContract
  tickets: typeof ticketsContract
  operationRequests: typeof operationRequestsContract
  home: typeof homeContract
  live: typeof liveContract
  operations: typeof operationsContract
  bulkJobs: typeof bulkJobsContract
  reports: typeof reportsContract
  bulk: typeof bulkContract
  exports: typeof exportContract
  lists: typeof listsContract
  transactions: typeof transactionsContract
  products: typeof productsContract
  imports: typeof importsContract
  importFiles: typeof importFilesContract
  orders: typeof ordersContract
  bookings: typeof bookingsContract
  fulfilment: typeof fulfilmentContract
}

type Below<Router> = {
  [Name in keyof Router]: Router[Name] extends AppRoute
    ? {
        [Field in keyof Router[Name]]: Field extends 'path'
          ? `/api/v1${Router[Name]['path']}`
          : Router[Name][Field]
      }
    : Below<Router[Name]>
}

/** The core API below `/api/v1` (S1 §7). The only file that lists every slice. */
export const coreContract: Below<Areas> = initContract().router(
  {
    pay: payContract,
    requests: requestsContract,
    paymentRequest: paymentRequestContract,
    links: linksContract,
    customerPayment: customerPaymentContract,
    restrictions: restrictionContract,
    catalogue: catalogueContract,
    catalogueCheckout: catalogueCheckoutContract,
    events: eventsContract,
    eventBooking: eventBookingContract,
    stockByKey: stockByKeyContract,
    checkout: checkoutContract,
    code: codeContract,
    wallet: walletContract,
    webhooks: webhooksContract,
    signIn: signInContract,
    session: sessionContract,
    account: accountContract,
    administration: administrationContract,
    help: helpContract,
    push: pushContract,
    tickets: ticketsContract,
    operationRequests: operationRequestsContract,
    home: homeContract,
    live: liveContract,
    operations: operationsContract,
    bulkJobs: bulkJobsContract,
    reports: reportsContract,
    bulk: bulkContract,
    exports: exportContract,
    lists: listsContract,
    transactions: transactionsContract,
    products: productsContract,
    imports: importsContract,
    importFiles: importFilesContract,
    orders: ordersContract,
    bookings: bookingsContract,
    fulfilment: fulfilmentContract,
  },
  { pathPrefix: '/api/v1' },
)
