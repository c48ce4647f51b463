import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { plainFont } from './woff.ts'

export type Weight = 400 | 600
type Script = 'arabic' | 'latin' | 'latin-ext'

const { resolve } = createRequire(import.meta.url)
const family = '@fontsource/ibm-plex-sans-arabic'

/** One family for both languages, in the parts it is published in; a document embeds what it draws of them. */
const scripts: readonly Script[] = ['latin', 'arabic', 'latin-ext']

export const fontName = (script: Script, weight: Weight): string => `${script}-${weight}`

const files = new Map<string, Buffer>()

export function fontFile(script: Script, weight: Weight): Buffer {
  const name = `ibm-plex-sans-arabic-${script}-${weight}-normal.woff`
  const known = files.get(name) ?? plainFont(readFileSync(resolve(`${family}/files/${name}`)))
  files.set(name, known)
  return known
}

/** A text cut where the part of the family changes. What joins words stays with the letters before it. */
export function fontRuns(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const script = last && /[\s\u200c\u200d]/.test(sign) ? last.script : scriptOf(sign)
    if (last?.script === script) last.text += sign
    else runs.push({ script, text: sign })
  }
  return runs
}

const scriptOf = (sign: string): Script =>
  scripts.find((script) => coverage(script).some(([from, to]) => inside(sign, from, to))) ?? 'latin'

const inside = (sign: string, from: number, to: number): boolean => {
  const point = sign.codePointAt(0) ?? 0
  return point >= from && point <= to
}

type Range = readonly [from: number, to: number]
let ranges: Record<string, Range[]> | null = null

function coverage(script: Script): Range[] {
  ranges ??= Object.fromEntries(
    Object.entries(
      JSON.parse(readFileSync(resolve(`${family}/unicode.json`), 'utf8')) as Record<string, string>,
    ).map(([name, text]) => [name, text.split(',').map(rangeOf)]),
  )
  return ranges[script] ?? []
}

function rangeOf(text: string): Range {
  const [from = '', to = from] = text.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
