import type { Unit } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import type { Text } from '../i18n/text.tsx'
import type { PageFacts } from '../base/page-context.tsx'
import type { Asked, PageOf, PublicKind } from '../base/public-page.ts'
import { publicPages } from './public-pages.ts'

/** What is written of a page before it is drawn. */
export type PageHead = {
  /** 'Payment request – Tamra & Tide'; on results the outcome comes first. */
  title: (text: Text<string>) => string
  unit: Unit | null
  words: readonly string[]
  chunks: readonly string[]
  /** Undefined of a page that asks for nothing. */
  preview: Asked | null | undefined
}

export async function readHead(facts: PageFacts): Promise<PageHead> {
  const { page } = facts
  switch (page.kind) {
    case 'notFound':
      return plainHead(facts, (text) => text('app.notFound.title'))
    case 'failed':
      return plainHead(facts, (text) => text('app.failed.title'))
    case 'refused':
      return plainHead(facts, () => page.message)
    case 'staff':
      return plainHead(facts, () => null)
  }
  return headOf(facts, page.kind, page)
}

async function headOf<Kind extends PublicKind>(
  facts: PageFacts,
  kind: Kind,
  page: PageOf<Kind>,
): Promise<PageHead> {
  const known = await publicPages[kind]()
  return {
    ...plainHead(facts, (text) => known.title(text, page, facts)),
    unit: known.unit?.(page) ?? null,
    words: ['app', ...known.words(page)],
    // The pages of signing in are their build's entry.
    chunks: kind === 'signIn' ? [] : [`${kind}.page`, ...(known.chunks?.(page) ?? [])],
    preview: known.preview?.(page),
  }
}

function plainHead(
  { merchant, locale }: PageFacts,
  titleOf: (text: Text<string>) => string | null,
): PageHead {
  const name = pick(merchant.title, locale)
  const title = (text: Text<string>) => {
    const page = titleOf(text)
    return page === null ? name : text('app.title', { page, merchant: name })
  }
  return { title, unit: null, words: ['app'], chunks: [], preview: undefined }
}

export function descriptionOf(
  text: Text<string>,
  { merchant, locale }: PageFacts,
  { title }: PageHead,
): string {
  return merchant.subheader ? pick(merchant.subheader, locale) : title(text)
}
