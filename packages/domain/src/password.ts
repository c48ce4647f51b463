import { isCommonPassword } from './common-password.ts'

/** S1 §5, in display order. */
export const passwordRules = ['length', 'personal', 'common', 'numeric', 'special', 'digit', 'upper'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** `spec` applies all rules of S1 §5; `nist` only those that NIST and ASVS keep (reliability S4). */
export type Composition = 'spec' | 'nist'

export type PasswordOf = {
  /** Username, e-mail address and names. */
  personal: readonly string[]
  composition: Composition
}

export const shortestPassword = 8

/** The rules that a password breaks. Empty if it may be used. */
export function passwordProblems(password: string, { personal, composition }: PasswordOf): PasswordRule[] {
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: [...password].length < shortestPassword,
    personal: personal.some((text) => isSimilar(password, text)),
    common: isCommonPassword(password),
    numeric: /^\p{Nd}+$/u.test(password),
    special: !/[^\p{L}\p{N}\s]/u.test(password),
    digit: !/\p{Nd}/u.test(password),
    upper: !/\p{Lu}/u.test(password),
  }
  return passwordRules.filter((rule) => broken[rule] && isAsked(rule, composition))
}

const isAsked = (rule: PasswordRule, composition: Composition): boolean =>
  composition === 'spec' || !['special', 'digit', 'upper'].includes(rule)

/** Compares with the whole text and with its parts: `cashier.demo`, `cashier`, `demo`. */
function isSimilar(password: string, text: string): boolean {
  const given = plain(password)
  const parts = text.split(/[^\p{L}\p{N}]+/u)
  return [text, ...parts].map(plain).some((part) => part.length >= 3 && isClose(given, part))
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function isClose(password: string, part: string): boolean {
  if (password === '') return false
  if (password.includes(part) && part.length * 2 >= password.length) return true
  const longer = Math.max(password.length, part.length)
  return 1 - distance(password, part) / longer >= 0.7
}

/** Edit distance: letters to change, add or drop. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 32) return Math.max(from.length, to.length)
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...to].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
