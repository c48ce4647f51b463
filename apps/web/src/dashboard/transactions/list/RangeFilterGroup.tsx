import type {
  ListFilters,
  RangeFilter,
} from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import { RangeField } from '../../../desk/range/RangeField.tsx'
import { useListText } from './list.text.ts'
import css from './RangeFilterGroup.module.css'

type Props = {
  filter: RangeFilter
  filters: ListFilters
  onChange: (change: ListFilters) => void
  onUnreadable: (isUnreadable: boolean) => void
}

export function RangeFilterGroup({ filter, filters, onChange, onUnreadable }: Props) {
  const t = useListText()
  const [fromKey, toKey] = [`${filter}From`, `${filter}To`] as const
  return (
    <div id={`filter-${filter}`} className={css.group}>
      <RangeField
        label={t(`list.filter.${filter}`)}
        value={{ from: filters[fromKey] ?? null, to: filters[toKey] ?? null }}
        onChange={({ from, to }) => onChange({ [fromKey]: from ?? undefined, [toKey]: to ?? undefined })}
        onUnreadable={onUnreadable}
      />
    </div>
  )
}
