import { deriveBrand, onColor, type BrandTokens } from './brand.ts'
import { contrast, parseHex } from './oklch.ts'

/** Brand variables of both themes, as text for a nonced <style>. Wins over semantic.css wherever it stands; paper is light. */
export function brandCss(hex: string | null | undefined, selector = ':root'): string {
  const { light, dark } = deriveBrand(hex)
  const scope = scopesOf(selector)
  return (
    `${scope.always}{${declare(light)}}@media screen{${scope.dark}{${declare(dark)}}}` +
    `@media screen and (prefers-color-scheme:dark){${scope.systemDark}{${declare(dark)}}}`
  )
}

/**
 * Header variables for a merchant's header colour. The logo gets a white plate unless the header is near white.
 * White, or a colour that cannot be read, leaves the header as the theme draws it.
 */
export function headerCss(hex: string | null | undefined, selector = ':root'): string {
  const colour = parseHex(hex ?? '')
  if (colour === null || colour === '#ffffff') return ''
  const text = onColor(colour)
  const plate = isNearWhite(colour) ? '--logo-plate:transparent' : '--logo-plate:#ffffff;--logo-pad:3px'
  return `${selector}{--header:${colour};--on-header:${text};--header-line:${text};--header-edge:transparent;${plate}}`
}

function scopesOf(selector: string) {
  if (selector === ':root') {
    return {
      always: ':root:root',
      dark: ':root:root[data-theme=dark]',
      systemDark: ':root:root:not([data-theme=light])',
    }
  }
  return {
    always: selector,
    dark: `[data-theme=dark] ${selector}:not([data-theme=light]),${selector}[data-theme=dark]`,
    systemDark: `:root:not([data-theme=light]) ${selector}:not([data-theme=light])`,
  }
}

function declare(tokens: BrandTokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

function isNearWhite(hex: string): boolean {
  return contrast(hex, '#ffffff') < 1.15
}
