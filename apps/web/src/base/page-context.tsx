import { createContext, useContext } from 'react'
import type { PageInput } from './page-data.ts'
import type { ArabicMessages } from '../i18n/arabic.ts'

/** What the server knew when it rendered the page; the same object hydrates it. */
export type PageFacts = Omit<PageInput, 'nonce' | 'origin' | 'overrides'>

export type RouterContext = { facts: PageFacts; messages: ArabicMessages }

export const PageContext = createContext<PageFacts | null>(null)

export function usePageFacts(): PageFacts {
  const facts = useContext(PageContext)
  if (!facts) throw new Error('there is no page around this component')
  return facts
}
