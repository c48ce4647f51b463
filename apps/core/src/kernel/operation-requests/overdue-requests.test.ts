import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test, vi } from 'vitest'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'

eachEngine((database) => {
  test('a request that cannot be ended now keeps none behind it from its end', async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    for (const { publicId } of [await paid(scene), await paid(scene)]) await desk.ask(publicId)
    scene.clock.advance(minutes(48 * 60))
    const now = scene.clock.now()
    vi.spyOn(scene.clock, 'now')
      .mockReturnValueOnce(now)
      .mockImplementationOnce(() => {
        throw new Error('somebody holds it')
      })
    await desk.runJobs()
    const statuses = async () => (await requestsOf(scene)).map(({ status }) => status).toSorted()
    expect(await statuses()).toEqual(['EXPIRED', 'PENDING'])
    await desk.runJobs()
    expect(await statuses()).toEqual(['EXPIRED', 'EXPIRED'])
  })
})
