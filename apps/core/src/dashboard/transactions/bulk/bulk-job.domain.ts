import { latinDigits } from '@wasl/domain/digits'
import { foldText } from '@wasl/domain/match-text'
import type { Operation } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Filters } from '../list/filters.domain.ts'

const bulkJobStates = ['working', 'finished', 'stopped'] as const
export type BulkJobState = (typeof bulkJobStates)[number]

/** More than this is not asked for with one press: whoever means more narrows the list and presses again. */
export const mostRows = 10_000

/** No money moves for rows nobody has looked at: refunds and captures are asked for by their rows. */
const jobActions = ['email', 'sms', 'disclose', 'inquiry', 'cancel', 'expire', 'delete', 'restore'] as const
export type JobAction = Extract<Operation, (typeof jobActions)[number]>

export const matchingPermission = 'payment.matching'

const hour = 3_600_000
/** For so long nobody asks for the same of the same list again: people and servers hear of it, or it needs its time. */
export const repeatMs: Readonly<Record<JobAction, number>> = {
  email: hour,
  sms: hour,
  disclose: hour,
  inquiry: hour / 6,
  cancel: hour / 6,
  expire: hour / 6,
  delete: hour / 6,
  restore: hour / 6,
}

/** What a list is narrowed by, however it was spelled: case, spaces, Arabic letters, digits and order say nothing. */
export function searchSaid({ text, terms, ...chosen }: Filters): string {
  const set = Object.entries(chosen).map(([name, value]) => [name, saidOf(value)] as const)
  const said = [
    ...set.filter(([, value]) => value !== ''),
    ['q', allOf(foldText(latinDigits(text ?? '')).split(' '))] as const,
    ['terms', allOf(terms.map(({ field, value }) => `${field}:${termSaid(value)}`))] as const,
  ]
  return JSON.stringify(said.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function saidOf(value: Filters[keyof Omit<Filters, 'text' | 'terms'>]): string {
  if (value === null) return ''
  if (typeof value === 'boolean' || typeof value === 'string') return String(value).toLowerCase()
  if ('after' in value) return allOf([instantSaid('>', value.after), instantSaid('<', value.before)])
  return allOf(value.map((one) => one.toLowerCase()))
}

const instantSaid = (end: string, at: Date | null): string => (at ? `${end}${at.toISOString()}` : '')

/** 12.5 and 12.500 are one amount. */
const termSaid = (value: string): string =>
  /^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : foldText(value)

const allOf = (words: readonly string[]): string =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')
