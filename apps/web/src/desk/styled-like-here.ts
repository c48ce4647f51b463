import { brandCss } from '@wasl/ui/page/brand-css.ts'
import { directionOf, type Locale } from '@wasl/domain/locale'

/** Gives an empty document the styles of this one, and a place to draw into that nobody can press. */
export function styledLikeHere(inside: Document, here: Document): HTMLElement {
  // A link that is switched off stands for styles that are in the page already; it never loads.
  const styles = here.head.querySelectorAll('style, link[rel=stylesheet]:not([disabled])')
  inside.head.replaceChildren(...[...styles].map(copyOf))
  inside.documentElement.dataset['theme'] = 'light'
  const place = inside.createElement('div')
  place.id = 'app'
  place.inert = true
  inside.body.replaceChildren(place)
  return place
}

const arrived = (link: HTMLLinkElement) =>
  link.sheet ??
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })

/** When its sheets have come, or will not. */
export const whenStyled = (inside: Document): Promise<unknown> =>
  Promise.all([...inside.head.querySelectorAll('link')].map(arrived))

/** The document around a place has a language of its own. */
export function speakIn(place: HTMLElement, locale: Locale): void {
  const root = place.ownerDocument.documentElement
  root.lang = locale
  root.dir = directionOf(locale)
}

/** Another brand than the one that was copied. */
export function colour(inside: Document, brand: string): void {
  const view = inside.defaultView
  if (!view) return
  // A sheet belongs to the document it is made for.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(brandCss(brand, ':root:root'))
  inside.adoptedStyleSheets = [sheet]
}

/** A style's nonce is hidden from its markup, and without it the policy refuses the copy. */
function copyOf(node: Element): Node {
  const copy = node.cloneNode(true)
  if (node instanceof HTMLElement && copy instanceof HTMLElement) copy.nonce = node.nonce
  return copy
}
