import {
  flagFilters,
  rangeFilters,
  type ChoiceFilter,
  type ListFilters,
  type RangeFilter,
} from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { ListSetup } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { isBackwards } from '@wasl/ui/dates/date-range.ts'
import { FilterPanel } from '@wasl/ui/table/FilterPanel'
import { useEffect, useState } from 'react'
import { ChoiceFilterGroup } from './ChoiceFilterGroup.tsx'
import { FlagFilterGroup } from './FlagFilterGroup.tsx'
import { withFilters, type ListQuery } from './list-query.ts'
import { useListText } from './list.text.ts'
import { RangeFilterGroup } from './RangeFilterGroup.tsx'
import { useDraftCount } from './useDraftCount.ts'

type Props = {
  place: ListPlace
  setup: ListSetup
  query: ListQuery
  /** The filter whose chip was pressed. */
  startAt: string | null
  onShow: (filters: ListFilters) => void
  onClose: () => void
}

const choices: readonly ChoiceFilter[] = ['state', 'gateway', 'unit', 'initiator', 'currency']
const rarer: readonly ChoiceFilter[] = ['productType', 'bulk']
/** A module's own list is of that module. */
const ofAll: readonly ChoiceFilter[] = [...rarer, 'plugin']

/** Every filter of S2 §3 that this list has. Nothing changes behind it before Show is pressed. */
export function FiltersPanel({ place, setup, query, startAt, onShow, onClose }: Props) {
  const t = useListText()
  const [filters, setFilters] = useState(query.filters)
  const found = useDraftCount(place, query, filters)
  const change = (what: Parameters<typeof withFilters>[1]) => setFilters((now) => withFilters(now, what))
  const shared = { filters, onChange: change }
  const flags = flagFilters.filter((key) => !(key === 'disclosed' && place.module === 'all'))

  useEffect(() => {
    if (startAt) document.getElementById(`filter-${startAt}`)?.scrollIntoView({ block: 'start' })
  }, [startAt])

  return (
    <FilterPanel
      words={{
        title: t('list.filters'),
        close: t('list.close'),
        show: showWords(),
        clearAll: t('list.clearAll'),
      }}
      isCounting={found.isCounting}
      onShow={() => {
        if (!rangeFilters.some(isBackwardsIn)) onShow(filters)
      }}
      onClearAll={() => setFilters({})}
      onClose={onClose}
    >
      <RangeFilterGroup filter="created" {...shared} />
      {choices.map((key) => (
        <ChoiceFilterGroup key={key} filter={key} choices={setup.choices[key]} {...shared} />
      ))}
      {flags.map((key) => (
        <FlagFilterGroup key={key} filter={key} {...shared} />
      ))}
      {(place.module === 'all' ? ofAll : rarer).map((key) => (
        <ChoiceFilterGroup key={key} filter={key} choices={setup.choices[key]} {...shared} />
      ))}
      {rangeFilters.slice(1).map((key) => (
        <RangeFilterGroup key={key} filter={key} {...shared} />
      ))}
    </FilterPanel>
  )

  /** The field says so already, and the panel stays open. */
  function isBackwardsIn(key: RangeFilter): boolean {
    return isBackwards({ from: filters[`${key}From`] ?? null, to: filters[`${key}To`] ?? null })
  }

  function showWords(): string {
    if (found.count === null) return t('list.showThem')
    return found.isExact ? t('list.show', { n: found.count }) : t('list.showMany', { n: found.count })
  }
}
