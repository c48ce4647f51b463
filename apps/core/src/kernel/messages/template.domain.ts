import { directionOf, type Locale } from '@wasl/domain/locale'
import type { WordedOccasion } from './messages.domain.ts'

/** What a template may name. */
export const variables = ['merchant', 'customer', 'amount', 'reference', 'description', 'link'] as const
export type Variable = (typeof variables)[number]
/** What there is to name: a server that went silent is nobody's payment. */
export const variablesOf = (occasion: WordedOccasion): readonly Variable[] =>
  occasion === 'webhook_disabled' ? ['merchant', 'link'] : variables

export type Values = Readonly<Record<Variable, string>>

export type TemplateProblem =
  | { kind: 'empty' }
  | { kind: 'tooLong'; limit: number }
  | { kind: 'unknownVariable'; name: string }
  /** A brace that belongs to no variable: `{amount`, `{ amount }`. */
  | { kind: 'strayBrace' }

const longest = { subject: 200, body: 4_000 }

/** What is wrong with a merchant's own words, before they are kept. */
export function templateProblem(
  text: string,
  { occasion, part }: { occasion: WordedOccasion; part: 'subject' | 'body' },
): TemplateProblem | null {
  if (text.trim() === '') return { kind: 'empty' }
  if (text.length > longest[part]) return { kind: 'tooLong', limit: longest[part] }
  const names = [...text.matchAll(place)].map(([, name = '']) => name)
  const unknown = names.find((name) => !variablesOf(occasion).some((known) => known === name))
  if (unknown !== undefined) return { kind: 'unknownVariable', name: unknown }
  return /[{}]/.test(text.replaceAll(place, '')) ? { kind: 'strayBrace' } : null
}

/** For plain text and subjects: each value is isolated where its direction could disturb the line around it. */
export const filledText = (template: string, values: Values, locale: Locale): string =>
  filled(template, (name) => (name === 'link' ? values.link : isolated(oneLine(values[name]), locale)))

/** For HTML: the template's own characters and the values are escaped alike; values stand in `<bdi>`. */
export const filledHtml = (template: string, values: Values): string =>
  filled(escapeHtml(template), (name) => {
    const value = escapeHtml(oneLine(values[name]))
    return name === 'link' ? `<a href="${value}">${value}</a>` : `<bdi>${value}</bdi>`
  })

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** First strong isolate … pop: an id or a Latin name in an Arabic line, an Arabic name in an English one. */
export function isolated(value: string, locale: Locale): string {
  const isForeign = directionOf(locale) === 'rtl' || rightToLeft.test(value)
  return isForeign && value !== '' ? `\u2068${value}\u2069` : value
}

/** A value is one line without controls of its own: it can neither add a header nor turn the text around. */
export const oneLine = (value: string): string =>
  value
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[ \p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

const place = /\{(\w+)\}/g
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const isVariable = (name: string): name is Variable => variables.some((variable) => variable === name)

const filled = (template: string, write: (name: Variable) => string): string =>
  template.replace(place, (whole, name: string) => (isVariable(name) ? write(name) : whole))
