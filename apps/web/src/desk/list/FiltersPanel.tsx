import { endsOf, isOf, type ListDescriptor, type ListScope } from '@wasl/contracts/lists/list'
import { isBackwards } from '@wasl/ui/dates/date-range.ts'
import { useUnreadable } from '@wasl/ui/dates/use-unreadable.ts'
import { FilterPanel } from '@wasl/ui/table/filters/FilterPanel'
import { useEffect, useState } from 'react'
import type { Choices } from './applied-filters.ts'
import { ListFilter } from './ListFilter.tsx'
import { useFiltersText } from './filters.text.ts'
import { isAskable, withFilters, type FilterChange, type ListQuery } from './list-query.ts'

type Filters = ListQuery['filters']

type Props = {
  list: ListDescriptor
  scope?: ListScope
  choices: Choices
  /** Filters of which there are more choices than are offered. */
  cut?: readonly string[]
  /** What the search of the list finds the values of a filter by. */
  searchWords?: Readonly<Record<string, string>>
  nameOf: (filter: string) => string
  draft: Filters
  onDraft: (filters: Filters) => void
  /** The words of its button, and whether they are still being counted. */
  show: { label: string; isCounting: boolean }
  /** Instead of its words where a range is wrong. */
  showThem: string
  /** The filter whose chip was pressed. */
  startAt: string | null
  onShow: () => void
  onClose: () => void
}

/** Every filter that this list has, in its order. Nothing changes behind it before Show is pressed. */
export function FiltersPanel(props: Props) {
  const { list, scope = 'all', choices, cut = [], searchWords = {}, nameOf, draft, onDraft, show } = props
  const { showThem, startAt } = props
  const t = useFiltersText()
  const [refusals, setRefusals] = useState(0)
  const unreadable = useUnreadable<string>()
  const [round, setRound] = useState(0)
  const shown = Object.entries(list.filters).filter(([, filter]) => isOf(filter, scope))
  const wrong = shown.find(
    ([name, { kind }]) => kind === 'range' && (unreadable.names.includes(name) || isBackwardsIn(name)),
  )?.[0]
  const onChange = (what: FilterChange) => {
    const next = withFilters(draft, what)
    const isPossible = isAskable(list, next, draft)
    setRefusals((count) => (isPossible ? 0 : count + 1))
    if (isPossible) onDraft(next)
  }

  useEffect(() => {
    if (startAt) document.getElementById(`filter-${startAt}`)?.scrollIntoView({ block: 'start' })
  }, [startAt])

  return (
    <FilterPanel
      words={{
        title: t('filters.title'),
        close: t('filters.close'),
        show: wrong === undefined ? show.label : showThem,
        clearAll: t('filters.clearAll'),
      }}
      isCounting={show.isCounting}
      // Said again at each refusal: a new element is a new message.
      note={refusals > 0 && <span key={refusals}>{t('filters.full')}</span>}
      onShow={() => (wrong === undefined ? props.onShow() : showWrong(wrong))}
      onClearAll={() => {
        setRefusals(0)
        onDraft({})
        unreadable.forget()
        setRound((count) => count + 1)
      }}
      onClose={props.onClose}
    >
      {shown.map(([name, filter]) => (
        <ListFilter
          key={filter.kind === 'range' ? `${name} ${round}` : name}
          filter={filter}
          name={name}
          title={nameOf(name)}
          filters={draft}
          onChange={onChange}
          choices={choices[name] ?? []}
          isCut={cut.includes(name)}
          searchWord={searchWords[name]}
          onUnreadable={unreadable.tell(name)}
        />
      ))}
    </FilterPanel>
  )

  function isBackwardsIn(name: string): boolean {
    const [after, before] = endsOf(name)
    return isBackwards({ from: draft[after] ?? null, to: draft[before] ?? null })
  }
}

/** The panel stays open at the field, which says what is wrong with it. */
function showWrong(name: string) {
  const group = document.getElementById(`filter-${name}`)
  const { activeElement } = document
  // A field says what is wrong once it is left; a press on a phone may not leave it.
  if (activeElement instanceof HTMLElement && group?.contains(activeElement)) activeElement.blur()
  requestAnimationFrame(() => {
    const field = group?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? group?.querySelector('input')
    field?.focus({ preventScroll: true })
    group?.scrollIntoView({ block: 'start' })
  })
}
