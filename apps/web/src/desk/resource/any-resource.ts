import type { Locale } from '@wasl/domain/locale'
import type { DataColumn } from '@wasl/ui/table/data-column.ts'
import type { ReactNode } from 'react'
import type { Text } from '../../i18n/text.tsx'
import type { Field } from './fields.tsx'

export type ResourceAt<Page, T> = { page: Page; t: T; locale: Locale }

/** The same for every page of this kind, whatever it is a page of. */
export type AnyResource = {
  client: {
    list: (asked: { fetchOptions: { signal: AbortSignal } }) => Promise<{ status: 200; body: AnyPage }>
    create: (asked: { body: AnyWish }) => Promise<{ status: 201; body: AnyRow }>
    change: (asked: {
      params: { id: string }
      body: AnyWish & { revision: number }
    }) => Promise<{ status: 200; body: AnyRow }>
  }
  key: readonly string[]
  prefix: string
  words: () => Text<string>
  empty: AnyWish
  fields: readonly Field<string, string, AnyPage>[]
  columns: (at: ResourceAt<AnyPage, Text<string>>) => readonly DataColumn<AnyRow>[]
  note?: (row: AnyRow, at: ResourceAt<AnyPage, Text<string>>) => ReactNode
  Head: (props: { actions: ReactNode }) => ReactNode
  Notice?: (props: { page: AnyPage }) => ReactNode
  Details?: (props: { row: AnyRow; page: AnyPage }) => ReactNode
}
export type AnyWish = Readonly<Record<string, unknown>>
export type AnyRow = AnyWish & { id: string; revision: number; nameEn: string; nameAr: string }
export type AnyPage = { results: readonly AnyRow[] }

/** What is sent to leave a row as it is. */
export const wishOf = (of: Pick<AnyResource, 'empty'>, row: AnyRow): AnyWish =>
  Object.fromEntries(Object.keys(of.empty).map((name) => [name, row[name]]))
