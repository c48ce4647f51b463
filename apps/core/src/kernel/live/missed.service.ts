import type { Db } from '../../platform/db/db.ts'
import { findStaffUser } from '../people/people.store.ts'
import type { Staff } from '../people/staff.ts'
import { audiencesOf } from './live.domain.ts'
import { findLatestLiveIdOf, findLiveEventsFor, isLiveEventKept, type LiveEvent } from './live.store.ts'

const most = 200

export type Missed = { audiences: string[]; latest: number; events: LiveEvent[]; isComplete: boolean }

/** Where somebody who comes back goes on: what they missed, or that it was too much. */
export async function whatWasMissed(db: Db, staff: Staff, after: number | null): Promise<Missed> {
  const { merchantId, userId } = staff
  const [user, latest] = await Promise.all([
    findStaffUser(db, { merchantId, userId }),
    findLatestLiveIdOf(db, merchantId),
  ])
  const audiences = audiencesOf(staff, user?.receiveOrderNotification ?? false)
  if (after === null || after >= latest) return { audiences, latest, events: [], isComplete: true }
  const events = await findLiveEventsFor(db, { merchantId, after, limit: most, audiences })
  const isKept = after === 0 || (await isLiveEventKept(db, { merchantId, id: after }))
  const isComplete = isKept && events.length < most
  return { audiences, latest, events: isComplete ? events : [], isComplete }
}
