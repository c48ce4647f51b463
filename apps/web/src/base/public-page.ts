import type { Unit } from '@wasl/contracts/web/pay.contract'
import type { LocalisedText, MoneyValue } from '@wasl/contracts/values/web'
import type { ComponentType } from 'react'
import type { Text } from '../i18n/text.tsx'
import type { PageFacts } from './page-context.tsx'
import type { PageData } from './page-data.ts'

/** Pages with an address of their own that anybody may open. */
export type PublicKind = Exclude<PageData['kind'], 'staff' | 'refused' | 'notFound' | 'failed'>

export type PageOf<Kind extends PublicKind> = { [K in PublicKind]: Extract<PageData, { kind: K }> }[Kind]

/** What a chat shows of a shared link: what for, and how much. */
export type Asked = { purpose: LocalisedText; amount: MoneyValue }

/**
 * All that the app knows of one page of payers. It is exported by a file `{kind}.page.tsx`, which is its chunk, and named
 * once: in `app/payer-pages.ts` or `app/shop-pages.ts`.
 */
export type PublicPage<Kind extends PublicKind> = {
  /** What is drawn. A part that has to be there for the first drawing is awaited. */
  component: (page: PageOf<Kind>) => Drawn<Kind> | Promise<Drawn<Kind>>
  /** Its part of the document's title; null: the merchant's name stands alone. */
  title: (text: Text<string>, page: PageOf<Kind>, facts: PageFacts) => string | null
  /** The groups of its words, such as 'link' for 'link.title'; its Arabic HTML carries these and `app`. */
  words: (page: PageOf<Kind>) => readonly string[]
  /** Whose colours the header wears. */
  unit?: (page: PageOf<Kind>) => Unit | null
  /** Files of chunks that the first drawing needs besides the page's own, without their extension. */
  chunks?: (page: PageOf<Kind>) => readonly string[]
  preview?: (page: PageOf<Kind>) => Asked | null
}

type Drawn<Kind extends PublicKind> = ComponentType<{ page: PageOf<Kind> }>

/** Each page by its kind, loaded when it is opened. */
export type PublicPages<Kind extends PublicKind = PublicKind> = {
  readonly [K in Kind]: () => Promise<PublicPage<K>>
}
