import { nameOf, type Locale } from '@wasl/domain/locale'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import type { ReactNode } from 'react'
import type { Answer } from '../../base/session/answer-of.ts'
import type { Text } from '../../i18n/text.tsx'
import type { Rights } from '../staff.ts'
import type { Field } from './fields.tsx'
import type { ListOf } from './use-list-of.ts'

export type ResourceAt<Page, T> = { page: Page; t: T; locale: Locale; staff: Rights }
type At = ResourceAt<AnyPage, Text<string>>
type Call<Asked> = (asked: Asked) => Promise<Answer>
type Params = { params: Record<string, string> }

/** The same for every page of this kind, whatever it is a page of. */
export type AnyResource = {
  client: {
    list: (asked: object) => Promise<{ status: 200; body: AnyPage }>
    create?: Call<{ body: AnyRecord }>
    change?: Call<Params & { body: AnyRecord }>
    remove?: Call<Params & { fetchOptions: RequestInit }>
  }
  key: readonly string[]
  prefix: string
  words: () => Text<string>
  empty: AnyRecord | ((at: At) => AnyRecord)
  fields: readonly Field<string, string, AnyPage>[]
  columns: (at: At) => readonly DataColumn<AnyRow>[]
  id?: string
  name?: (row: AnyRow, at: At) => string
  mark?: (row: AnyRow, at: At) => ReactNode
  note?: (row: AnyRow, at: At) => ReactNode
  isFixed?: (row: AnyRow, at: At) => boolean
  mayRemove?: (row: AnyRow, at: At) => boolean
  removesWithPassword?: boolean
  one?: (id: string) => Promise<AnyRow>
  draftOf?: (row: AnyRow, at: At) => AnyRecord
  copyOf?: (row: AnyRow, at: At) => AnyRecord
  wrong?: (draft: AnyRecord, at: At) => Readonly<Record<string, string>>
  read?: (draft: AnyRecord, row: AnyRow | null, at: At) => AnyRecord
  listed: (of: AnyResource) => ListOf
  told: () => (body: never, row: AnyRow | null) => void
  Head: (props: { actions: ReactNode }) => ReactNode
  Notice?: (props: { page: AnyPage }) => ReactNode
  Details?: (props: { row: AnyRow; page: AnyPage }) => ReactNode
  Tools?: (props: { row: AnyRow; page: AnyPage }) => ReactNode
  Made?: (props: { made: unknown; onClosed: () => void }) => ReactNode
}
export type AnyRecord = Readonly<Record<string, unknown>>
export type AnyRow = AnyRecord
export type AnyPage = { results: readonly AnyRow[] }

export const idOf = (of: Pick<AnyResource, 'id'>, row: AnyRow): string => String(row[of.id ?? 'id'])

/** How an address of its routes names it. */
export const paramsOf = (of: Pick<AnyResource, 'id'>, row: AnyRow) => ({
  params: { [of.id ?? 'id']: idOf(of, row) },
})

export const titleOfRow = (of: Pick<AnyResource, 'name'>, row: AnyRow, at: At): string =>
  of.name ? of.name(row, at) : nameOf(row as { nameEn: string; nameAr: string }, at.locale)

export const revisionOf = (row: AnyRow | null): number => Number(row?.['revision'] ?? 0)

/** The form of a new one, or of another that is like `row`. */
export const newDraft = (of: AnyResource, row: AnyRow | null, at: At): AnyRecord => {
  const empty = typeof of.empty === 'function' ? of.empty(at) : of.empty
  return row && of.copyOf ? { ...empty, ...of.copyOf(row, at) } : empty
}

/** The form of what is there: without what is chosen once, when it is made. */
export function draftOfRow(of: AnyResource, row: AnyRow, at: At): AnyRecord {
  if (of.draftOf) return of.draftOf(row, at)
  const once = new Set(of.fields.flatMap(({ keys, isOnce }) => (isOnce ? keys : [])))
  const names = Object.keys(newDraft(of, null, at)).filter((name) => !once.has(name))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** What is sent of a form. */
export const wishOf = (of: AnyResource, draft: AnyRecord, row: AnyRow | null, at: At): AnyRecord =>
  of.read ? of.read(draft, row, at) : draft
