import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { staffWith } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { updateStaffUser } from '../../../kernel/people/people.store.ts'
import { bulkScene, csvOf, plainRows } from '../bulk.fixtures.ts'
import { moveDispatch } from './move-dispatch.service.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-bulk-rights-'))
})
afterAll(() => rm(folder, { recursive: true }))

eachEngine((database) => {
  test.each([
    ['was disabled', { disabledAt: new Date('2026-11-21T09:00:00Z') }],
    ['may not send files any more', { permissions: ['bulk.upload'] }],
    ['lost the section', { sections: [] }],
  ])(
    'nothing is sent in the name of somebody who %s since; a colleague resumes it in theirs',
    async (_, change) => {
      const scene = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
      const { db, clock, merchantId, staff, deps, jobs, requests, dispatchState } = scene
      const upload = await scene.uploaded(csvOf(plainRows(3)))
      const startsAt = new Date(clock.now().getTime() + 3_600_000)
      const { publicId: dispatch } = await scene.started(upload, { rowsSeen: 3, startsAt })
      await inTransaction(db, (tx) => updateStaffUser(tx, { merchantId, userId: staff.userId }, change))
      clock.advance(3_600_000)
      await jobs.send()
      expect(await requests()).toEqual([])
      expect(await dispatchState(dispatch)).toBe('paused')
      const { rows } = await db.execute(
        sql`select actor, detail ->> 'username' as username from audit where merchant_id = ${merchantId} and action = 'bulk.held'`,
      )
      expect(rows).toEqual([{ actor: 'wasl', username: staff.username }])

      const colleague = await staffWith(
        { db, now: clock.now },
        { merchantId, permissions: ['bulk.dispatch'], sections: ['bulk'] },
      )
      await moveDispatch(deps, colleague, { upload, dispatch, action: 'resume', requestId: 'test' })
      await jobs.send()
      const made = await requests()
      expect(made.map(({ initiator }) => initiator)).toEqual(Array(3).fill(colleague.username))
    },
  )
})
