import { createInflateRaw } from 'node:zlib'
import { partsOf, type Part } from './workbook-size.ts'

/** The sheet that is read, by its place in the workbook, and the rows of it that somebody hid or filtered out. */
export type Sheet = { place: number; name: string; hiddenRows: ReadonlySet<number> }

type Zip = Uint8Array<ArrayBuffer>

/** The first sheet that whoever opens the workbook can see; null where there is none. */
export async function firstVisibleSheet(zip: Zip): Promise<Sheet | null> {
  const parts = new Map(partsOf(zip)?.map((part) => [part.name, part]))
  const root = relationsOf(await textOf(zip, parts.get('_rels/.rels')))
  const book = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? ''
  const bookPath = pathFrom('', book)
  const sheets = tagsOf(await textOf(zip, parts.get(bookPath)), 'sheet')
  const relations = relationsOf(await textOf(zip, parts.get(relationsPathOf(bookPath))))
  for (const [place, attributes] of sheets.entries()) {
    const relation = relations.find(({ id }) => id === relationIn(attributes))
    if ((attributes.get('state') ?? 'visible') !== 'visible' || !relation?.type.endsWith('/worksheet'))
      continue
    const part = parts.get(pathFrom(bookPath, relation.target))
    // One sheet is read: the first that is found.
    // oxlint-disable-next-line no-await-in-loop
    return { place, name: attributes.get('name') ?? '', hiddenRows: await hiddenRowsOf(zip, part) }
  }
  return null
}

const relationsPathOf = (path: string): string => path.replace(/([^/]*)$/, '_rels/$1.rels')

const pathFrom = (path: string, target: string): string =>
  decodeURIComponent(new URL(target, `file:///${path}`).pathname.slice(1))

const relationsOf = (xml: string) =>
  tagsOf(xml, 'Relationship').map((attributes) => ({
    id: attributes.get('Id') ?? '',
    type: attributes.get('Type') ?? '',
    target: attributes.get('Target') ?? '',
  }))

const relationIn = (attributes: ReadonlyMap<string, string>): string | undefined =>
  [...attributes].find(([name]) => name.endsWith(':id'))?.[1]

type Attributes = ReadonlyMap<string, string>

const tagsOf = (xml: string, name: string): Attributes[] =>
  Array.from(xml.matchAll(new RegExp(String.raw`<(?:\w+:)?${name}\s([^>]*)>`, 'g')), ([, text = '']) =>
    attributesOf(text),
  )

const attributesOf = (text: string): Attributes =>
  new Map(
    Array.from(text.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name = '', one, other]) => [
      name,
      unescaped(one ?? other ?? ''),
    ]),
  )

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (name) return entities.get(name) ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )

/** Numbered as a spreadsheet does. A filter hides the rows it leaves out as a hand does. */
async function hiddenRowsOf(zip: Zip, part: Part | undefined): Promise<Set<number>> {
  const hidden = new Set<number>()
  let number = 0
  let begun = ''
  for await (const piece of piecesOf(zip, part)) {
    const text = begun + piece
    begun = text.slice(text.lastIndexOf('<'))
    const whole = begun.includes('>') ? text : text.slice(0, -begun.length)
    if (begun.includes('>')) begun = ''
    for (const attributes of tagsOf(whole.replaceAll(/<(\w+:)?row(?=[/>])/g, '<row '), 'row')) {
      number = Number(attributes.get('r') ?? number + 1)
      if (['1', 'true'].includes(attributes.get('hidden') ?? '') || attributes.get('ht') === '0')
        hidden.add(number)
    }
  }
  return hidden
}

async function textOf(zip: Zip, part: Part | undefined): Promise<string> {
  let text = ''
  for await (const piece of piecesOf(zip, part)) text += piece
  return text
}

/** `isReadableWorkbook` has seen that a part is no larger than it says. */
async function* piecesOf(zip: Zip, part: Part | undefined): AsyncGenerator<string> {
  if (!part) return
  const content = zip.subarray(part.from, part.from + part.packed)
  const decoder = new TextDecoder()
  if (!part.isDeflated) return yield decoder.decode(content)
  const unpacking = createInflateRaw({ chunkSize: 65_536 })
  unpacking.end(content)
  for await (const piece of unpacking as AsyncIterable<Uint8Array>)
    yield decoder.decode(piece, { stream: true })
}
