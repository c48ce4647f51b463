import type { Direction } from '@wasl/domain/locale'
import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Text that is drawn in one direction, mirrored signs already turned. */
export type Run = { readonly text: string; readonly isRtl: boolean }

/** One line: what it says in reading order, and its runs from the left of the paper to the right. */
export type Line = { readonly text: string; readonly runs: readonly Run[] }

type Measure = (word: string) => number

/** Breaks a text into lines no wider than `width` by the Unicode bidirectional algorithm. Isolates are obeyed, not drawn. */
export function bidiLines(
  text: string,
  direction: Direction,
  { width, measure }: { width: number; measure: Measure },
): Line[] {
  return text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((paragraph) => {
      const { levels } = bidi.getEmbeddingLevels(paragraph, direction)
      return spansOf(paragraph, { width, measure }).map(([start, end]) =>
        lineOf(paragraph, levels, [start, end]),
      )
    })
}

/** Text from elsewhere inside a sentence of ours keeps its own direction to itself. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

export const leftToRight = (text: string): string => `\u2066${text}\u2069`

const controls = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

type Span = readonly [start: number, end: number]

/** Greedy, word by word; a word that is longer than a line is broken between its characters. */
function spansOf(paragraph: string, { width, measure }: { width: number; measure: Measure }): Span[] {
  const spans: Span[] = []
  let start = 0
  let end = 0
  let used = 0
  for (const piece of pieces(paragraph, { width, measure })) {
    const needed = measure(visible(piece).trimEnd())
    if (used > 0 && used + needed > width) {
      spans.push([start, end])
      start = end
      used = 0
    }
    end += piece.length
    used += measure(visible(piece))
  }
  return [...spans, [start, end]]
}

function pieces(paragraph: string, { width, measure }: { width: number; measure: Measure }): string[] {
  const words = paragraph.match(/\s*\S+\s*/g) ?? [paragraph]
  return words.flatMap((word) =>
    measure(visible(word).trim()) <= width
      ? [word]
      : Array.from(graphemes.segment(word), ({ segment }) => segment),
  )
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const visible = (text: string): string => text.replace(controls, '')

function lineOf(paragraph: string, levels: Uint8Array, [start, end]: Span): Line {
  const last = paragraph.slice(start, end).trimEnd().length + start
  const runs = levelRuns(levels, [start, last]).map(([from, to, level]) => ({ from, to, level }))
  const drawn = inVisualOrder(runs).flatMap(({ from, to, level }) => {
    const text = paragraph.slice(from, to).replace(controls, '')
    const isRtl = level % 2 === 1
    return text === '' ? [] : [{ text: isRtl ? mirrored(text) : text, isRtl }]
  })
  return { text: visible(paragraph.slice(start, end)), runs: drawn }
}

function levelRuns(levels: Uint8Array, [start, end]: Span): [from: number, to: number, level: number][] {
  const runs: [number, number, number][] = []
  for (let at = start; at < end; at += 1) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    if (last?.[2] === level) last[1] = at + 1
    else runs.push([at, at + 1, level])
  }
  return runs
}

/** Rule L2: from the deepest level up, every stretch at least that deep is turned around. */
function inVisualOrder<Each extends { level: number }>(runs: Each[]): Each[] {
  const ordered = [...runs]
  const deepest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = deepest; level > 0; level -= 1) {
    let from = 0
    while (from < ordered.length) {
      if ((ordered[from]?.level ?? 0) < level) {
        from += 1
        continue
      }
      let to = from
      while ((ordered[to]?.level ?? 0) >= level) to += 1
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = to
    }
  }
  return ordered
}

/** Brackets and the like, turned around. */
export const mirrored = (text: string): string =>
  Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('')
