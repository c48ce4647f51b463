import { decimalText, money } from '@wasl/domain/money'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import type { Edited } from './edit.domain.ts'

type Terms = {
  amount: number
  currency: string
  remarks: { label_en: string; label_ar: string; value: string }[]
  merchantFields: Record<string, string>
  email: string | null
  phone: string | null
  expiresAt: Date | null
  attachmentId: string | null
}

/** What of a request is not as it was, by the names of the wire. */
export const editHistory = (before: Terms, { contact, ...edited }: Edited) =>
  changesOf(namedOnWire(before), namedOnWire({ ...before, ...edited, ...contact }))

const namedOnWire = (terms: Terms) => ({
  amount: `${decimalText(money(terms.amount, terms.currency))} ${terms.currency}`,
  remarks: terms.remarks,
  extra: terms.merchantFields,
  customer_email: terms.email,
  customer_phone: terms.phone,
  expiration_time: terms.expiresAt?.toISOString() ?? null,
  attachment: terms.attachmentId,
})
