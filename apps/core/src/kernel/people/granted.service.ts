import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { findGrants } from './permission-requests.store.ts'
import { may, type Staff } from './staff.ts'

/**
 * A user with what was allowed on request, by the object's public id. Nobody is asked where the user holds all of it
 * anyway.
 */
export async function withGrants(
  { db, clock }: { db: Db | Tx; clock: Clock },
  staff: Staff,
  { objects, permissions }: { objects: readonly string[]; permissions: readonly string[] },
): Promise<(object: string) => Staff> {
  if (permissions.every((permission) => may(staff, permission))) return () => staff
  const { merchantId, userId } = staff
  const grants = await findGrants(db, { merchantId, userId, objects, now: clock.now() })
  return (object) => {
    const granted = grants.get(object)
    return granted ? { ...staff, permissions: new Set([...staff.permissions, ...granted]) } : staff
  }
}
