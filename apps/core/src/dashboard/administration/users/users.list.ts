import { userList } from '@wasl/contracts/lists/users'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { listOf } from '../../../kernel/lists/list-of.store.ts'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import { saysWords } from '../../../platform/db/said-words.ts'

const { disabledAt, passwordHash, username, email, nameEn, nameAr } = staffUser

const states = {
  disabled: isNotNull(disabledAt),
  invited: and(isNull(disabledAt), isNull(passwordHash)),
  active: and(isNull(disabledAt), isNotNull(passwordHash)),
}

export const userRows = listOf(userList, staffUser, {
  id: staffUser.id,
  createdAt: staffUser.createdAt,
  columns: { state: (state) => states[state] },
  sorts: { username: [sql`lower(${username})`] },
  scope: (merchantId: number) => eq(staffUser.merchantId, merchantId),
  says: (q) => saysWords(sql`search_fold(concat_ws(' ', ${username}, ${email}, ${nameEn}, ${nameAr}))`, q),
  mostCounted: 100_000,
})
