import type { DataColumn } from '@wasl/ui/table/data-column.ts'
import { createElement, type ReactNode } from 'react'
import type { Answer, Success } from '../../base/session/answer-of.ts'
import type { Text } from '../../i18n/text.tsx'
import type { AnyResource, ResourceAt } from './any-resource.ts'
import type { Field } from './fields.tsx'
import { ResourcePage } from './ResourcePage.tsx'

type Call = (asked: never) => Promise<Answer>
/** As the contract of an administered area has it: `change` sends the whole wish with the revision it began with. */
type Client = { list: Call; create: Call; change: Call }

type PageOf<C extends Client> = Success<Awaited<ReturnType<C['list']>>>
type RowOf<C extends Client> = PageOf<C> extends { results: readonly (infer Row)[] } ? Row : never
type WishOf<C extends Client> = Parameters<C['create']>[0] extends { body: infer Wish } ? Wish : never

type KeysIn<F> = F extends readonly Field<infer Keys, string, never>[] ? Keys : never
type WordsIn<F> = F extends readonly Field<string, infer Word, never>[] ? Word : never
/** What every resource says: its button and empty form, the list, and the list without anything in it. */
type Words = 'add' | 'list' | 'none' | 'noneText'

/** A field of the wish that no field of the form has: the compiler names it. */
type Complete<Wish, F> =
  Exclude<keyof Wish, KeysIn<F>> extends never ? unknown : { noFieldFor: Exclude<keyof Wish, KeysIn<F>> }

type Resource<C extends Client, F, Prefix extends string, T> = {
  client: C
  /** Of the query and of the drafts. */
  key: readonly string[]
  /** 'collectors': its words are 'collectors.add', 'collectors.username' and so on. */
  prefix: Prefix
  words: () => T & Text<`${Prefix}.${Words | WordsIn<F>}`>
  /** Sent to create one, before anything is typed. */
  empty: WishOf<C>
  fields: F
  /** Between the name and the switch. */
  columns: (at: ResourceAt<PageOf<C>, T>) => readonly DataColumn<RowOf<C>>[]
  /** Under the name in its cell. */
  note?: (row: RowOf<C>, at: ResourceAt<PageOf<C>, T>) => ReactNode
  /** The head of the page, with the button to add one. */
  Head: (props: { actions: ReactNode }) => ReactNode
  /** Above the table. */
  Notice?: (props: { page: PageOf<C> }) => ReactNode
  /** In the drawer of what is there, above its form. */
  Details?: (props: { row: RowOf<C>; page: PageOf<C> }) => ReactNode
}

/**
 * A page of things that a few people administer: a table, and a drawer to make and change one. List, states, form, draft,
 * conflict, switch and keys come from here; the slice says what is its own.
 */
export function resource<
  C extends Client,
  const F extends readonly Field<keyof WishOf<C> & string, string, PageOf<C>>[],
  Prefix extends string,
  T,
>(of: Resource<C, F, Prefix, T> & Complete<WishOf<C>, F>): () => ReactNode {
  // The parts of a page need less than `of` has. The types above hold the slice to its contract.
  const needed = of as unknown as AnyResource
  return () => createElement(ResourcePage, { of: needed })
}
