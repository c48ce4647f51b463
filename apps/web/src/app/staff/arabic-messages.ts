import type { Messages } from '../../i18n/text.tsx'
import { accountStringsAr } from '../../dashboard/account/account.strings.ar.ts'
import { apiKeysStringsAr } from '../../dashboard/administration/api-keys/api-keys.strings.ar.ts'
import { collectorsStringsAr } from '../../dashboard/administration/collectors/collectors.strings.ar.ts'
import { gatewaysStringsAr } from '../../dashboard/administration/gateways/gateways.strings.ar.ts'
import { pausingStringsAr } from '../../dashboard/administration/pause/pausing.strings.ar.ts'
import { hooksStringsAr } from '../../dashboard/administration/webhooks/hooks.strings.ar.ts'
import { auditFieldStringsAr } from '../../dashboard/administration/audit/audit-field.strings.ar.ts'
import { auditLogStringsAr } from '../../dashboard/administration/audit/audit-log.strings.ar.ts'
import { peopleStringsAr } from '../../dashboard/administration/people/people.strings.ar.ts'
import { permissionStringsAr } from '../../dashboard/administration/people/permission-words.strings.ar.ts'
import { administrationStringsAr } from '../../dashboard/administration/administration.strings.ar.ts'
import { appearanceStringsAr } from '../../dashboard/administration/appearance/appearance.strings.ar.ts'
import { wordingStringsAr } from '../../dashboard/administration/wording/wording.strings.ar.ts'
import { customersStringsAr } from '../../dashboard/administration/customers/customers.strings.ar.ts'
import { settingsStringsAr } from '../../dashboard/administration/settings/settings.strings.ar.ts'
import { helpStringsAr } from '../../dashboard/help/help.strings.ar.ts'
import { actionsStringsAr } from '../../dashboard/transactions/actions/actions.strings.ar.ts'
import { detailStringsAr } from '../../dashboard/transactions/detail/detail.strings.ar.ts'
import { bulkStringsAr } from '../../dashboard/bulk/bulk.strings.ar.ts'
import { homeStringsAr } from '../../dashboard/home/home.strings.ar.ts'
import { requestStringsAr } from '../../dashboard/payment-request/request.strings.ar.ts'
import { linksStringsAr } from '../../dashboard/payment-request/links/links.strings.ar.ts'
import { restrictionStringsAr } from '../../dashboard/restriction/restriction.strings.ar.ts'
import { ordersStringsAr } from '../../desk/order/orders.strings.ar.ts'
import { writtenStringsAr } from '../../desk/written/written.strings.ar.ts'
import { picturesStringsAr } from '../../desk/pictures/pictures.strings.ar.ts'
import { productsStringsAr } from '../../dashboard/products/products.strings.ar.ts'
import { importsStringsAr } from '../../dashboard/products/imports/imports.strings.ar.ts'
import { stockStringsAr } from '../../dashboard/products/stock.strings.ar.ts'
import { vouchersStringsAr } from '../../dashboard/products/vouchers.strings.ar.ts'
import { reportsStringsAr } from '../../dashboard/reports/reports.strings.ar.ts'
import { ticketsStringsAr } from '../../dashboard/tickets/tickets.strings.ar.ts'
import { exportStringsAr } from '../../dashboard/transactions/export/export.strings.ar.ts'
import { headersStringsAr } from '../../dashboard/transactions/headers/headers.strings.ar.ts'
import { listStringsAr } from '../../dashboard/transactions/list/list.strings.ar.ts'
import { authStringsAr } from '../../auth/auth.strings.ar.ts'
import { ownStringsAr } from '../../auth/session/own.strings.ar.ts'
import { attemptStringsAr } from '../../pay/result/attempt.strings.ar.ts'
import { payStringsAr } from '../../pay/pay.strings.ar.ts'
import { posStringsAr } from '../../pos/pos.strings.ar.ts'
import { appStringsAr } from '../../base/base.strings.ar.ts'
import { phoneStringsAr } from '../../base/phone/phone.strings.ar.ts'
import { resourceStringsAr } from '../../desk/resource/resource.strings.ar.ts'
import { areaStringsAr } from '../../desk/form/area.strings.ar.ts'
import { checksStringsAr } from '../../desk/checks/checks.strings.ar.ts'
import { filtersStringsAr } from '../../desk/list/filters.strings.ar.ts'
import { viewsStringsAr } from '../../desk/list/views.strings.ar.ts'
import { rangeStringsAr } from '../../desk/range/range.strings.ar.ts'
import { staffStringsAr } from '../../desk/staff.strings.ar.ts'

/** The Arabic of the staff app: one file, fetched with the first Arabic page. */
export const staffArabic: Messages = {
  ...appStringsAr,
  ...phoneStringsAr,
  ...staffStringsAr,
  ...checksStringsAr,
  ...authStringsAr,
  ...ownStringsAr,
  ...listStringsAr,
  ...headersStringsAr,
  ...actionsStringsAr,
  ...detailStringsAr,
  ...exportStringsAr,
  ...homeStringsAr,
  ...bulkStringsAr,
  ...ordersStringsAr,
  ...picturesStringsAr,
  ...writtenStringsAr,
  ...productsStringsAr,
  ...importsStringsAr,
  ...stockStringsAr,
  ...vouchersStringsAr,
  ...reportsStringsAr,
  ...ticketsStringsAr,
  ...administrationStringsAr,
  ...peopleStringsAr,
  ...permissionStringsAr,
  ...auditLogStringsAr,
  ...auditFieldStringsAr,
  ...areaStringsAr,
  ...filtersStringsAr,
  ...viewsStringsAr,
  ...resourceStringsAr,
  ...rangeStringsAr,
  ...collectorsStringsAr,
  ...gatewaysStringsAr,
  ...pausingStringsAr,
  ...apiKeysStringsAr,
  ...hooksStringsAr,
  ...appearanceStringsAr,
  ...wordingStringsAr,
  ...customersStringsAr,
  ...settingsStringsAr,
  ...helpStringsAr,
  ...accountStringsAr,
  ...restrictionStringsAr,
  ...posStringsAr,
  // The counter shows the payer's pages.
  ...payStringsAr,
  ...attemptStringsAr,
  ...requestStringsAr,
  ...linksStringsAr,
}
