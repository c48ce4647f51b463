import type { ReactNode } from 'react'
import { brandCss } from './brand-css.ts'
import css from './BrandScope.module.css'
import { parseHex } from './oklch.ts'

type Props = {
  /** The merchant's colour. Unreadable or missing: the default brand. */
  colour: string | null
  theme?: 'light' | 'dark'
  /** The page's CSP nonce. */
  nonce?: string
  children: ReactNode
}

/** Another merchant's colours inside a page. The page's own brand is one <style> with brandCss() in its head. */
export function BrandScope({ colour, theme, nonce, children }: Props) {
  const key = (parseHex(colour ?? '') ?? 'default').replace('#', '')
  return (
    <div className={css.scope} data-brand={key} data-theme={theme}>
      <style nonce={nonce} suppressHydrationWarning>
        {brandCss(colour, `[data-brand='${key}']`)}
      </style>
      {children}
    </div>
  )
}
