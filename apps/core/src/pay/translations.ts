import { httpStringsAr } from '../platform/http/http.strings.ar.ts'
import type { Merchant } from '../kernel/merchants/merchants.store.ts'
import { apiKeyStringsAr } from '../kernel/api-keys/api-keys.strings.ar.ts'
import { codeStringsAr } from './code/code.strings.ar.ts'
import { requestStringsAr } from './create/requests.strings.ar.ts'
import { payStringsAr } from './pay.strings.ar.ts'

/** The core's own words in Arabic, overlaid with the merchant's. */
export const arabicTranslations = (merchant: Pick<Merchant, 'translationsAr'>): Record<string, string> => ({
  ...httpStringsAr,
  ...payStringsAr,
  ...requestStringsAr,
  ...codeStringsAr,
  ...apiKeyStringsAr,
  ...merchant.translationsAr,
})
