import type { ExportFieldName } from '@wasl/core/dashboard/transactions/export/export-fields'

/** What is exported to be measured: the columns of a usual list. */
export const usualFields: readonly ExportFieldName[] = [
  'id',
  'created',
  'state',
  'order_no',
  'amount',
  'currency_code',
  'paid_amount',
  'fee',
  'gateway_name',
  'customer_name',
  'customer_email',
  'customer_phone',
  'unit',
  'initiator',
]
