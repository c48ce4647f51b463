import { userStates, type UserState } from '@wasl/contracts/values/states'
import type { UsersQuery } from './people.queries.ts'
import { pageAsked } from '../../../desk/list/page-asked.ts'

/** What the address says: who is looked for, in which list, and which page of it. */
export type UsersAsked = { q: string; state: UserState | null; page: number; rows: 10 | 50 | 100 }

const rowsInAddress = [50, 100] as const

export function readUsersAsked(search: string): UsersAsked {
  const given = new URLSearchParams(search)
  return {
    q: (given.get('q') ?? '').slice(0, 150),
    state: userStates.find((state) => state === given.get('state')) ?? null,
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
    page: pageAsked(given, 999),
  }
}

/** Only what differs from the page as it is first opened; also what the server is asked. */
export const writeUsersAsked = ({
  q,
  state,
  page,
  rows,
}: UsersAsked): UsersQuery & Record<string, string> => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(state && { state }),
  ...(page > 1 && { page: String(page) }),
  ...(rows === 50 && { rows: '50' as const }),
  ...(rows === 100 && { rows: '100' as const }),
})
