import type {
  FlagFilter,
  ListFilters,
} from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { FilterGroup } from '@wasl/ui/table/FilterGroup'
import { useListText } from './list.text.ts'

type Props = { filter: FlagFilter; filters: ListFilters; onChange: (change: ListFilters) => void }

export function FlagFilterGroup({ filter, filters, onChange }: Props) {
  const t = useListText()
  const title = t(`list.filter.${filter}`)
  return (
    <FilterGroup id={`filter-${filter}`} title={title}>
      <SegmentedRadio
        label={title}
        isLabelHidden
        options={[
          { value: 'any', label: t('list.any') },
          { value: 'true', label: t('list.yes') },
          { value: 'false', label: t('list.no') },
        ]}
        selected={filters[filter] ?? 'any'}
        onSelect={(value) => onChange({ [filter]: value === 'any' ? undefined : value })}
      />
    </FilterGroup>
  )
}
