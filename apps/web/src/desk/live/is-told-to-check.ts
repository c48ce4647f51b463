import type { Rights } from '../staff.ts'

type Asked = { userId: string }
type Reader = { user: { id: string }; may: Rights['may'] }

/** What waits for a colleague's yes is told to whoever may say it, as to their browsers (payments B8); never to its maker. */
export const isToldToCheck = ({ userId }: Asked, { user, may }: Reader): boolean =>
  userId !== user.id && may('operations.check')
