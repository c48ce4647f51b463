import { initContract } from '@ts-rest/core'
import { authContract } from './web/auth.contract.ts'
import { accountContract } from './web/dashboard/account.contract.ts'
import { administrationContract } from './web/dashboard/administration.contract.ts'
import { helpContract } from './web/dashboard/help.contract.ts'
import { homeContract } from './web/dashboard/home.contract.ts'
import { bulkContract } from './web/dashboard/bulk.contract.ts'
import { shellContract } from './web/dashboard/shell.contract.ts'
import { paymentLinksContract } from './web/dashboard/payment-request/links.contract.ts'
import { paymentRequestContract } from './web/dashboard/payment-request.contract.ts'
import { posContract } from './web/pay/counter.contract.ts'
import { restrictionContract } from './web/dashboard/restriction.contract.ts'
import { reportsContract } from './web/dashboard/reports.contract.ts'
import { operationRequestsContract } from './web/dashboard/tickets/operation-requests.contract.ts'
import { ticketsContract } from './web/dashboard/tickets.contract.ts'
import { transactionsContract } from './web/dashboard/transactions.contract.ts'
import { exportContract } from './web/dashboard/transactions/export.contract.ts'
import { detailContract } from './web/dashboard/transactions/detail.contract.ts'
import { matchingContract } from './web/dashboard/transactions/matching.contract.ts'
import { operationsContract } from './web/dashboard/transactions/operations.contract.ts'

/** The staff half of the web contract below `/bff`, apart, so that payers' pages do not load it. */
export const staffContract = initContract().router(
  {
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
    reports: reportsContract,
    tickets: ticketsContract,
    operationRequests: operationRequestsContract,
    bulk: bulkContract,
    exports: exportContract,
    transactions: transactionsContract,
    transaction: detailContract,
    actions: operationsContract,
    matching: matchingContract,
  },
  { pathPrefix: '/bff' },
)
