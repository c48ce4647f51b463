import type { Locale } from '@wasl/domain/locale'
import type { AttemptRow } from '../pay.store.ts'
import { hasReceipt } from './receipt.ts'

/** S1 §3 `receipt_url`, and the same in each language: the file of a payment whose money is secured. */
export function receiptAddresses(row: AttemptRow, language: Locale) {
  const address = (of: Locale): string | null =>
    hasReceipt(row) ? `/api/v1/attempt/${row.attempt.publicId}/receipt?lang=${of}` : null
  return { receipt_url: address(language), receipt_url_en: address('en'), receipt_url_ar: address('ar') }
}
