import { activityKinds } from '../values/states.ts'
import { choice, list, one, range } from './list.ts'

/** Who did what to what; the search finds what it was done to. */
export const auditList = list({
  filters: { actor: choice('actors'), kind: one(activityKinds), created: range() },
  sorts: { created: 'written' },
  ordering: '-created',
  search: true,
})

/** What a user did. */
export const activityList = list({
  filters: { kind: one(activityKinds), created: range() },
  sorts: { created: 'written' },
  ordering: '-created',
})
