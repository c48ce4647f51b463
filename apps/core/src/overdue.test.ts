import { eachEngine } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { openTelling } from './kernel/messages/messages.fixtures.ts'
import { readOverdue } from './overdue.store.ts'

eachEngine((database) => {
  test('what should have begun is counted by kind, and the oldest tells for how long', async () => {
    const scene = await openTelling(database().db)
    const overdue = async (now: Date) => (await readOverdue(scene.db, now)).filter(({ count }) => count > 0)
    const before = await readOverdue(scene.db, scene.clock.now())
    expect(before.map(({ work }) => work)).toEqual([
      'expiry',
      'inquiry',
      'operation',
      'approved',
      'callback',
      'notice',
      'mail',
      'webhook',
      'report',
    ])
    await request(scene, { customerId: scene.customerId })
    const anHourLater = new Date(scene.clock.now().getTime() + 3_600_000)
    expect(await overdue(anHourLater)).toContainEqual({
      work: 'notice',
      count: 1,
      seconds: expect.closeTo(3_600, 0),
    })
  })
})
