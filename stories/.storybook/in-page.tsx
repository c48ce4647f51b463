import type { Decorator } from '@storybook/react-vite'
import { directionOf, localeTag, type Direction, type Locale } from '@wasl/domain/locale'
import { brandCss } from '@wasl/ui/page/brand-css.ts'
import { LocaleProvider } from '@wasl/ui/overlays/LocaleProvider'
import { letHold } from '../ui/held.ts'
import { inLocale } from '../ui/in-locale.ts'

/** Puts a story into the page the toolbar describes: the whole page for a story alone, a part of it on a docs page. */
export const inPage: Decorator = (Story, { globals, viewMode, title }) => {
  const locale = inLocale({ globals })
  const direction = globals.direction === 'auto' ? directionOf(locale) : asDirection(globals.direction)
  const theme = String(globals.theme)
  // Pages of customers know one density.
  const density = title.startsWith('pay/') ? null : String(globals.density)
  const brand = String(globals.brand)
  const story = (
    <LocaleProvider tag={tagOf(locale, direction)}>
      <Story />
    </LocaleProvider>
  )
  if (viewMode === 'docs') {
    setAttributes(document.documentElement, { lang: 'en', dir: 'ltr', 'data-theme': 'light' })
    const shown = theme === 'system' ? systemTheme() : theme
    return (
      <div
        lang={locale}
        dir={direction}
        data-theme={shown}
        data-density={density ?? undefined}
        data-docs-story=""
      >
        <style>{brandCss(brand, '[data-docs-story]')}</style>
        {story}
      </div>
    )
  }
  const held = globals.held === 'rest' ? null : String(globals.held)
  if (held) letHold()
  setAttributes(document.documentElement, {
    lang: locale,
    dir: direction,
    'data-theme': theme === 'system' ? null : theme,
    'data-density': density,
    'data-held': held,
  })
  return (
    <>
      <style href={`brand ${brand}`} precedence="default">
        {brandCss(brand)}
      </style>
      {story}
    </>
  )
}

/** English read from the right has the Arabic script in its tag: React Aria takes the direction from there. */
const tagOf = (locale: Locale, direction: Direction): string =>
  locale === 'en' && direction === 'rtl' ? 'en-Arab-KW' : localeTag(locale)

const asDirection = (value: unknown): Direction => (value === 'rtl' ? 'rtl' : 'ltr')

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

function setAttributes(root: HTMLElement, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
}
