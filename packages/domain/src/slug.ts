import { cleanText } from './clean-text.ts'
import { foldText } from './match-text.ts'

export const longestSlug = 80

/** Lower-case Latin or Arabic letters and digits, hyphens between them (commerce.md D2). */
export const isSlug = (text: string): boolean =>
  text.length <= longestSlug &&
  /^[a-z0-9\u0621-\u064a\u0660-\u0669]+(-[a-z0-9\u0621-\u064a\u0660-\u0669]+)*$/.test(text)

/**
 * The slug of a new thing: from its English name, else from its Arabic one in Arabic letters, because Arabic in Latin letters
 * is unreadable. Never empty, and none of `taken`.
 */
export function slugOf(
  { en, ar }: { en: string; ar: string },
  { fallback, taken }: { fallback: string; taken: ReadonlySet<string> },
): string {
  const plain = latinSlug(en) || arabicSlug(ar) || fallback
  if (!taken.has(plain)) return plain
  for (let number = 2; ; number += 1) {
    const numbered = `${plain.slice(0, longestSlug - 8).replace(/-$/, '')}-${number}`
    if (!taken.has(numbered)) return numbered
  }
}

const latinSlug = (name: string): string =>
  hyphenated(
    cleanText(name)
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/['’]/g, ''),
    /[^a-z0-9]+/g,
  )

const arabicSlug = (name: string): string =>
  hyphenated(foldText(cleanText(name)), /[^a-z0-9\u0621-\u064a\u0660-\u0669]+/g)

const hyphenated = (text: string, between: RegExp): string =>
  text.replace(between, '-').replace(/^-/, '').slice(0, longestSlug).replace(/-$/, '')
