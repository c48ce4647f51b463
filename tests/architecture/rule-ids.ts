/** The documents whose ids need their name before them, and the letters of their ids. */
const letters: Readonly<Record<string, string>> = {
  reliability: 'A-FS',
  payments: 'B-E',
  ux: 'A-E',
  performance: 'BDF',
}

/** Ids that no other document has. Behind a quote or a slash stands an id of something that is stored. */
const alone = [
  /(?<![\w'/.-])(?:D-\d{1,2}|L-\d{2})(?![\w'/-])/g,
  /(?<![\w'/.-])(?:B\.\d{1,2}|I\d{1,2})(?!\w)/g,
  /(?<![\w-])(?:PAY|RES|DEL|CAT|EVT|FOOD|LOG|TBL|DET|REF|BKG|HOME|BLK|EXP)-\d{2}(?!\w)/g,
  /(?<=')D-\d{1,2}(?=:)/g,
]

/** What is measured is cited so often that its ids stand without their document here. */
const measured = /^(scripts\/bench|docs\/decisions)\//

/** The ids of rules that a file cites, as `docs/spec/rules.md` spells them. */
export function citedRules(path: string, text: string): string[] {
  const named = Object.entries(letters).flatMap(([document, kinds]) => rulesOf(document, kinds, text))
  const rest = named.reduce((left, { said }) => left.replace(said, ' '), text)
  return [
    ...named.flatMap(({ document, ids }) => ids.map((id) => `${document} ${id}`)),
    ...alone.flatMap((pattern) => rest.match(pattern) ?? []),
    ...rangesIn(rest, /(?<![\w'/])(D-|B\.|I|DET-|RES-|TBL-|HOME-)(\d{1,2})(?: to |…)\1?(\d{1,2})/g),
    ...(measured.test(path) ? measuredIn(rest) : []),
  ]
}

type Named = { readonly document: string; readonly said: string; readonly ids: readonly string[] }

function rulesOf(document: string, kinds: string, text: string): Named[] {
  const id = `[${kinds}](?:\\d{1,2}(?:\\.\\d)?(?!\\.?\\d| §)|(?![\\w.'’-]))`
  const name = `[${document[0]?.toUpperCase()}${document[0]}]${document.slice(1)}`
  const list = new RegExp(`\\b${name} (${id}(?:(?:, | and | to )${id})*)(?!\\w)`, 'g')
  return [...text.matchAll(list)].map(([said, ids = '']) => ({
    document,
    said,
    ids: [...(ids.match(new RegExp(id, 'g')) ?? []), ...rangesIn(ids, /([A-FS])(\d+) to \1(\d+)/g)],
  }))
}

function measuredIn(text: string): string[] {
  const ids = [...(text.match(/(?<![\w/.#%-]|commerce\.md )[BDF]\d{1,2}(?![\w-])/g) ?? [])]
  return [...ids, ...rangesIn(text, /(?<!\w)([BDF])(\d+)(?: to |–)\1(\d+)/g)].map((id) => `performance ${id}`)
}

/** What stands between the ends of "D-4 to D-8". */
function rangesIn(text: string, range: RegExp): string[] {
  return [...text.matchAll(range)].flatMap(([, kind = '', from = '', to = '']) =>
    Array.from(
      { length: Math.max(0, Number(to) - Number(from) - 1) },
      (_, at) => kind + String(Number(from) + at + 1).padStart(from.length, '0'),
    ),
  )
}
