import { listName, type ListPlace } from '@wasl/contracts/lists/transactions'
import { useMemo } from 'react'
import { useSavedViews } from '../../../desk/list/useSavedViews.ts'
import { useToday } from '../../../desk/range/useToday.ts'
import { useStaff } from '../../../desk/staff.ts'
import { listViews } from './views/list-views.ts'

/** The tabs of a list, and what may be done with a user's own. */
export function useListViews(place: ListPlace, maySearch: boolean) {
  const { user, merchant } = useStaff()
  const saved = useSavedViews(listName(place))
  const today = useToday(merchant.timeZone)
  const isDeleted = place.list === 'deleted'
  const views = useMemo(
    () => listViews(saved.saved, { username: user.username, today, isDeleted, maySearch }),
    [saved.saved, user.username, today, isDeleted, maySearch],
  )
  return { views, saved }
}
