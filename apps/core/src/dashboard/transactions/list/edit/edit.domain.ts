import { isEmail } from '@wasl/domain/email'
import type { PartialUpdate } from '@wasl/contracts/core/dashboard/transactions/detail.contract'
import type { Money } from '@wasl/domain/money'
import { isPayable, type TransactionState } from '@wasl/domain/states'
import { isPhoneShaped, normalisePhone } from '@wasl/domain/phone'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { hasOwnAmount, readNewAmount, type AmountBefore } from './edit-amount.domain.ts'
import type { ListString } from '../list.strings.ts'

const editableFields = [
  'amount',
  'remarks',
  'extra',
  'customer_email',
  'customer_phone',
  'expiration_time',
  'attachment',
] as const

export const editableFieldsOf = (plugin: string): readonly string[] =>
  editableFields.filter((field) => field !== 'amount' || hasOwnAmount(plugin))

export type EditFacts = { state: TransactionState; isDeleted: boolean; hasLiveAttempt: boolean }

/** Nothing is paid, nothing has ended, and nobody is at a gateway with the terms as they are. */
export const isEditable = ({ state, isDeleted, hasLiveAttempt }: EditFacts): boolean =>
  isPayable(state) && !isDeleted && !hasLiveAttempt

type FieldLabels = Record<string, { en: string; ar: string }>

export type Edited = {
  amount?: number
  remarks?: { label_en: string; label_ar: string; value: string }[]
  merchantFields?: Record<string, string>
  fieldLabels?: FieldLabels
  contact?: { email: string | null; phone: string | null }
  expiresAt?: Date
  attachmentId?: string | null
}

export type EditProblem = {
  field: string
  says: ListString
  values?: Record<string, string>
  /** What an amount may be at least or at most. */
  limit?: Money
}

export type Before = AmountBefore & {
  /** An old page of a bank may still take the amount of before. */
  mayStillPay: boolean
  merchantFields: Record<string, string>
  /** By which names the bill shows them. */
  fieldLabels: FieldLabels
  email: string | null
  phone: string | null
  attachmentId: string | null
  /** The file the wish names; null where it is not there. */
  namedFileId: string | null
  country: string
  /** Those the merchant has set up, by their names of today. */
  ownFields: readonly { name: string; en: string; ar: string }[]
}

const aYearMs = 366 * 86_400_000

/** What is to be written, or what is wrong with it, field by field. */
export function readEdit(
  wish: PartialUpdate,
  before: Before,
  now: Date,
): { edited: Edited; problems: EditProblem[] } {
  const problems: EditProblem[] = []
  const edited: Edited = {}
  if (wish.amount !== undefined) {
    const amount = readNewAmount(wish.amount, before, problems)
    if (amount !== null && amount !== before.amount) {
      if (before.mayStillPay) problems.push({ field: 'amount', says: 'edit.amountAtBank' })
      edited.amount = amount
    }
  }
  if (wish.remarks) edited.remarks = remarksOf(wish.remarks, problems)
  if (wish.extra) {
    edited.merchantFields = ownFieldsOf(wish.extra, before, problems)
    edited.fieldLabels = labelsOf(edited.merchantFields, before)
  }
  if (wish.customer_email !== undefined || wish.customer_phone !== undefined)
    edited.contact = contactOf(wish, before, problems)
  if (wish.expiration_time !== undefined) {
    const at = new Date(wish.expiration_time)
    if (at <= now) problems.push({ field: 'expiration_time', says: 'edit.expiryInPast' })
    else if (at.getTime() - now.getTime() > aYearMs)
      problems.push({ field: 'expiration_time', says: 'edit.expiryTooFar' })
    edited.expiresAt = at
  }
  if (wish.attachment === null) {
    if (before.attachmentId !== null) edited.attachmentId = null
  } else if (wish.attachment !== undefined) {
    if (before.namedFileId === null) problems.push({ field: 'attachment', says: 'edit.fileUnknown' })
    else if (before.namedFileId !== before.attachmentId) edited.attachmentId = before.namedFileId
  }
  return { edited, problems }
}

type Remark = NonNullable<PartialUpdate['remarks']>[number]

function remarksOf(remarks: readonly Remark[], problems: EditProblem[]): Remark[] {
  const kept = remarks.filter((remark) => remark.value !== '')
  if (kept.some((remark) => remark.label_en === '' || remark.label_ar === ''))
    problems.push({ field: 'remarks', says: 'edit.remarkLabel' })
  return kept
}

/** Only fields the merchant has set up, or that are there already; an empty one goes. */
function ownFieldsOf(
  extra: Record<string, string>,
  { merchantFields, ownFields }: Before,
  problems: EditProblem[],
): Record<string, string> {
  const known = new Set([...ownFields.map(({ name }) => name), ...Object.keys(merchantFields)])
  for (const name of Object.keys(extra))
    if (!known.has(name)) problems.push({ field: `extra.${name}`, says: 'edit.unknownField' })
  return Object.fromEntries(
    Object.entries({ ...merchantFields, ...extra }).filter(([, value]) => value !== ''),
  )
}

/** A field keeps the name the bill has shown; one that is filled now has its name of today. */
const labelsOf = (
  fields: Readonly<Record<string, string>>,
  { fieldLabels, ownFields }: Pick<Before, 'fieldLabels' | 'ownFields'>,
): FieldLabels => ({
  ...Object.fromEntries(
    ownFields.filter(({ name }) => Object.hasOwn(fields, name)).map(({ name, en, ar }) => [name, { en, ar }]),
  ),
  ...fieldLabels,
})

function contactOf(
  wish: PartialUpdate,
  before: Before,
  problems: EditProblem[],
): { email: string | null; phone: string | null } {
  const email = wish.customer_email === undefined ? before.email : wish.customer_email || null
  const phone =
    wish.customer_phone === undefined ? before.phone : phoneOf(wish.customer_phone, before, problems)
  if (wish.customer_email && !isEmail(wish.customer_email))
    problems.push({ field: 'customer_email', says: 'edit.email' })
  const hadContact = before.email !== null || before.phone !== null
  if (hadContact && email === null && phone === null)
    problems.push({
      field: wish.customer_email === undefined ? 'customer_phone' : 'customer_email',
      says: 'edit.noCustomer',
    })
  return { email, phone }
}

/** A wrong one takes nothing away: only nothing typed is no phone. */
function phoneOf(typed: string | null, { country, phone }: Before, problems: EditProblem[]): string | null {
  if ((typed ?? '').trim() === '') return null
  const text = normalisePhone(typed ?? '')
  const parsed = isPhoneShaped(text)
    ? parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : 'KW')
    : undefined
  if (parsed?.isValid()) return parsed.number
  problems.push({ field: 'customer_phone', says: 'edit.phone' })
  return phone
}
