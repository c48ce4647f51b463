import { fewKept } from './few-kept.ts'

/** A rule with the marks that it cannot apply without, one list for each of its selectors; or rules under a condition. */
type Rule = { text: string; needs: string[][] } | { condition: string; rules: Rule[] }

const token = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g
const condition = /^@(media|supports|container|layer)\b/
const sheets = new Map<string, Sheet>()

type Sheet = { rules: Rule[]; asked: ReadonlySet<string>; kept: ReturnType<typeof fewKept> }

/**
 * What minified `css` says of elements with the classes and the `data-` and `aria-` attributes in `html`, in its order. All else
 * can come after the first paint: no script changes them before (`turnOnLateStyles`), and for paper it is there already.
 */
export function usedStyles(css: string, html: string): string {
  const { rules, asked, kept } = sheetOf(css)
  const marks = new Set(marksIn(html).filter((mark) => asked.has(mark)))
  return kept([...marks].join(' '), () => write(rules, marks))
}

/** The build has a handful. */
function sheetOf(css: string): Sheet {
  const sheet = sheets.get(css) ?? readSheet(css)
  sheets.set(css, sheet)
  return sheet
}

function readSheet(css: string): Sheet {
  const rules = readRules(css)
  return { rules, asked: new Set(marksOf(rules)), kept: fewKept() }
}

const marksOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => ('text' in rule ? rule.needs.flat() : marksOf(rule.rules)))

/** Classes by their name, attributes as `@data-tone` and `@data-tone=info`. */
const marksIn = (html: string): string[] =>
  [...html.matchAll(/\s(class|data-[\w-]+|aria-[\w-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
    name === 'class' ? value.split(' ') : [`@${name}`, `@${name}=${value}`],
  )

function write(rules: readonly Rule[], marks: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return isUsed(rule.needs, marks) ? rule.text : ''
      if (rule.condition === '@media print') return ''
      const inside = write(rule.rules, marks)
      return inside && `${rule.condition}{${inside}}`
    })
    .join('')
}

const isUsed = (needs: string[][], marks: ReadonlySet<string>) =>
  needs.some((names) => names.every((name) => marks.has(name)))

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

/** Of what has a class. Attributes alone may be the root's, where a script sets them before there is a page. */
const withAttributes = /\.[\w-]+(?:\[[^\]]*\])+/g
const attribute = /\[((?:data|aria)-[\w-]+)(?:=["']?([\w-]+)["']?)?\]/g
const asMark = (_test: string, name: string, value?: string) => `.@${name}${value ? `=${value}` : ''}`

/** Conditions in brackets need nothing here: `:not(.open)` is of what has no such class, `:is(.a, .b)` of either. */
function needsOf(selectors: string): string[][] {
  let plain = selectors
    .replace(withAttributes, (one) => one.replace(attribute, asMark))
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\[[^\]]*\]/g, '')
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return plain
    .split(',')
    .map((selector) => (selector.match(/\.[\w@=-]+/g) ?? []).map((name) => name.slice(1)))
}
