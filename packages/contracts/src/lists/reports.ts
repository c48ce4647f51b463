import { reportStates } from '../values/states.ts'
import { list, one } from './list.ts'

/** Files that staff asked for. */
export const reportList = list({
  filters: { state: one(reportStates) },
  sorts: { created: 'instant' },
  ordering: '-created',
})
