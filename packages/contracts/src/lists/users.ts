import { userStates } from '../values/states.ts'
import { list, one } from './list.ts'

/** Who works for the merchant. */
export const userList = list({
  filters: { state: one(userStates) },
  sorts: { username: 'text' },
  ordering: 'username',
  search: true,
})
