import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { localeTag, type Locale } from '@wasl/domain/locale'
import { createElement, Fragment, type ReactNode } from 'react'
import { useLanguage } from './language.tsx'

/** Key to ICU text, or to what our build compiled it to. */
export type Messages = Readonly<Record<string, unknown>>

type Value = string | number | ReactNode | ((words: ReactNode) => ReactNode)

export type Text<Key extends string> = {
  (key: Key, values?: Record<string, string | number>): string
  /** With elements: `{amount}` as a component, `<b>…</b>` as a function of what stands inside. */
  rich: (key: Key, values: Record<string, Value>) => ReactNode
}

/** The words of one slice. English comes with the slice's code, Arabic with the page or on first use. */
export function createUseText<Strings extends Record<string, string>>(english: Strings) {
  return function useText(): Text<Extract<keyof Strings, string>> {
    const { locale, arabic } = useLanguage()
    return textOf(locale, locale === 'ar' && arabic ? arabic : english)
  }
}

/** The same outside of React, for titles and tests. */
export function textOf<Key extends string>(locale: Locale, messages: Messages): Text<Key> {
  const known = texts.get(messages)
  if (known) return known as Text<Key>
  const intl = createIntl<ReactNode>(
    { locale: localeTag(locale), messages: messages as never, onError: fail },
    cache,
  )
  const text = writer(intl, messages)
  texts.set(messages, text)
  return text
}

const cache = createIntlCache()
const texts = new WeakMap<Messages, Text<string>>()

function writer(intl: IntlShape<ReactNode>, messages: Messages): Text<string> {
  const write = (key: string, values?: Record<string, string | number>) => {
    const message = messages[key]
    return isPlain(message) ? message : intl.formatMessage({ id: key }, values)
  }
  return Object.assign(write, {
    rich: (key: string, values: Record<string, Value>) =>
      together(write(key, Object.fromEntries(Object.entries(values).map(asPart)) as never)),
  })
}

/** formatjs hands over what stands between two tags as a list. */
function asPart([name, value]: [string, Value]) {
  return [name, typeof value === 'function' ? (words: ReactNode[]) => value(together(words)) : value]
}

/** Parts in their fixed order are no list: they need no keys. */
const together = (parts: ReactNode): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts

/** Text without ICU syntax needs no formatting: what the build leaves uncompiled. */
const isPlain = (message: unknown): message is string => typeof message === 'string' && !/[{<']/.test(message)

/** A missing key is a bug: the strings test keeps both languages complete. */
function fail(error: Error): never {
  throw error
}
