import type { PayPage } from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import { createContext, type ReactNode } from 'react'

export type PreviewProps = {
  page: PayPage
  locale: Locale
  title: string
  now: string
  /** Left out: the colours this page has. */
  brand?: string
}

/** Draws the page itself. The app gives it, because the desk knows no slice. */
export const PreviewedPageContext = createContext<(props: PreviewProps) => ReactNode>(() => null)
