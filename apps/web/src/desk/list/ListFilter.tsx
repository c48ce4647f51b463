import { endsOf, type Filter } from '@wasl/contracts/lists/list'
import { joinValues, splitValues } from '@wasl/domain/listed-values'
import { pick } from '@wasl/domain/locale'
import { Select } from '@wasl/ui/fields/choices/Select'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { FilterGroup } from '@wasl/ui/table/filters/FilterGroup'
import { FilterOptions } from '@wasl/ui/table/filters/FilterOptions'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useLocale } from '../../i18n/language.tsx'
import { RangeField } from '../range/RangeField.tsx'
import type { Choice } from './applied-filters.ts'
import css from './ListFilter.module.css'
import { useFiltersText } from './filters.text.ts'
import type { FilterChange, ListQuery } from './list-query.ts'

type Props = {
  name: string
  title: string
  filters: ListQuery['filters']
  onChange: (change: FilterChange) => void
  choices: readonly Choice[]
  /** There are more than these. */
  isCut: boolean
  /** What the search of the list finds them by. */
  searchWord: string | undefined
  /** A date was typed that is none. */
  onUnreadable: (isUnreadable: boolean) => void
}

/** A filter in the panel of a list, as its kind asks for it. */
export function ListFilter({ filter, ...props }: Props & { filter: Filter }) {
  switch (filter.kind) {
    case 'range':
      return <RangeFilter {...props} />
    case 'flag':
      return <FlagFilter {...props} />
    case 'choice':
      return <ChoiceFilter {...props} />
    case 'one':
      return <OneFilter {...props} of={filter.of} />
    case 'text':
      return <TextFilter {...props} most={filter.most} />
  }
}

/** Any of these, even of one: there may be rows that have none. A filter without choices is left out. */
function ChoiceFilter({ name, title, choices, isCut, searchWord, filters, onChange }: Props) {
  const t = useFiltersText()
  const locale = useLocale()
  const chosen = splitValues(filters[name])
  const gone = chosen.filter((value) => !choices.some((choice) => choice.value === value))
  const options = [
    ...choices.map((choice) => ({ value: choice.value, label: pick(choice.name, locale) })),
    ...gone.map((value) => ({ value, label: value })),
  ]
  if (options.length === 0) return null
  const n = choices.length
  const cutNote = searchWord
    ? t('filters.choicesCut', { n, example: `\u2066${searchWord}:"…"\u2069` })
    : t('filters.choicesMore', { n })
  return (
    <FilterGroup
      id={`filter-${name}`}
      title={title}
      chosen={
        chosen.length > 0 ? t('filters.chosenOf', { n: chosen.length, all: options.length }) : undefined
      }
      clear={
        chosen.length > 0
          ? { label: t('filters.clear'), onPress: () => onChange({ [name]: undefined }) }
          : undefined
      }
      note={isCut ? cutNote : undefined}
    >
      <FilterOptions
        label={title}
        options={options}
        chosen={chosen}
        onChange={(values) => onChange({ [name]: joinValues(values) || undefined })}
      />
    </FilterGroup>
  )
}

function FlagFilter({ name, title, filters, onChange }: Props) {
  const t = useFiltersText()
  return (
    <FilterGroup id={`filter-${name}`} title={title}>
      <SegmentedRadio
        label={title}
        isLabelHidden
        options={[
          { value: 'any', label: t('filters.any') },
          { value: 'true', label: t('filters.yes') },
          { value: 'false', label: t('filters.no') },
        ]}
        selected={filters[name] ?? 'any'}
        onSelect={(value) => onChange({ [name]: value === 'any' ? undefined : value })}
      />
    </FilterGroup>
  )
}

function RangeFilter({ name, title, filters, onChange, onUnreadable }: Props) {
  const [after, before] = endsOf(name)
  return (
    <div id={`filter-${name}`} className={css.range}>
      <RangeField
        label={title}
        value={{ from: filters[after] ?? null, to: filters[before] ?? null }}
        onChange={({ from, to }) => onChange({ [after]: from ?? undefined, [before]: to ?? undefined })}
        onUnreadable={onUnreadable}
      />
    </div>
  )
}

/** One of the values that stand in the contract; `choices` name them. */
function OneFilter({ name, title, choices, filters, onChange, of }: Props & { of: readonly string[] }) {
  const t = useFiltersText()
  const locale = useLocale()
  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.name
  return (
    <div id={`filter-${name}`} className={css.range}>
      <Select
        label={title}
        placeholder={t('filters.any')}
        choices={[
          { value: '', label: t('filters.any') },
          ...of.map((value) => ({ value, label: pick(nameOf(value) ?? { en: value, ar: value }, locale) })),
        ]}
        value={filters[name] ?? ''}
        onChange={(value) => onChange({ [name]: value || undefined })}
      />
    </div>
  )
}

function TextFilter({ name, title, filters, onChange, most }: Props & { most: number }) {
  return (
    <div id={`filter-${name}`} className={css.range}>
      <TextField
        label={title}
        maxLength={most}
        value={filters[name] ?? ''}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
      />
    </div>
  )
}
