import type { ListFilters } from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { ListSetup } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { FilterBar } from '@wasl/ui/table/FilterBar'
import { ToolButton } from '@wasl/ui/table/ToolButton'
import { useLocale } from '../../../i18n/language.tsx'
import { appliedFilters, clearedBy } from './applied-filters.tsx'
import { withFilters, type ListQuery } from './list-query.ts'
import { useListText } from './list.text.ts'
import css from './TransactionList.module.css'

type Props = {
  query: ListQuery
  setup: ListSetup | undefined
  isSearching: boolean
  selecting: { isOn: boolean; toggle: () => void }
  onSearch: (q: string) => void
  onFilters: (filters: ListFilters) => void
  /** Opens the panel, at a filter when its chip was pressed. */
  onOpen: (filter: string | null) => void
}

/** TBL-02, TBL-03: search after 500 ms, on Enter and on leaving; a chip for each filter that is on. */
export function ListFilterBar(props: Props) {
  const { query, setup, isSearching, selecting, onSearch, onFilters, onOpen } = props
  const t = useListText()
  const locale = useLocale()
  return (
    <div className={css.tools}>
      <FilterBar
        search={
          <SearchField
            label={t('list.search')}
            placeholder={t('list.search')}
            clearLabel={t('list.searchClear')}
            start={query.q}
            onSearch={onSearch}
            isPending={isSearching && query.q !== ''}
            hasSlashKey
          />
        }
        applied={appliedFilters(query.filters, { locale, t, setup })}
        words={{
          filters: t('list.filters'),
          count: (n) => t('list.filtersCount', { n }),
          applied: t('list.filtersApplied'),
          remove: (name) => t('list.filterRemove', { name }),
          clearAll: t('list.clearAll'),
        }}
        onOpen={onOpen}
        onRemove={(id) => onFilters(withFilters(query.filters, clearedBy(id)))}
        onClearAll={() => onFilters({})}
        end={
          <span className={css.phone}>
            <ToolButton look="edged" aria-pressed={selecting.isOn} onClick={selecting.toggle}>
              {t(selecting.isOn ? 'list.done' : 'list.select')}
            </ToolButton>
          </span>
        }
      />
    </div>
  )
}
