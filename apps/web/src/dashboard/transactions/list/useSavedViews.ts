import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedView } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { SavedViewWish } from '@wasl/contracts/web/dashboard/transactions.contract'
import { useMemo } from 'react'
import { answerOf } from '../../../base/session/answer-of.ts'
import { useStaff } from '../../../desk/staff.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { listViews } from './list-views.ts'
import { listQueries } from './list.queries.ts'
import { useToday } from '../../../desk/range/useToday.ts'

type Change = { id: string; wish: Partial<SavedViewWish> }

const none: SavedView[] = []

/** The tabs of a list, and what may be done with a user's own. */
export function useSavedViews(place: ListPlace, maySearch: boolean) {
  const { user, merchant } = useStaff()
  const queries = useQueryClient()
  const asked = listQueries.views(place)
  const { data: saved = none } = useQuery(asked)
  const today = useToday(merchant.timeZone)
  const isDeleted = place.list === 'deleted'
  const views = useMemo(
    () => listViews(saved, { username: user.username, today, isDeleted, maySearch }),
    [saved, user.username, today, isDeleted, maySearch],
  )
  const settle = (change: (now: SavedView[]) => SavedView[]) =>
    queries.setQueryData(asked.queryKey, (now: SavedView[] = []) => change(now))

  const add = useMutation({
    mutationFn: async (wish: SavedViewWish) =>
      answerOf(await staffClient.transactions.addView({ params: place, body: wish })),
    onSuccess: (view) => settle((now) => [...now, view]),
  })
  const change = useMutation({
    mutationFn: async ({ id, wish }: Change) =>
      answerOf(await staffClient.transactions.changeView({ params: { ...place, id }, body: wish })),
    onSuccess: (view) => settle((now) => now.map((one) => (one.id === view.id ? view : one))),
  })
  const remove = useMutation({
    mutationFn: async (id: string) =>
      answerOf(await staffClient.transactions.removeView({ params: { ...place, id }, body: {} })),
    onSuccess: ({ id }) => settle((now) => now.filter((one) => one.id !== id)),
  })
  return { views, savedCount: saved.length, add, change, remove }
}

export type SavedViewsOfUser = ReturnType<typeof useSavedViews>
