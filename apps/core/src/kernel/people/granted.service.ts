import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { findGrants } from './permission-requests.store.ts'
import { staffNow } from './rights-now.service.ts'
import { may, sees, type Staff } from './staff.ts'

type Asked = { objects: readonly string[]; permissions: readonly string[] }

/**
 * A user with what was allowed on request, by the object's public id. A yes holds as long as whoever gave it might give it
 * still. Nobody is asked where the user holds all of it anyway.
 */
export async function withGrants(
  { db, clock }: { db: Db | Tx; clock: Clock },
  staff: Staff,
  { objects, permissions }: Asked,
): Promise<(object: string) => Staff> {
  if (permissions.every((permission) => may(staff, permission))) return () => staff
  const { merchantId, userId } = staff
  const grants = await findGrants(db, { merchantId, userId, objects, now: clock.now() })
  const givers = new Map<number, Staff | null>()
  for (const { givenBy } of grants)
    if (givenBy !== null && !givers.has(givenBy))
      // oxlint-disable-next-line no-await-in-loop -- few, and one connection
      givers.set(givenBy, await staffNow(db, { merchantId, userId: givenBy }))
  const standing = grants.filter(({ givenBy, permission, plugin }) => {
    const giver = givers.get(givenBy ?? 0)
    return giver && may(giver, permission) && sees(giver, plugin ?? '')
  })
  const byObject = Map.groupBy(standing, ({ object }) => object)
  return (object) => {
    const granted = byObject.get(object)?.map(({ permission }) => permission)
    return granted ? { ...staff, permissions: new Set([...staff.permissions, ...granted]) } : staff
  }
}
