import type {
  Editable,
  EditCommand,
  TransactionShown,
} from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { UploadedFile } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { normaliseDigits } from '@wasl/domain/digits'
import { normalisePhone } from '@wasl/domain/phone'
import { instantOf, wallTimeOf } from '@wasl/domain/wall-clock'

export type EditForm = {
  /** As it was typed. */
  amount: string
  email: string
  phone: string
  /** "2026-11-20T14:05" on the merchant's clock. */
  expires: string | null
  /** Of those that are there, by their places. */
  remarks: readonly string[]
  added: readonly NewRemark[]
  extra: readonly string[]
  attachment: AttachmentWish
}

export type NewRemark = { labelEn: string; labelAr: string; value: string }

/** One without a value would go as if nobody had typed it. */
export const withoutValue = (added: readonly NewRemark[]): number[] =>
  added.flatMap(({ labelEn, labelAr, value }, at) =>
    value.trim() === '' && (labelEn + labelAr).trim() !== '' ? [at] : [],
  )

/** As many as a request may have. */
export const mostRemarks = 20

/** What becomes of the attachment. */
export type AttachmentWish = { kind: 'kept' } | { kind: 'removed' } | { kind: 'replaced'; file: UploadedFile }

export const formOf = (
  { customer, expires, extra, money }: TransactionShown,
  editable: Editable,
  timeZone: string,
): EditForm => ({
  amount: money.amount.amount,
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  expires: expires && wallTimeOf(expires, timeZone),
  remarks: editable.remarks.map(({ value }) => value),
  added: [],
  extra: extra.map(({ value }) => value),
  attachment: { kind: 'kept' },
})

/** What the form is about; it stays as it was read while the page behind it is refreshed. */
export type Edited = { transaction: TransactionShown; editable: Editable }

/** A problem of what has no field of its own in the form is said above it. */
export function problemBeside(
  problems: Readonly<Record<string, string>>,
  { transaction, editable }: Edited,
): string | null {
  const shown = new Set<string>([
    ...editable.fields,
    ...Array.from({ length: mostRemarks }, (_, at) => remarkField(at)),
    ...transaction.extra.map(({ name }) => ownField(name)),
  ])
  const [beside = null] = Object.keys(problems).filter((field) => !shown.has(field))
  return beside === null ? null : (problems[beside] ?? null)
}

/** As problems name them. */
export const remarkField = (at: number): string => `remarks.${at}.value`
export const ownField = (name: string): string => `extra.${name}`

/** The same wishes on newer beginnings: what was not touched follows them. */
export function formOnto(form: EditForm, before: EditForm, latest: EditForm): EditForm {
  const text = (typed: string, was: string | undefined, now: string): string =>
    typed === was || isSameText(typed, now) ? now : typed
  return {
    amount: isSameAmount(form.amount, latest.amount)
      ? latest.amount
      : text(form.amount, before.amount, latest.amount),
    email: text(form.email, before.email, latest.email),
    phone: text(
      normalisePhone(form.phone) === latest.phone ? latest.phone : form.phone,
      before.phone,
      latest.phone,
    ),
    expires: form.expires === before.expires ? latest.expires : form.expires,
    remarks: latest.remarks.map((now, at) => text(form.remarks[at] ?? now, before.remarks[at], now)),
    added: form.added,
    extra: latest.extra.map((now, at) => text(form.extra[at] ?? now, before.extra[at], now)),
    attachment: form.attachment,
  }
}

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

const isSameAmount = (one: string, other: string): boolean => shortest(one) === shortest(other)

/** Without the noughts an amount may end in. */
const shortest = (amount: string): string =>
  normaliseDigits(amount)
    .trim()
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** Whether a change whose answer was lost has been saved: the version has moved, and everything is as it was wished. */
export function isSaved(
  { from, latest, form }: { from: Edited; latest: Edited; form: EditForm },
  timeZone: string,
) {
  if (from.editable.version === latest.editable.version) return false
  const before = formOf(latest.transaction, latest.editable, timeZone)
  const wished = formOnto(form, formOf(from.transaction, from.editable, timeZone), before)
  const { attachment: wish } = form
  const isAttached = wish.kind === 'replaced' && latest.transaction.attachment?.name.en === wish.file.name
  const isThere = (one: NewRemark) =>
    latest.editable.remarks.some(
      ({ label, value }) => label.en === one.labelEn.trim() && value === one.value.trim(),
    )
  const after: EditForm = {
    ...wished,
    added: wished.added.filter((one) => !isThere(one)),
    ...(isAttached && { attachment: { kind: 'kept' } }),
  }
  return editOf({ ...latest, before, after }, timeZone) === null
}

/** Taking away what is not there is no change. */
function attachmentOf(wish: AttachmentWish, { hasAttachment }: Editable): Pick<EditCommand, 'attachment'> {
  if (wish.kind === 'replaced') return { attachment: wish.file.url }
  return wish.kind === 'removed' && hasAttachment ? { attachment: null } : {}
}

type Change = Edited & { before: EditForm; after: EditForm }

/** Only what was changed; null where nothing was. */
export function editOf(
  { transaction, editable, before, after }: Change,
  timeZone: string,
): EditCommand | null {
  const isChanged = (field: 'amount' | 'email' | 'phone' | 'expires') => before[field] !== after[field]
  const added = after.added.filter(({ value }) => value.trim() !== '')
  const remarks = [
    ...editable.remarks.map((remark, at) => ({ ...remark, value: after.remarks[at] ?? '' })),
    ...added.map(({ labelEn, labelAr, value }) => ({
      label: { en: labelEn.trim(), ar: labelAr.trim() },
      value: value.trim(),
    })),
  ]
  const extra = transaction.extra.flatMap(({ name }, at) => {
    const value = after.extra[at] ?? ''
    return value === before.extra[at] ? [] : [[name, value.trim()] as const]
  })
  const changes: Omit<EditCommand, 'version'> = {
    ...(isChanged('amount') && { amount: after.amount.trim() }),
    ...(isChanged('email') && { email: after.email.trim() || null }),
    ...(isChanged('phone') && { phone: after.phone.trim() || null }),
    ...(isChanged('expires') && after.expires && { expires: instantOf(after.expires, timeZone) }),
    ...((added.length > 0 || after.remarks.some((text, at) => text !== before.remarks[at])) && { remarks }),
    ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
    ...attachmentOf(after.attachment, editable),
  }
  return Object.keys(changes).length > 0 ? { version: editable.version, ...changes } : null
}
