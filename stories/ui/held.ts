export const heldStates = ['rest', 'hover', 'focus', 'pressed'] as const
export type HeldState = (typeof heldStates)[number]

const controls =
  ':is(a[href], button, input, select, textarea, summary, [role="radio"], [role="tab"], [role="menuitem"], [tabindex="0"])'
const pointed = `:where([data-held="hover"] *, [data-held="pressed"] *)`
const pressed = `:where([data-held="pressed"] *)`
const focused = `:where([data-held="focus"] ${controls})`
const holds: readonly [asked: RegExp, held: string][] = [
  [/(:hover(?![\w-])|\[data-hovered\])/g, pointed],
  [/(:active(?![\w-])|\[data-pressed\])/g, pressed],
  [/(:focus-visible(?![\w-])|\[data-focus-visible\])/g, focused],
]
const known = new WeakSet<CSSRule>()

/**
 * Nobody can point at a picture. Every rule for a pointer or a focus also holds below `data-held`, with the same weight,
 * so that a state stands still beside the others.
 */
export function letHold(): void {
  for (const sheet of document.styleSheets) letRulesHold(sheet.cssRules)
}

function letRulesHold(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !known.has(rule)) {
      known.add(rule)
      const wider = widened(rule.selectorText)
      if (wider !== rule.selectorText) rule.selectorText = wider
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) letRulesHold(rule.cssRules)
  }
}

const widened = (selector: string): string =>
  holds.reduce((text, [asked, held]) => text.replace(asked, `:is($1, ${held})`), selector)
