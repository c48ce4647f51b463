import { nameOf, type Locale } from '@wasl/domain/locale'
import { Select } from '@wasl/ui/fields/choices/Select'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { TextField } from '@wasl/ui/inputs/TextField'
import type { ReactNode } from 'react'
import area from '../form/Area.module.css'

type AnyDraft = Readonly<Record<string, unknown>>

/** What a field of a slice's own is drawn with. */
export type OwnField<Draft, Page> = {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  problemOf: (field: string) => string | undefined
  /** What the form began with. */
  before: Draft
  page: Page
  /** Null for a new one. */
  row: RowIn<Page> | null
}

type RowIn<Page> = Page extends { results: readonly (infer Row)[] } ? Row : unknown

type Shown<Page> = OwnField<AnyDraft, Page> & {
  /** A word of the resource by its own name: 'username.hint'. */
  say: (word: string, values?: Record<string, string>) => string
  words: { choose: string; saving: string; optional: string }
  /** What it is called as the draft stands. */
  name: string
  locale: Locale
}

/** One or more fields of a wish: `Keys` of what is sent, `Words` that the resource says for it. */
export type Field<Keys extends string, Words extends string, Page> = {
  keys: readonly Keys[]
  /** For the compiler alone: what the resource has to say. */
  words?: Words
  /** Chosen when it is made, and never changed. */
  isOnce?: boolean
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

type Line = { dir?: 'ltr'; isOptional?: boolean; hasHint?: boolean; most?: number }

/** A line of text. */
export function line<Key extends string, const Of extends Line>(
  key: Key,
  { dir, isOptional, hasHint, most }: Of,
): Field<Key, Key | (Of extends { hasHint: true } ? `${Key}.hint` : never), unknown> {
  return {
    keys: [key],
    show: ({ draft, change, problemOf, say, words }) => (
      <TextField
        label={say(key)}
        {...(hasHint && { hint: say(`${key}.hint`) })}
        {...(isOptional && { optional: words.optional })}
        {...(dir && { dir })}
        autoComplete="off"
        maxLength={most}
        value={String(draft[key] ?? '')}
        onChange={(event) => change({ [key]: event.target.value })}
        problem={problemOf(key)}
      />
    ),
  }
}

/** Fields that a slice draws itself. */
export function own<const Key extends string, Draft, Page>(
  keys: readonly Key[],
  Show: (props: OwnField<Draft, Page>) => ReactNode,
): Field<Key, never, Page> {
  // The draft of a form has the fields of its wish: `resource` compares them.
  const Drawn = Show as unknown as (props: OwnField<AnyDraft, Page>) => ReactNode
  return {
    keys,
    show: ({ draft, change, problemOf, before, page, row }) => (
      <Drawn {...{ draft, change, problemOf, before, page, row }} />
    ),
  }
}

/** A field of a new one alone. */
export const once = <Keys extends string, Words extends string, Page>(
  field: Field<Keys, Words, Page>,
): Field<Keys, Words, Page> => ({ ...field, isOnce: true })

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
    show: ({ draft, change, say, words, name }) => (
      <Switch
        label={say(key, { name })}
        isOn={draft[key] === true}
        savingLabel={words.saving}
        onChange={(isOn) => change({ [key]: isOn })}
      />
    ),
  }
}
