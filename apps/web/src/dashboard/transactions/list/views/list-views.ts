import { transactionList } from '@wasl/contracts/lists/transactions'
import type { SavedView } from '@wasl/contracts/lists/saved-view'
import { joinValues } from '@wasl/domain/listed-values'
import type { useListText } from '../list.text.ts'
import { isNarrowed, readKept, type Kept as KeptOf } from '../../../../desk/list/list-query.ts'

type Kept = KeptOf<typeof transactionList>
type ListText = ReturnType<typeof useListText>

/** A tab of the list: those everybody has, then those a user keeps. */
export type ListView = Kept & {
  id: string
  /** Null where the view has a name in both languages. */
  name: string | null
  columns: readonly string[]
}

/** Ids that no saved view has. */
const commonViews = ['all', 'unpaid', 'failed', 'mine'] as const
export type CommonView = (typeof commonViews)[number]

export const viewName = ({ id, name }: ListView, t: ListText): string =>
  name ?? t(`list.view.${commonViews.find((one) => one === id) ?? 'all'}`)

export const mostViews = 20

type Facts = { username: string; today: string; isDeleted: boolean; maySearch: boolean }

/** S2 §6: a tab that filters is no way to see more for who may not search. */
export function listViews(saved: readonly SavedView[], facts: Facts): ListView[] {
  const { username, today, isDeleted, maySearch } = facts
  const common: Record<CommonView, Kept['filters']> = {
    all: {},
    unpaid: { state: 'created,pending,attempted', createdAfter: `${today}T00:00` },
    failed: { state: 'failed' },
    mine: { initiator: joinValues([username]) },
  }
  const offered = isDeleted ? (['all', 'mine'] as const) : commonViews
  const views = [
    ...offered.map((id) => ({
      id,
      name: null,
      q: '',
      ordering: null,
      filters: common[id],
      columns: [],
    })),
    ...saved.map(({ id, name, query, columns }) => ({
      id,
      name,
      columns,
      ...readKept(transactionList, new URLSearchParams(query)),
    })),
  ]
  return maySearch ? views : views.filter((view) => !isNarrowed(view))
}
