import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { createElement, type ReactNode } from 'react'
import type { Answer, Success } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import type { Text } from '../../i18n/text.tsx'
import { useAreaText } from '../form/area.text.ts'
import type { AnyResource, ResourceAt } from './any-resource.ts'
import type { Field } from './fields.tsx'
import { ResourcePage } from './ResourcePage.tsx'
import { useWholeList, type ListOf } from './use-list-of.ts'

type Call = (asked: never) => Promise<Answer>
/** As the contract of an administered area has it: `change` sends the whole wish with the revision it began with. */
type Client = { list: Call; create?: Call; change?: Call; remove?: Call }

type BodyOf<F> = F extends (asked: infer Asked) => unknown
  ? Asked extends { body: infer Body }
    ? Body
    : never
  : never
type SavedBy<F> = F extends (asked: never) => Promise<infer Got extends Answer> ? Success<Got> : never
type PageOf<C extends Client> = Success<Awaited<ReturnType<C['list']>>>
type RowOf<C extends Client> = PageOf<C> extends { results: readonly (infer Row)[] } ? Row : never
/** Of a new one; of a change where none can be made here. */
type WishOf<C extends Client> = C extends { create: Call }
  ? BodyOf<C['create']>
  : Omit<BodyOf<C['change']>, 'revision'>
type Sent<C extends Client> = BodyOf<C['create']> | Omit<BodyOf<C['change']>, 'revision'>

type KeysIn<F> = F extends readonly Field<infer Keys, string, never>[] ? Keys : never
type WordsIn<F> = F extends readonly Field<string, infer Word, never>[] ? Word : never
/** What every resource says: the list, the list without anything in it, and the button and empty form of a new one. */
type Words<C extends Client> = 'list' | 'none' | 'noneText' | (C extends { create: Call } ? 'add' : never)

/** A field of what is typed that no field of the form has: the compiler names it. */
type Complete<Draft, F> =
  Exclude<keyof Draft, KeysIn<F>> extends never ? unknown : { noFieldFor: Exclude<keyof Draft, KeysIn<F>> }

/** What is typed is what is sent, or is read into it. */
type Sends<C extends Client, Draft, At> =
  | { read: (draft: Draft, row: RowOf<C> | null, at: At) => Sent<C> }
  | ([Draft] extends [WishOf<C>] ? { read?: undefined } : { read?: undefined; empty: WishOf<C> })

type Named<Row, At> = Row extends { nameEn: string; nameAr: string }
  ? { name?: (row: Row, at: At) => string }
  : {
      /** What it is called; also of what is typed, while it is. */
      name: (row: Row, at: At) => string
    }
type Known<Row> = Row extends { id: string | number }
  ? { id?: keyof Row & string }
  : {
      /** The field that names it in addresses. */
      id: keyof Row & string
    }

type Resource<C extends Client, Draft, F, Prefix extends string, T, At = ResourceAt<PageOf<C>, T>> = {
  client: C
  /** Of the query and of the drafts. */
  key: readonly string[]
  /** 'collectors': its words are 'collectors.add', 'collectors.username' and so on. */
  prefix: Prefix
  words: () => T & Text<`${Prefix}.${Words<C> | WordsIn<F>}`>
  /** The form of a new one, before anything is typed. */
  empty: Draft | ((at: At) => Draft)
  fields: F
  /** Between the name and the switch. */
  columns: (at: At) => readonly DataColumn<RowOf<C>>[]
  /** Before the name in its cell: a picture, or letters. */
  mark?: (row: RowOf<C>, at: At) => ReactNode
  /** Under the name in its cell. */
  note?: (row: RowOf<C>, at: At) => ReactNode
  /** Shown, but not changed. All are where the client has no `change`. */
  isFixed?: (row: RowOf<C>, at: At) => boolean
  /** Which may be deleted. All are where the client has `remove`. */
  mayRemove?: (row: RowOf<C>, at: At) => boolean
  /** Whether the server wants a recent password for a delete: it is asked for before. */
  removesWithPassword?: boolean
  /** Reads one by its id, where the list may not have it: on another page, or behind a filter. */
  one?: (id: string) => Promise<RowOf<C>>
  /** What is typed of what is there, where it is not the row's own fields. */
  draftOf?: (row: RowOf<C>, at: At) => Partial<Draft>
  /** What a copy begins with. Without it nothing is copied. */
  copyOf?: (row: RowOf<C>, at: At) => Partial<Draft>
  /** What needs no server to be known wrong. */
  wrong?: (draft: Draft, at: At) => Readonly<Record<string, string>>
  /** A list that is searched or paged; else all there is. */
  listed?: () => ListOf<PageOf<C>>
  /** Tells that it was saved, where 'Saved' is not enough. */
  told?: () => (body: SavedBy<C['create']> | SavedBy<C['change']>, row: RowOf<C> | null) => void
  /** The head of the page, with the button to add one. */
  Head: (props: { actions: ReactNode }) => ReactNode
  /** Above the table. */
  Notice?: (props: { page: PageOf<C> }) => ReactNode
  /** In the drawer of what is there, above its form. */
  Details?: (props: { row: RowOf<C>; page: PageOf<C> }) => ReactNode
  /** At the foot of the drawer, beside Delete. */
  Tools?: (props: { row: RowOf<C>; page: PageOf<C> }) => ReactNode
  /** Over the page, once one was made: what is shown only now. */
  Made?: (props: { made: SavedBy<C['create']>; onClosed: () => void }) => ReactNode
} & Named<RowOf<C>, At> &
  Known<RowOf<C>>

/**
 * A page of things that a few people administer: a table, and a drawer to make and change one. List, states, form, draft,
 * conflict, switch, delete and keys come from here; the slice says what is its own.
 */
export function resource<
  C extends Client,
  Draft,
  const F extends readonly Field<keyof Draft & string, string, PageOf<C>>[],
  Prefix extends string,
  T,
>(
  of: Resource<C, Draft, F, Prefix, T> & Sends<C, Draft, ResourceAt<PageOf<C>, T>> & Complete<Draft, F>,
): () => ReactNode {
  // The parts of a page need less than `of` has. The types above hold the slice to its contract.
  const needed = { listed: useWholeList, told: useSavedTold, ...of } as unknown as AnyResource
  return () => createElement(ResourcePage, { of: needed })
}

/** Where 'Saved' is enough. */
function useSavedTold() {
  const area = useAreaText()
  const notices = useNotices()
  return () => notices.success(area('area.saved'))
}
