import { brandCss } from '@wasl/ui/page/brand-css.ts'

/** Another brand than the one the document was made with: adopted sheets come after its own. */
export function recolour(brand: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandCss(brand))
  document.adoptedStyleSheets = [sheet]
}
