import { transactionList } from '@wasl/contracts/lists/transactions'
import type { SavedView } from '@wasl/contracts/lists/saved-view'
import { joinValues } from '@wasl/domain/listed-values'
import type { useListText } from '../list.text.ts'
import { isNarrowed, type Kept as KeptOf } from '../../../../desk/list/list-query.ts'
import { savedAsViews, type ListView } from '../../../../desk/list/useSavedViews.ts'

type Kept = KeptOf<typeof transactionList>
type ListText = ReturnType<typeof useListText>

export type TransactionView = ListView<typeof transactionList>

/** Ids that no saved view has. */
const commonViews = ['all', 'unpaid', 'failed', 'mine'] as const
export type CommonView = (typeof commonViews)[number]

export const viewName = ({ id, name }: ListView, t: ListText): string =>
  name ?? t(`list.view.${commonViews.find((one) => one === id) ?? 'all'}`)

type Facts = { username: string; today: string; isDeleted: boolean; maySearch: boolean }

/** S2 §6: a tab that filters is no way to see more for who may not search. */
export function listViews(saved: readonly SavedView[], facts: Facts): TransactionView[] {
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
    ...savedAsViews(transactionList, saved),
  ]
  return maySearch ? views : views.filter((view) => !isNarrowed(view))
}
