import { nameOf, type Locale } from '@wasl/domain/locale'
import { Select } from '@wasl/ui/fields/Select'
import { Switch } from '@wasl/ui/fields/Switch'
import { TextField } from '@wasl/ui/TextField'
import type { ReactNode } from 'react'
import area from '../form/Area.module.css'

type Draft = Readonly<Record<string, unknown>>

type Shown<Page> = {
  draft: Draft
  change: (changes: Draft) => void
  problemOf: (field: string) => string | undefined
  /** A word of the resource by its own name: 'username.hint'. */
  say: (word: string, values?: Record<string, string>) => string
  words: { choose: string; saving: string }
  page: Page
  locale: Locale
}

/** One or more fields of a wish: `Keys` of what is sent, `Words` that the resource says for it. */
export type Field<Keys extends string, Words extends string, Page> = {
  keys: readonly Keys[]
  /** For the compiler alone: what the resource has to say. */
  words?: Words
  show: (shown: Shown<Page>) => ReactNode
}

/** A line in English and one in Arabic: 'name' is `nameEn` and `nameAr`. */
export function bilingual<Name extends string>(
  name: Name,
  most: number,
): Field<`${Name}En` | `${Name}Ar`, `${Name}En` | `${Name}Ar`, unknown> {
  const keys = [`${name}En`, `${name}Ar`] as const
  return {
    keys,
    show: ({ draft, change, problemOf, say }) => (
      <div className={area.pair}>
        {keys.map((key, index) => (
          <TextField
            key={key}
            label={say(key)}
            lang={index === 0 ? 'en' : 'ar'}
            dir={index === 0 ? 'ltr' : 'rtl'}
            autoComplete="off"
            maxLength={most}
            value={String(draft[key] ?? '')}
            onChange={(event) => change({ [key]: event.target.value })}
            problem={problemOf(key)}
          />
        ))}
      </div>
    ),
  }
}

type Choice = { value: string; nameEn: string; nameAr: string }

/** One of what the page has for it, or none: the words `<key>.none` and `.hint` say what that means. */
export function choice<Key extends string, Page, HasHint extends boolean = false>(
  key: Key,
  choicesIn: (page: Page) => readonly Choice[],
  { hasHint }: { hasHint?: HasHint } = {},
): Field<Key, Key | `${Key}.none` | (HasHint extends true ? `${Key}.hint` : never), Page> {
  return {
    keys: [key],
    show: ({ draft, change, problemOf, say, words, page, locale }) => (
      <Select
        label={say(key)}
        {...(hasHint && { hint: say(`${key}.hint`) })}
        placeholder={words.choose}
        choices={[
          { value: '', label: say(`${key}.none`) },
          ...choicesIn(page).map((one) => ({ value: one.value, label: nameOf(one, locale) || one.value })),
        ]}
        value={String(draft[key] ?? '')}
        onChange={(value) => change({ [key]: value || null })}
        problem={problemOf(key)}
      />
    ),
  }
}

/** On and off. The one called `active` is a switch in the row too; its word has the row's {name}. */
export function toggle<Key extends string>(key: Key): Field<Key, Key, unknown> {
  return {
    keys: [key],
    show: ({ draft, change, say, words, locale }) => (
      <Switch
        label={say(key, { name: nameOf(draft as { nameEn: string; nameAr: string }, locale) })}
        isOn={draft[key] === true}
        savingLabel={words.saving}
        onChange={(isOn) => change({ [key]: isOn })}
      />
    ),
  }
}
