import { decimalsStringsAr } from '../kernel/amounts/decimals.strings.ar.ts'
import { eventStringsAr } from '../kernel/events/events.strings.ar.ts'
import { ticketFileStringsAr } from '../kernel/events/ticket-files.strings.ar.ts'
import { apiKeyStringsAr } from '../kernel/api-keys/api-keys.strings.ar.ts'
import type { Merchant } from '../kernel/merchants/merchants.store.ts'
import { shopStringsAr } from '../kernel/products/shop.strings.ar.ts'
import { restrictionStringsAr } from '../kernel/restrictions/restrictions.strings.ar.ts'
import { httpStringsAr } from '../platform/http/http.strings.ar.ts'
import { codeStringsAr } from './code/code.strings.ar.ts'
import { requestStringsAr } from '../kernel/requests/requests.strings.ar.ts'
import { payStringsAr } from '../kernel/requests/pay.strings.ar.ts'
import { receiptStringsAr } from './receipt/receipt.strings.ar.ts'
import { webhookStringsAr } from './webhooks/webhooks.strings.ar.ts'

/** The core's own words in Arabic, overlaid with the merchant's. `tests/architecture` asks for what is missing. */
export const arabicTranslations = (merchant: Pick<Merchant, 'translationsAr'>): Record<string, string> => ({
  ...httpStringsAr,
  ...decimalsStringsAr,
  ...restrictionStringsAr,
  ...payStringsAr,
  ...receiptStringsAr,
  ...requestStringsAr,
  ...codeStringsAr,
  ...webhookStringsAr,
  ...shopStringsAr,
  ...eventStringsAr,
  ...ticketFileStringsAr,
  ...apiKeyStringsAr,
  ...merchant.translationsAr,
})
