import { openSections } from '@wasl/domain/sections'
import type { Db, Tx } from '../../platform/db/db.ts'
import { heldBy } from './held-permissions.ts'
import { findHolder, type StaffUserRef } from './people.store.ts'
import type { Staff } from './staff.ts'

/**
 * Somebody in whose name work is done later, with the rights they have by now; null where they may not sign in any more.
 * They have no session of their own and gave no password.
 */
export async function staffNow(db: Db | Tx, { merchantId, userId }: StaffUserRef): Promise<Staff | null> {
  const user = await findHolder(db, { merchantId, userId })
  if (!user || user.disabledAt !== null) return null
  return {
    userId,
    merchantId,
    username: user.username,
    name: { en: user.nameEn, ar: user.nameAr },
    isSuperuser: user.isSuperuser,
    permissions: heldBy(user),
    sections: new Set(openSections(user.sections, user.plugins)),
    places: user.places && new Set(user.places),
    sessionId: 0,
    confirmedAt: new Date(0),
  }
}

/** Whoever asks, with the rights of this moment: what was committed while they waited for a lock counts. */
export async function asOfNow(tx: Tx, staff: Staff): Promise<Staff | null> {
  const now = await staffNow(tx, staff)
  if (!now) return null
  const { isSuperuser, permissions, sections, places } = now
  return { ...staff, isSuperuser, permissions, sections, places }
}
