import { endsOf, type Filter, type ListDescriptor, type ListFilters } from '@wasl/contracts/lists/list'
import type { LocalisedText } from '@wasl/contracts/values/web'
import { splitValues } from '@wasl/domain/listed-values'
import { pick, type Locale } from '@wasl/domain/locale'
import { rangeWords } from '@wasl/ui/text/date-text.ts'
import type { AppliedFilter } from '@wasl/ui/table/filters/FilterBar'
import type { useFiltersText } from './filters.text.ts'

export type Choice = { value: string; name: LocalisedText }
/** What the choice filters of a list offer, by the filter. */
export type Choices = Readonly<Record<string, readonly Choice[]>>

/** Values as choices, by what they are called in the reader's language. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Choice[] => values.map((value) => ({ value, name: { en: nameOf(value), ar: nameOf(value) } }))

type Facts = {
  locale: Locale
  t: ReturnType<typeof useFiltersText>
  /** What a filter is called. */
  nameOf: (filter: string) => string
  /** Undefined until the server has told them. */
  choices: Choices | undefined
}

const inChip = 2

/** A chip for each filter that is on (TBL-03), in the list's order. */
export const appliedFilters = (
  { filters: known }: ListDescriptor,
  filters: ListFilters<ListDescriptor>,
  facts: Facts,
): AppliedFilter[] =>
  Object.entries(known).flatMap(([name, filter]) => {
    const told = toldOf(name, filter, { filters, ...facts })
    if (!told) return []
    const label = facts.nameOf(name)
    return [{ id: name, label, value: told.value, text: `${label}: ${told.text}` }]
  })

type Told = { value: string; text: string } | null

function toldOf(name: string, filter: Filter, facts: Facts & { filters: ListFilters<ListDescriptor> }): Told {
  const { filters, t, locale } = facts
  switch (filter.kind) {
    case 'choice': {
      const names = splitValues(filters[name]).map((value) => choiceName(facts, name, value))
      if (names.length === 0) return null
      const comma = locale === 'ar' ? '، ' : ', '
      const shown = names.slice(0, inChip).join(comma)
      const value =
        names.length > inChip ? t('filters.and', { first: shown, n: names.length - inChip }) : shown
      return { value, text: names.join(comma) }
    }
    case 'flag':
      return filters[name] ? same(t(filters[name] === 'true' ? 'filters.yes' : 'filters.no')) : null
    case 'range':
      return same(wordsOfRange(name, facts))
    case 'one':
    case 'text':
      return same(filters[name] ? choiceName(facts, name, filters[name]) : null)
  }
}

const same = (text: string | null): Told => (text === null ? null : { value: text, text })

/** A value the server no longer offers is shown as it stands in the address. */
function choiceName({ choices, locale }: Facts, filter: string, value: string): string {
  const choice = choices?.[filter]?.find((one) => one.value === value)
  return choice ? pick(choice.name, locale) : value
}

function wordsOfRange(
  name: string,
  { filters, locale, t }: Facts & { filters: ListFilters<ListDescriptor> },
): string | null {
  const [from, to] = endsOf(name)
  const words = rangeWords({ from: wallOf(filters[from]), to: wallOf(filters[to]) }, locale, 'UTC')
  return words?.kind === 'on' ? words.date : words && t(`filters.${words.kind}`, words)
}

/** The zone is the wall's own. */
function wallOf(wall: string | undefined): Date | null {
  const instant = new Date(`${wall}:00Z`)
  return !wall || Number.isNaN(instant.getTime()) ? null : instant
}

/** What goes when a chip is removed. */
export const clearedBy = ({ filters }: ListDescriptor, name: string): Record<string, null> =>
  Object.fromEntries((filters[name]?.kind === 'range' ? endsOf(name) : [name]).map((one) => [one, null]))
