/** A rule with the classes that it cannot apply without, one list for each of its selectors; or rules under a condition. */
type Rule = { text: string; needs: string[][] } | { condition: string; rules: Rule[] }

const token = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g
const condition = /^@(media|supports|container|layer)\b/
/** Pages of one kind and state use the same classes; of all others nothing is kept for long. */
const keptAtMost = 100
const sheets = new Map<string, Sheet>()

type Sheet = { rules: Rule[]; used: Map<string, string> }

/** What minified `css` says of elements with the classes in `html`, in its order. All else can come after the first paint. */
export function usedStyles(css: string, html: string): string {
  const { rules, used } = sheetOf(css)
  const classes = classesIn(html)
  const key = [...classes].join(' ')
  const known = used.get(key)
  if (known !== undefined) return known
  if (used.size >= keptAtMost) used.clear()
  const text = write(rules, classes)
  used.set(key, text)
  return text
}

/** The build has a handful. */
function sheetOf(css: string): Sheet {
  const sheet = sheets.get(css) ?? { rules: readRules(css), used: new Map() }
  sheets.set(css, sheet)
  return sheet
}

function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

function write(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return isUsed(rule.needs, classes) ? rule.text : ''
      const inside = write(rule.rules, classes)
      return inside && `${rule.condition}{${inside}}`
    })
    .join('')
}

const isUsed = (needs: string[][], classes: ReadonlySet<string>) =>
  needs.some((names) => names.every((name) => classes.has(name)))

function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let opened = 0
  for (const { 0: mark, index } of css.matchAll(token)) {
    if (mark === '{' && (depth += 1) === 1) opened = index
    const isOver = mark === '}' ? (depth -= 1) === 0 : mark === ';' && depth === 0
    if (!isOver) continue
    rules.push(readRule(css.slice(start, index + 1), opened - start))
    start = index + 1
  }
  return rules
}

function readRule(text: string, opened: number): Rule {
  const head = text.slice(0, Math.max(0, opened)).trim()
  if (condition.test(head)) return { condition: head, rules: readRules(text.slice(opened + 1, -1)) }
  return { text, needs: head.startsWith('@') ? [[]] : needsOf(head) }
}

/** Conditions in brackets need nothing here: `:not(.open)` is of what has no such class, `:is(.a, .b)` of either. */
function needsOf(selectors: string): string[][] {
  let plain = selectors.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '')
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return plain.split(',').map((selector) => (selector.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1)))
}
