import type { SavedView } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { useListText } from './list.text.ts'
import { plainQuery, readKept, type Kept } from './list-query.ts'

type ListText = ReturnType<typeof useListText>

/** A tab of the list: those everybody has, then those a user keeps. */
export type ListView = Kept & {
  id: string
  /** Null where the view has a name in both languages. */
  name: string | null
  columns: readonly string[]
}

/** Ids that no saved view has. */
export const commonViews = ['all', 'unpaid', 'failed', 'mine'] as const
export type CommonView = (typeof commonViews)[number]

export const viewName = ({ id, name }: ListView, t: ListText): string =>
  name ?? t(`list.view.${commonViews.find((one) => one === id) ?? 'all'}`)

export const mostViews = 20

type Facts = { username: string; today: string; isDeleted: boolean }

export function listViews(saved: readonly SavedView[], { username, today, isDeleted }: Facts): ListView[] {
  const common: Record<CommonView, Kept['filters']> = {
    all: {},
    unpaid: { state: 'created,pending,attempted', createdFrom: `${today}T00:00` },
    failed: { state: 'failed' },
    mine: { initiator: username },
  }
  const offered = isDeleted ? (['all', 'mine'] as const) : commonViews
  return [
    ...offered.map((id) => ({
      id,
      name: null,
      q: '',
      sort: plainQuery.sort,
      filters: common[id],
      columns: [],
    })),
    ...saved.map(({ id, name, query, columns }) => ({
      id,
      name,
      columns,
      ...readKept(new URLSearchParams(query)),
    })),
  ]
}
