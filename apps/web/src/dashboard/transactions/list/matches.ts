import { latinDigits } from '@wasl/ui/dates/typed-date.ts'

type Part = { text: string; isMatch: boolean }

/** A text in parts, those apart that were searched for. Spaces in what was typed may be missing in the text. */
export function matchesIn(text: string, sought: string): Part[] {
  const letters = [...latinDigits(sought).trim().toLowerCase()].filter((letter) => letter.trim() !== '')
  if (letters.length === 0) return [{ text, isMatch: false }]
  const pattern = new RegExp(`(${letters.map(escaped).join('\\s*')})`, 'giu')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`)
