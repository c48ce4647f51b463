import type { FilterOf, ListDescriptor, ListFilters as FiltersOf } from '@wasl/contracts/lists/list'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { FilterBar } from '@wasl/ui/table/filters/FilterBar'
import { useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { appliedFilters, clearedBy, type Choices } from './applied-filters.ts'
import { FiltersPanel } from './FiltersPanel.tsx'
import { useFiltersText } from './filters.text.ts'
import { withFilters } from './list-query.ts'

type Asked<List extends ListDescriptor> = { q: string; filters: FiltersOf<List> }

type Props<List extends ListDescriptor> = {
  list: List
  asked: Asked<List>
  /** Begins again at the first page. */
  onGo: (change: Partial<Asked<List>> & { page: 1 }) => void
  nameOf: (filter: FilterOf<List>) => string
  /** What filters of choices and of one value offer, by the filter. */
  choices: Choices
  /** The words of its search, where the list has one. */
  search?: { label: string; placeholder: string; clearLabel: string }
  isPending?: boolean
}

/** Search, chips and panel of a list, all from its descriptor. */
export function ListFilters<List extends ListDescriptor>(props: Props<List>) {
  const { list, asked, onGo, nameOf, choices, search, isPending = false } = props
  const t = useFiltersText()
  const locale = useLocale()
  const [panel, setPanel] = useState<{ startAt: string | null; draft: FiltersOf<List> } | null>(null)
  // Names of this list alone are asked for.
  const named = nameOf as (filter: string) => string
  const narrow = (filters: FiltersOf<List>) => onGo({ filters, page: 1 })
  return (
    <>
      <FilterBar
        search={
          search && (
            <SearchField
              {...search}
              start={asked.q}
              onSearch={(q) => q.trim() !== asked.q && onGo({ q: q.trim(), page: 1 })}
              isPending={isPending && asked.q !== ''}
            />
          )
        }
        applied={appliedFilters(list, asked.filters, { locale, t, nameOf: named, choices })}
        words={{
          filters: t('filters.title'),
          count: (n) => t('filters.count', { n }),
          applied: t('filters.applied'),
          remove: (name) => t('filters.remove', { name }),
          clearAll: t('filters.clearAll'),
        }}
        onOpen={(startAt) => setPanel({ startAt, draft: asked.filters })}
        onRemove={(id) => narrow(withFilters(asked.filters, clearedBy(list, id)))}
        onClearAll={() => narrow({})}
      />
      {panel && (
        <FiltersPanel
          list={list}
          choices={choices}
          nameOf={named}
          draft={panel.draft}
          // Parameters of this list alone.
          onDraft={(draft) => setPanel({ ...panel, draft: draft as FiltersOf<List> })}
          show={{ label: t('filters.show'), isCounting: false }}
          showThem={t('filters.show')}
          startAt={panel.startAt}
          onShow={() => {
            setPanel(null)
            narrow(panel.draft)
          }}
          onClose={() => setPanel(null)}
        />
      )}
    </>
  )
}
