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
import { useUnreadable } from '@wasl/ui/dates/use-unreadable.ts'
import { useEffect, useState } from 'react'
import { ChoiceFilterGroup } from './ChoiceFilterGroup.tsx'
import { FlagFilterGroup } from './FlagFilterGroup.tsx'
import { isAskable, withFilters, type ListQuery } from './list-query.ts'
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

const choices: readonly ChoiceFilter[] = ['state', 'moneyState', 'gateway', 'unit', 'initiator', 'currency']
const rarer: readonly ChoiceFilter[] = ['productType', 'bulk']
/** A module's own list is of that module. */
const ofAll: readonly ChoiceFilter[] = [...rarer, 'plugin']

/** Every filter of S2 §3 that this list has. Nothing changes behind it before Show is pressed. */
export function FiltersPanel({ place, setup, query, startAt, onShow, onClose }: Props) {
  const t = useListText()
  const [{ filters, refusals }, setDraft] = useState({ filters: query.filters, refusals: 0 })
  const found = useDraftCount(place, query, filters)
  const unreadable = useUnreadable<RangeFilter>()
  const [round, setRound] = useState(0)
  const wrong = rangeFilters.find((key) => unreadable.names.includes(key) || isBackwardsIn(key))
  const change = (what: Parameters<typeof withFilters>[1]) =>
    setDraft((now) => {
      const next = withFilters(now.filters, what)
      return isAskable(next, now.filters)
        ? { filters: next, refusals: 0 }
        : { ...now, refusals: now.refusals + 1 }
    })
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
      // Said again at each refusal: a new element is a new message.
      note={refusals > 0 && <span key={refusals}>{t('list.filtersFull')}</span>}
      onShow={() => {
        if (wrong) showWrong(wrong)
        else onShow(filters)
      }}
      onClearAll={() => {
        setDraft({ filters: {}, refusals: 0 })
        unreadable.forget()
        setRound((count) => count + 1)
      }}
      onClose={onClose}
    >
      {rangeGroup('created')}
      {choices.map(choiceGroup)}
      {flags.map((key) => (
        <FlagFilterGroup key={key} filter={key} {...shared} />
      ))}
      {(place.module === 'all' ? ofAll : rarer).map(choiceGroup)}
      {rangeFilters.slice(1).map(rangeGroup)}
    </FilterPanel>
  )

  function choiceGroup(key: ChoiceFilter) {
    const isCut = setup.cut.some((one) => one === key)
    return <ChoiceFilterGroup key={key} filter={key} choices={setup.choices[key]} isCut={isCut} {...shared} />
  }

  function rangeGroup(key: RangeFilter) {
    return (
      <RangeFilterGroup
        key={`${key} ${round}`}
        filter={key}
        {...shared}
        onUnreadable={unreadable.tell(key)}
      />
    )
  }

  function isBackwardsIn(key: RangeFilter): boolean {
    return isBackwards({ from: filters[`${key}From`] ?? null, to: filters[`${key}To`] ?? null })
  }

  function showWords(): string {
    if (wrong || found.count === null) return t('list.showThem')
    return found.isExact ? t('list.show', { n: found.count }) : t('list.showMany', { n: found.count })
  }
}

/** The panel stays open at the field, which says what is wrong with it. */
function showWrong(key: RangeFilter) {
  const group = document.getElementById(`filter-${key}`)
  const { activeElement } = document
  // A field says what is wrong once it is left; a press on a phone may not leave it.
  if (activeElement instanceof HTMLElement && group?.contains(activeElement)) activeElement.blur()
  requestAnimationFrame(() => {
    const field = group?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? group?.querySelector('input')
    field?.focus({ preventScroll: true })
    group?.scrollIntoView({ block: 'start' })
  })
}
