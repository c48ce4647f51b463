import { transactionList, type TransactionFilters } from '@wasl/contracts/lists/transactions'
import type { ListSetup } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { FilterBar } from '@wasl/ui/table/filters/FilterBar'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { appliedFilters, clearedBy } from '../../../desk/list/applied-filters.ts'
import { useFiltersText } from '../../../desk/list/filters.text.ts'
import { withFilters } from '../../../desk/list/list-query.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useListText } from './list.text.ts'
import { useFilterName, type TransactionQuery } from './transaction-query.ts'
import css from './TransactionList.module.css'

type Props = {
  query: TransactionQuery
  setup: ListSetup | undefined
  isSearching: boolean
  selecting: { isOn: boolean; toggle: () => void }
  onSearch: (q: string) => void
  onFilters: (filters: TransactionFilters) => void
  /** Opens the panel, at a filter when its chip was pressed. */
  onOpen: (filter: string | null) => void
}

/** TBL-02, TBL-03: search after 500 ms, on Enter and on leaving; a chip for each filter that is on. */
export function ListFilterBar(props: Props) {
  const { query, setup, isSearching, selecting, onSearch, onFilters, onOpen } = props
  const t = useListText()
  const filtersText = useFiltersText()
  const nameOf = useFilterName()
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
        applied={appliedFilters(transactionList, query.filters, {
          locale,
          t: filtersText,
          nameOf,
          choices: setup?.choices,
        })}
        words={{
          filters: filtersText('filters.title'),
          count: (n) => filtersText('filters.count', { n }),
          applied: filtersText('filters.applied'),
          remove: (name) => filtersText('filters.remove', { name }),
          clearAll: filtersText('filters.clearAll'),
        }}
        onOpen={onOpen}
        onRemove={(id) => onFilters(withFilters(query.filters, clearedBy(transactionList, id)))}
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
