import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { staffWith } from '@wasl/tests/support/staff'
import { asc, and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { createOutbound } from '../../platform/outbound/outbound.ts'
import { message } from '../messages/messages.schema.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { staffUser } from '../people/people.schema.ts'
import type { Staff } from '../people/staff.ts'
import { createRegistrations } from './registrations.service.ts'
import { sendDuePushes } from './send-pushes.service.ts'
import { vapidOf } from './vapid.ts'
import { pushWriter } from './write-pushes.service.ts'

export const secret = 'a-secret-of-the-tests-that-is-long-enough'

type Wish = {
  receivesOrders?: boolean
  sections?: string[]
  permissions?: string[]
  readyRoles?: string[]
  language?: 'en' | 'ar'
}

/** A shop whose staff have browsers; `allowed` push services are the only ones it may reach. */
export async function openPushing(db: Db, allowed: readonly string[]) {
  const scene = await openLedger(db)
  const { merchantId, clock } = scene
  const targets = { allowed, onlyAllowed: true }
  const vapid = vapidOf({ mode: 'demo', key: secret })
  if (!vapid) throw new Error('the demo has keys')
  const registrations = createRegistrations({ db, clock, targets, vapid })
  const writer = pushWriter({ db, clock, targets, isOn: true })
  const outbound = createOutbound({ ...targets, timeoutMs: 2_000 })
  let told = 0
  return {
    ...scene,
    registrations,
    vapid,
    async staff({
      receivesOrders = false,
      language = 'en',
      readyRoles = [],
      ...wish
    }: Wish = {}): Promise<Staff> {
      const { sections = [], permissions = [] } = wish
      const staff = await staffWith({ db, now: () => clock.now() }, { merchantId, sections, permissions })
      await db
        .update(staffUser)
        .set({ receiveOrderNotification: receivesOrders, language, readyRoles })
        .where(and(eq(staffUser.merchantId, merchantId), eq(staffUser.id, staff.userId)))
      return staff
    },
    register: (staff: Staff, registrationId: string) =>
      registrations.register({ staff, registrationId, requestId: 'request' }),
    /** News that somebody may hear, heard. */
    async tell(topic: string, payload: Record<string, unknown>): Promise<void> {
      told += 1
      const about = `${topic} ${told}`
      const notice = { merchantId, topic, aggregate: about, dedupeKey: about, payload }
      await inTransaction(db, (tx) => writeNotice(tx, notice, clock.now()))
      await scene.ledger.runJanitorOnce([writer])
    },
    send: () => sendDuePushes({ db, clock, outbound, vapid, log: quietLog }),
    /** `new_order due`, in the order in which they were written. */
    async messages(): Promise<string[]> {
      const rows = await db
        .select()
        .from(message)
        .where(and(eq(message.merchantId, merchantId), eq(message.channel, 'push')))
        .orderBy(asc(message.id))
      return rows.map(({ occasion, state, problem }) => [occasion, state, problem].filter(Boolean).join(' '))
    },
  }
}
