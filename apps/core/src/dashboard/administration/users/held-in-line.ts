import { heldBy } from '../../../kernel/people/held-permissions.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Result } from '@wasl/domain/result'
import { accepted, refused } from '@wasl/domain/result'
import type { By } from '../../../kernel/administered/by.ts'
import { mayAdminister, type Rights } from './rights.domain.ts'
import { lockUsers, type UserRow } from './users.store.ts'

export const rightsOf = (user: UserRow): Rights => ({
  isSuperuser: user.isSuperuser,
  held: heldBy(user),
  sections: new Set(user.sections),
  places: user.places && new Set(user.places),
})

export type InLine = {
  giver: Rights
  user: UserRow
  /** Who could still do everything if the user could not. */
  otherOwners: number
}

/**
 * The giver as they are now, not as they were when they asked: whoever lost the right meanwhile changes nobody. The
 * rows stay locked, so that two administrators are one after the other.
 */
export async function inLine(
  tx: Tx,
  { staff }: By,
  userId: number,
): Promise<Result<InLine, { kind: 'permissionDenied' | 'notFound' | 'higher' }>> {
  const { merchantId } = staff
  const rows = await lockUsers(tx, { merchantId, userIds: [staff.userId, userId] })
  const self = rows.find(({ id }) => id === staff.userId)
  const user = rows.find(({ id }) => id === userId)
  if (!self || self.disabledAt !== null) return refused({ kind: 'permissionDenied' })
  const giver = rightsOf(self)
  if (!giver.isSuperuser && !giver.held.has('users.manage')) return refused({ kind: 'permissionDenied' })
  if (!user) return refused({ kind: 'notFound' })
  if (!mayAdminister(giver, rightsOf(user))) return refused({ kind: 'higher' })
  const otherOwners = rows.filter(
    ({ id, isSuperuser, disabledAt }) => id !== userId && isSuperuser && disabledAt === null,
  ).length
  return accepted({ giver, user, otherOwners })
}
