import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { TargetRules } from '../../platform/outbound/target.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { AuditString } from '../audit/audit.strings.ts'
import type { Staff } from '../people/staff.ts'
import { readRegistration } from './registration.ts'
import {
  deleteRegistration,
  keepNewest,
  lockRegistration,
  upsertRegistration,
} from './registrations.store.ts'
import type { Vapid } from './vapid.ts'

export type Registrations = {
  /** The key that browsers subscribe with; null if push is off. */
  publicKey: string | null
  register(wish: RegistrationWish): Promise<Result<null, 'off' | 'unreadable'>>
  remove(wish: RegistrationWish): Promise<Result<null, 'unreadable'>>
}

type RegistrationWish = { staff: Staff; registrationId: string; requestId: string }

const mostOfUser = 10

export function createRegistrations({
  db,
  clock,
  targets,
  vapid,
}: {
  db: Db
  clock: Clock
  targets: TargetRules
  vapid: Vapid | null
}): Registrations {
  return {
    publicKey: vapid?.publicKey ?? null,
    async register({ staff, registrationId, requestId }) {
      if (!vapid) return refused('off')
      const read = readRegistration(registrationId, targets)
      if (!read.ok) return read
      const { merchantId, userId, sessionId } = staff
      const now = clock.now()
      await inTransaction(db, async (tx) => {
        const before = await lockRegistration(tx, { merchantId, endpoint: read.value.endpoint })
        const owner = { merchantId, userId, sessionId }
        await upsertRegistration(tx, owner, { ...read.value, publicId: newPublicId(), now })
        await keepNewest(tx, { merchantId, userId }, mostOfUser)
        if (before?.userId !== userId) await recordAudit(tx, entry(staff, 'push.registered', requestId), now)
      })
      return accepted(null)
    },
    async remove({ staff, registrationId, requestId }) {
      const read = readRegistration(registrationId, targets)
      if (!read.ok) return read
      const { merchantId, userId } = staff
      const { endpoint } = read.value
      const now = clock.now()
      await inTransaction(db, async (tx) => {
        const wasTheirs = await deleteRegistration(tx, { merchantId, userId, endpoint })
        if (wasTheirs) await recordAudit(tx, entry(staff, 'push.removed', requestId), now)
      })
      return accepted(null)
    },
  }
}

const entry = (
  { merchantId, userId, username, sessionId }: Staff,
  action: AuditString,
  requestId: string,
) => ({
  merchantId,
  actor: username,
  action,
  object: `staff_user ${userId}`,
  requestId,
  sessionId,
})
