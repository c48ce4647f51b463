import { money, type Money } from '@wasl/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { findGrants, markUsed } from './permission-requests.store.ts'
import { staffNow } from '../people/rights-now.service.ts'
import { may, sees, type Staff } from '../people/staff.ts'

type Asked = {
  objects: readonly string[]
  permissions: readonly string[]
  /** What was used under these keys counts still: the same press again, or its request. */
  keys?: readonly string[]
}

/**
 * A user with what was allowed on request and is not used, by the object's public id. Nobody is asked where the user holds
 * all of it anyway.
 */
export async function withGrants(
  { db, clock }: { db: Db | Tx; clock: Clock },
  staff: Staff,
  { permissions, ...asked }: Asked,
): Promise<(object: string) => Staff> {
  if (permissions.every((permission) => may(staff, permission))) return () => staff
  const byObject = Map.groupBy(
    await standing(db, staff, { ...asked, now: clock.now() }),
    ({ object }) => object,
  )
  return (object) => {
    const granted = byObject.get(object)?.map(({ permission }) => permission)
    return granted ? { ...staff, permissions: new Set([...staff.permissions, ...granted]) } : staff
  }
}

type Use = { object: string; permission: string; amount: Money; key: string; now: Date }

/**
 * A yes allows one operation up to the amount that was asked for: it is used up with it, in its transaction, under the
 * payment's lock. Answers what it allows where that is less.
 */
export async function spendGrant(
  tx: Tx,
  staff: Staff,
  { object, permission, amount, key, now }: Use,
): Promise<'used' | 'none' | { allowed: Money }> {
  const { merchantId } = staff
  const grants = (await standing(tx, staff, { objects: [object], keys: [key], now })).filter(
    (one) => one.permission === permission,
  )
  const fitting = grants.find(
    (one) => one.amount === null || (one.currency === amount.currency && amount.minor <= one.amount),
  )
  if (fitting) {
    await markUsed(tx, { merchantId, id: fitting.id, key })
    return 'used'
  }
  const [least] = grants
  if (!least || least.amount === null || least.currency === null) return 'none'
  return { allowed: money(least.amount, least.currency) }
}

/** An approval holds while the user who gave it could still give it. */
async function standing(
  db: Db | Tx,
  { merchantId, userId }: Staff,
  { objects, keys = [], now }: Omit<Asked, 'permissions'> & { now: Date },
) {
  const grants = await findGrants(db, { merchantId, userId, objects, keys, now })
  const givers = new Map<number, Staff | null>()
  for (const { givenBy } of grants)
    if (givenBy !== null && !givers.has(givenBy))
      // oxlint-disable-next-line no-await-in-loop -- few, and one connection
      givers.set(givenBy, await staffNow(db, { merchantId, userId: givenBy }))
  return grants.filter(({ givenBy, permission, plugin }) => {
    const giver = givers.get(givenBy ?? 0)
    return giver && may(giver, permission) && sees(giver, plugin ?? '')
  })
}
