import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { coverageOf } from './font-coverage.ts'
import { inflateSync } from 'node:zlib'

const headerBytes = 44

const entryBytes = 20

const sfntHeaderBytes = 12

const sfntEntryBytes = 16

/**
 * A WOFF file as the plain font it holds, one table after the other. Readers of fonts that keep the tables apart stumble
 * over a last glyph without a drawing: they look past the end of its table.
 */
function plainFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let at = 0; at < count; at += 1) {
    const { tag, table, checksum } = tableOf(woff, headerBytes + at * entryBytes)
    const entry = sfntHeaderBytes + at * sfntEntryBytes
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...tables, Buffer.alloc(entryBytes)])
}

function tableOf(woff: Buffer, entry: number) {
  const [offset, stored, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at))
  const bytes = woff.subarray(offset, (offset ?? 0) + (stored ?? 0))
  return {
    tag: woff.subarray(entry, entry + 4),
    table: stored === length ? bytes : inflateSync(bytes),
    checksum: checksum ?? 0,
  }
}

export type Weight = 400 | 600

/** A part of a family, in the parts it is published in; a document embeds what it draws of them. */
type Face = { readonly family: string; readonly part: string; readonly hasOneWeight?: true }

const { resolve } = createRequire(import.meta.url)
const plex = '@fontsource/ibm-plex-sans-arabic'
const noto = '@fontsource/noto-sans'

const last: Face = { family: '@fontsource/unifont', part: 'latin', hasOneWeight: true }

/** One family for both languages; the rest is for what names can hold. The last has a plain drawing of nearly everything. */
const faces: readonly Face[] = [
  { family: plex, part: 'latin' },
  { family: plex, part: 'arabic' },
  { family: plex, part: 'latin-ext' },
  ...['latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'devanagari'].map(
    (part) => ({
      family: noto,
      part,
    }),
  ),
  { family: '@fontsource/noto-sans-hebrew', part: 'hebrew' },
  { family: '@fontsource/noto-emoji', part: 'emoji', hasOneWeight: true },
  last,
]

export const fontName = ({ family, part, hasOneWeight }: Face, weight: Weight): string =>
  `${family.split('/')[1]}-${part}-${hasOneWeight ? 400 : weight}-normal`

const files = new Map<string, Buffer>()

export function fontFile(face: Face, weight: Weight): Buffer {
  const name = fontName(face, weight)
  const known = files.get(name) ?? plainFont(readFileSync(resolve(`${face.family}/files/${name}.woff`)))
  files.set(name, known)
  return known
}

/** A text cut where the face changes. A letter keeps its marks, and what joins words stays with the letters before it. */
export function fontRuns(text: string): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = []
  for (const { segment } of graphemes.segment(text)) {
    const run = runs.at(-1)
    const isBetween = /^[\s\u200c\u200d]$/.test(segment)
    const found =
      isBetween && run && !run.face.hasOneWeight && draws(run.face, segment) ? run.face : faceOf(segment)
    const drawn = found ? segment.replaceAll(variations, '') : '\ufffd'
    const face = found ?? last
    if (run?.face === face) run.text += drawn
    else runs.push({ face, text: drawn })
  }
  return runs
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** They choose between drawings of which a face has one. */
const variations = /[\ufe00-\ufe0f]/g
const joiners = /\u200c|\u200d|[\ufe00-\ufe0f]/g

const faceOf = (segment: string): Face | null => faces.find((face) => draws(face, segment)) ?? null

function draws(face: Face, segment: string): boolean {
  const known = coverage(face)
  return Array.from(segment.replaceAll(joiners, '')).every((sign) => known.has(sign.codePointAt(0) ?? 0))
}

const covered = new Map<Face, ReadonlySet<number>>()

function coverage(face: Face): ReadonlySet<number> {
  const known = covered.get(face) ?? coverageOf(fontFile(face, 400))
  covered.set(face, known)
  return known
}
