import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import { attemptOf, openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { updateStaffUser } from '../people/people.store.ts'

eachEngine((database) => {
  test.each([
    ['was disabled', { disabledAt: new Date('2026-11-21T09:00:00Z') }],
    ['may not check any more', { permissions: [] }],
  ])('the yes of a colleague who %s meanwhile carries nothing out', async (_, change) => {
    const scene = await openLedger(database().db)
    const { db, merchantId } = scene
    const desk = await openChecked(scene)
    const { publicId, attempt } = await paid(scene)
    expect(await desk.ask(publicId, { amount: '45' })).toBe('requested')
    expect(await desk.answer('approve', desk.checker)).toBe('PENDING')
    const { userId } = desk.checker
    await inTransaction(db, (tx) => updateStaffUser(tx, { merchantId, userId }, change))
    expect(await desk.answer('approve', desk.second)).toBe('PENDING')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 0, refundReserved: 0 })
    expect(await requestsOf(scene)).toMatchObject([{ status: 'PENDING' }])
  })
})
