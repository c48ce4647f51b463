import type { MouseEventHandler } from 'react'
import type { Locale } from '../money/money-text.ts'
import css from './LanguageSwitch.module.css'

type Props = {
  /** This page in the other language, query included. */
  href: string
  lang: Locale
  /** The other language's own name. */
  name: string
  /** Among the tools of a bar: no box of its own. */
  isQuiet?: boolean
  /** Pressed, and the other language has not arrived. */
  isBusy?: boolean
  /** A pointer comes near, or the keyboard: what the other language needs can be asked for before the press. */
  onIntent?: () => void
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export function LanguageSwitch({ href, lang, name, isQuiet, isBusy, onIntent, onClick }: Props) {
  return (
    <a
      className={css.switch}
      data-quiet={isQuiet ? '' : undefined}
      href={href}
      hrefLang={lang}
      aria-busy={isBusy || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <span lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
        {name}
      </span>
    </a>
  )
}
