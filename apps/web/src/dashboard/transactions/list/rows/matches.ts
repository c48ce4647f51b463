import { latinDigits } from '@wasl/ui/dates/typed-date.ts'

type Part = { text: string; isMatch: boolean }

/** A text in parts, those apart that were searched for: all that was typed, give or take spaces, or its words. */
export function matchesIn(text: string, sought: string): Part[] {
  const typed = latinDigits(sought)
    .trim()
    .toLowerCase()
    .replace(/^(\+|00?)(?=\d{4})/, '')
  const words = typed.split(/[\s,،;-]+/u).filter((word) => word !== '')
  const patterns = [written(typed, '[\\s\\p{M}\\u0640-]*'), ...words.map(wordPattern)].filter(Boolean)
  if (patterns.length === 0) return [{ text, isMatch: false }]
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** The search finds short words only where a word begins. */
const wordPattern = (word: string): string =>
  ([...word].length < 3 ? String.raw`(?<![\p{L}\p{N}])` : '') + written(word, "[\\p{M}\\u0640'\\u2019-]*")

const written = (text: string, between: string): string =>
  [...text.normalize('NFC')]
    .filter((letter) => !/[\s\p{M}ـ]/u.test(letter))
    .map((letter) => variants.find((same) => same.slice(1, -1).includes(letter)) ?? escaped(letter))
    .join(between)

/** Letters that stand for one another, as the search folds them. */
const variants = ['[اأإآٱ]', '[هة]', '[يىیئ]', '[كک]', '[وؤ]']

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`)
