import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import { merchant } from '../pay/pay.fixtures.ts'

/** A cashier who may see the sums of payment requests. */
export const shell: Shell = {
  user: {
    id: '2',
    username: 'cashier.demo',
    name: { en: 'Yousef Karam', ar: 'يوسف كرم' },
    email: 'cashier@tamra-tide.example',
    isSuperuser: false,
    permissions: ['view_paymenttransaction_statistics'],
    receivesOrderNotifications: false,
  },
  merchant,
  plugins: ['payment_request'],
  sections: ['payment_request'],
  tableHeaders: [],
  newRequests: null,
  administrationUrl: null,
}
