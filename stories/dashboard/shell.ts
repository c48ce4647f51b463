import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import { sections } from '@wasl/domain/sections'
import { merchant } from '@wasl/web/pay/pay.fixtures.ts'

/** The demo's administrator: every section, every right. */
export const shell: Shell = {
  user: {
    id: '1',
    username: 'admin.demo',
    name: { en: 'Alia Al-Sane', ar: 'علياء الصانع' },
    email: 'admin@tamra-tide.example',
    isSuperuser: true,
    permissions: [],
    receivesOrderNotifications: true,
  },
  merchant,
  plugins: sections.filter((section) => !['general-info', 'generated_reports', 'help'].includes(section)),
  sections: [...sections],
  tableHeaders: ['payment_request', 'bulk', 'customer_payment', 'catalogue', 'e_commerce', 'event'],
  newRequests: 0,
  administrationUrl: null,
}
