import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListDescriptor } from '@wasl/contracts/lists/list'
import type { SavedView, SavedViewWish } from '@wasl/contracts/lists/saved-view'
import { answerOf } from '../../base/session/answer-of.ts'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { readKept, type Kept } from './list-query.ts'

/** A user's own views of a list, by its name. */
export const viewsQuery = (list: string) =>
  queryOptions({
    ...readOf(['views'], staffClient.lists.views)({ query: { list } }),
    staleTime: 5 * 60_000,
  })

/** A tab of a list: one that everybody has, or one that the user keeps. */
export type ListView<List extends ListDescriptor = ListDescriptor> = Kept<List> & {
  id: string
  /** Null if it has a name in both languages. */
  name: string | null
  columns: readonly string[]
}

export const savedAsViews = <List extends ListDescriptor>(
  list: List,
  saved: readonly SavedView[],
): ListView<List>[] =>
  saved.map(({ id, name, query, columns }) => ({
    id,
    name,
    columns,
    ...readKept(list, new URLSearchParams(query)),
  }))

export const mostViews = 20

type Change = { id: string; wish: Partial<SavedViewWish> }

const none: SavedView[] = []

export function useSavedViews(list: string) {
  const queries = useQueryClient()
  const asked = viewsQuery(list)
  const saved = useQuery(asked).data?.results ?? none
  const settle = (change: (now: SavedView[]) => SavedView[]) =>
    queries.setQueryData(asked.queryKey, (now) => ({ results: change(now?.results ?? none) }))

  const add = useMutation({
    mutationFn: async (body: SavedViewWish) =>
      answerOf(await staffClient.lists.addView({ query: { list }, body })),
    onSuccess: (view) => settle((now) => [...now, view]),
  })
  const change = useMutation({
    mutationFn: async ({ id, wish: body }: Change) =>
      answerOf(await staffClient.lists.changeView({ params: { id }, body })),
    onSuccess: (view) => settle((now) => now.map((one) => (one.id === view.id ? view : one))),
  })
  const remove = useMutation({
    mutationFn: async (id: string) =>
      answerOf(await staffClient.lists.removeView({ params: { id }, body: {} })),
    onSuccess: ({ id }) => settle((now) => now.filter((one) => one.id !== id)),
  })
  return { saved, add, change, remove }
}
