import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { staffWith } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { minutes } from '../../../../kernel/ledger/evidence/inquiry.domain.ts'
import { editTransaction } from './edit.service.ts'

async function editorOf(scene: LedgerScene) {
  const { db, clock, merchantId } = scene
  const staff = await staffWith(
    { db, now: clock.now },
    { merchantId, permissions: ['payment.edit'], sections: ['payment_request'] },
  )
  return async (publicId: string, wish: { amount?: string; remarks?: [] }) => {
    const { revision } = await transactionOf(scene, publicId)
    const version = String(revision)
    const edit = { publicId, plugin: 'payment_request', wish: { version, ...wish }, staff, requestId: 'test' }
    const edited = await editTransaction(scene, edit)
    if (edited.ok) return 'edited'
    const { error } = edited
    return error.kind === 'fields' ? error.problems.map(({ field, says }) => `${field} ${says}`) : error.kind
  }
}

eachEngine((database) => {
  test('the amount stays while an old page of the bank may still take it; the rest of the request may change', async () => {
    const scene = await openLedger(database().db)
    const edit = await editorOf(scene)
    const publicId = await request(scene)
    const old = await startPaying(scene, publicId)
    const other = await startPaying(scene, publicId, { gatewayCode: 'knet' })
    await deliver(scene, scene.bank.declines(other.trackId), 'knet')
    expect(await attemptOf(scene, old.publicId)).toMatchObject({ state: 'canceled', provenUnpaid: false })
    expect(await edit(publicId, { amount: '500' })).toEqual(['amount edit.amountAtBank'])
    expect(await edit(publicId, { amount: '48.750', remarks: [] })).toBe('edited')
    scene.clock.advance(minutes(60))
    await scene.ledger.runJanitorOnce()
    expect(await edit(publicId, { amount: '500' })).toBe('edited')
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('what is paid after all with the amount of before is paid, and put before a person', async () => {
    const scene = await openLedger(database().db)
    const edit = await editorOf(scene)
    const [changed, same] = [await request(scene), await request(scene)]
    for (const publicId of [changed, same]) {
      const { trackId } = await startPaying(scene, publicId)
      await deliver(scene, scene.bank.declines(trackId))
      if (publicId === changed) expect(await edit(publicId, { amount: '500' })).toBe('edited')
      expect(await deliver(scene, scene.bank.captures(trackId))).toBe('applied')
    }
    expect(await transactionOf(scene, changed)).toMatchObject({ state: 'paid', needsReview: true })
    expect(await transactionOf(scene, same)).toMatchObject({ state: 'paid', needsReview: false })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })
})
