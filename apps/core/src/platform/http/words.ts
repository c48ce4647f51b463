import type { Locale } from '@wasl/domain/locale'

export type Values = Readonly<Record<string, string | number>>

/** A text by its key in one of the two languages, `{name}` replaced by its value. */
export function wordsOf<Key extends string>(texts: { en: Record<Key, string>; ar: Record<Key, string> }) {
  return (key: Key, language: Locale, values: Values = {}): string =>
    texts[language][key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
