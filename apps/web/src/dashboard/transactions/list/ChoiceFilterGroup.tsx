import type {
  ChoiceFilter,
  ListFilters,
} from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { Choice } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { joinValues, splitValues } from '@wasl/domain/listed-values'
import { pick } from '@wasl/domain/locale'
import { FilterGroup } from '@wasl/ui/table/FilterGroup'
import { FilterOptions } from '@wasl/ui/table/FilterOptions'
import { useLocale } from '../../../i18n/language.tsx'
import { useListText } from './list.text.ts'

type Props = {
  filter: ChoiceFilter
  choices: readonly Choice[]
  /** There are more than these. */
  isCut: boolean
  filters: ListFilters
  onChange: (change: ListFilters) => void
}

/** What the search of the list finds them by. An upload is found by its id alone, which nobody reads. */
const words: Readonly<Partial<Record<ChoiceFilter, string>>> = {
  initiator: 'initiator',
  productType: 'product',
}

/** Any of these, even of one: there may be rows that have none. A filter without choices is left out. */
export function ChoiceFilterGroup({ filter, choices, isCut, filters, onChange }: Props) {
  const t = useListText()
  const locale = useLocale()
  const chosen = splitValues(filters[filter])
  const gone = chosen.filter((value) => !choices.some((choice) => choice.value === value))
  const options = [
    ...choices.map(({ value, name }) => ({ value, label: pick(name, locale) })),
    ...gone.map((value) => ({ value, label: value })),
  ]
  if (options.length === 0) return null
  const title = t(`list.filter.${filter}`)
  return (
    <FilterGroup
      id={`filter-${filter}`}
      title={title}
      chosen={chosen.length > 0 ? t('list.chosenOf', { n: chosen.length, all: options.length }) : undefined}
      clear={
        chosen.length > 0
          ? { label: t('list.clear'), onPress: () => onChange({ [filter]: undefined }) }
          : undefined
      }
      note={isCut ? cutNote() : undefined}
    >
      <FilterOptions
        label={title}
        options={options}
        chosen={chosen}
        onChange={(values) => onChange({ [filter]: joinValues(values) || undefined })}
      />
    </FilterGroup>
  )
  function cutNote(): string {
    const n = choices.length
    const word = words[filter]
    return word
      ? t('list.choicesCut', { n, example: `\u2066${word}:"…"\u2069` })
      : t('list.choicesMore', { n })
  }
}
