import {
  choiceFilters,
  flagFilters,
  rangeFilters,
  type ListFilters,
  type RangeFilter,
} from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { ListSetup } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { splitValues } from '@wasl/domain/listed-values'
import { pick, type Locale } from '@wasl/domain/locale'
import { rangeWords } from '@wasl/ui/date-text.ts'
import type { AppliedFilter } from '@wasl/ui/table/FilterBar'
import type { useListText } from './list.text.ts'

type Facts = { locale: Locale; t: ReturnType<typeof useListText>; setup: ListSetup | undefined }

const inChip = 2

/** A chip for each filter that is on (TBL-03). */
export function appliedFilters(filters: ListFilters, facts: Facts): AppliedFilter[] {
  const { t } = facts
  const chip = (
    id: AppliedFilter['id'],
    label: string,
    text: string,
    value: AppliedFilter['value'] = text,
  ) => ({
    id,
    label,
    value,
    text: `${label}: ${text}`,
  })
  return [
    ...choiceFilters.flatMap((key) => {
      const names = splitValues(filters[key]).map((value) => nameOf(facts, key, value))
      if (names.length === 0) return []
      const shown = names.slice(0, inChip).join(facts.locale === 'ar' ? '، ' : ', ')
      const value = names.length > inChip ? t('list.and', { first: shown, n: names.length - inChip }) : shown
      return [chip(key, t(`list.filter.${key}`), names.join(facts.locale === 'ar' ? '، ' : ', '), value)]
    }),
    ...flagFilters.flatMap((key) =>
      filters[key]
        ? [chip(key, t(`list.filter.${key}`), t(filters[key] === 'true' ? 'list.yes' : 'list.no'))]
        : [],
    ),
    ...rangeFilters.flatMap((key) => {
      const words = wordsOfRange(filters, key, facts)
      return words ? [chip(key, t(`list.filter.${key}`), words)] : []
    }),
  ]
}

type ChoiceKey = (typeof choiceFilters)[number]

/** A value the server no longer offers is shown as it stands in the address. */
function nameOf({ setup, locale }: Facts, key: ChoiceKey, value: string): string {
  const choice = setup?.choices[key].find((one) => one.value === value)
  return choice ? pick(choice.name, locale) : value
}

function wordsOfRange(filters: ListFilters, key: RangeFilter, { locale, t }: Facts): string | null {
  const ends = { from: wallOf(filters[`${key}From`]), to: wallOf(filters[`${key}To`]) }
  const words = rangeWords(ends, locale, 'UTC')
  return words?.kind === 'on' ? words.date : words && t(`list.${words.kind}`, words)
}

/** The zone is the wall's own. */
function wallOf(wall: string | undefined): Date | null {
  const instant = new Date(`${wall}:00Z`)
  return !wall || Number.isNaN(instant.getTime()) ? null : instant
}

/** What goes when a chip is removed. */
export const clearedBy = (id: string): Partial<Record<keyof ListFilters, null>> =>
  rangeFilters.some((key) => key === id) ? { [`${id}From`]: null, [`${id}To`]: null } : { [id]: null }
