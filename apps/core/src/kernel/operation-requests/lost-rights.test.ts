import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import { attemptOf, openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { createApiKeys } from '../api-keys/api-keys.service.ts'
import { operateChecked } from './operate-checked.service.ts'

const disabled = { disabledAt: new Date('2026-11-21T09:00:00Z') }
const withoutSection = { sections: ['ticket'] }
const withoutRight = { permissions: [] }

async function opened(db: Db) {
  const scene = await openLedger(db)
  const desk = await openChecked(scene)
  const { publicId, attempt } = await paid(scene)
  const moved = async () => {
    const { refunded, refundReserved } = await attemptOf(scene, attempt.publicId)
    return refunded + refundReserved
  }
  return { scene, desk, publicId, moved }
}

eachEngine((database) => {
  test.each([
    ['was disabled', disabled],
    ['may not check any more', withoutRight],
    ['lost the section of the payment', withoutSection],
  ])('the yes of a colleague who %s meanwhile carries nothing out', async (_, change) => {
    const { scene, desk, publicId, moved } = await opened(database().db)
    expect(await desk.ask(publicId, { amount: '45' })).toBe('requested')
    expect(await desk.answer('approve', desk.checker)).toBe('PENDING')
    await desk.change(desk.checker, change)
    expect(await desk.answer('approve', desk.second)).toBe('PENDING')
    expect(await moved()).toBe(0)
    expect(await requestsOf(scene)).toMatchObject([{ status: 'PENDING' }])
  })

  test.each([
    ['was disabled', disabled, 'notYours'],
    ['may not check any more', withoutRight, 'notYours'],
    ['lost the section of the payment', withoutSection, 'sectionDisabled'],
  ])('whoever %s while they press gives no answer', async (_, change, refusal) => {
    const { scene, desk, publicId, moved } = await opened(database().db)
    expect(await desk.ask(publicId)).toBe('requested')
    await desk.change(desk.checker, change)
    expect(await desk.answer('approve', desk.checker)).toBe(refusal)
    expect(await desk.answer('reject', desk.checker)).toBe(refusal)
    expect(await moved()).toBe(0)
    expect(await requestsOf(scene)).toMatchObject([{ status: 'PENDING' }])
  })

  test.each([
    ['was disabled', disabled],
    ['may not refund any more', withoutRight],
    ['lost the section of the payment', withoutSection],
  ])('what somebody asked for who %s is not approved, and can be rejected', async (_, change) => {
    const { desk, publicId, moved } = await opened(database().db)
    expect(await desk.ask(publicId)).toBe('requested')
    await desk.change(desk.maker, change)
    expect(await desk.answer('approve', desk.checker)).toBe('makerMayNot')
    expect(await moved()).toBe(0)
    expect(await desk.answer('reject', desk.checker)).toBe('REJECTED')
  })

  test('whoever lost the section tries nothing again and calls nothing off', async () => {
    const { scene, desk, publicId } = await opened(database().db)
    await desk.ask(publicId)
    scene.bank.operations.answer = 'refused'
    expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
    const colleague = await desk.give(desk.second, { permissions: ['payment.refund'] })
    await desk.change(colleague, withoutSection)
    expect(await desk.answer('retry', colleague)).toBe('sectionDisabled')
    expect(await desk.answer('cancel', colleague)).toBe('notYours')
  })

  test.each([
    ['was disabled', disabled],
    ['may not refund any more', withoutRight],
    ['lost the section of the payment', withoutSection],
  ])('whoever %s while they press moves nothing', async (_, change) => {
    const { desk, publicId, moved } = await opened(database().db)
    await desk.change(desk.maker, change)
    expect(await desk.ask(publicId, { amount: '5' })).toBe('permissionDenied')
    expect(await moved()).toBe(0)
  })

  test.each([
    ['was disabled', disabled],
    ['may not refund any more', withoutRight],
    ['lost the section of the payment', withoutSection],
  ])(
    'the key of somebody who %s moves no money, and says what became of what it asked before',
    async (_, change) => {
      const { scene, desk, publicId, moved } = await opened(database().db)
      const { merchantId } = scene
      const { keyId } = await createApiKeys(scene).issue({
        merchantId,
        name: 'Shop',
        scopes: ['transactions:operate'],
        by: desk.maker.username,
      })
      const deps = { ...scene, mailing: { publicUrl: 'https://shop.example', mailsAre: 'kept' as const } }
      const byKey = async (idempotencyKey: string, amount: string) => {
        const terms = { kind: 'refund', attemptId: null, claim: null, availableSeen: null } as const
        const wish = { ...terms, publicId, amount, idempotencyKey, isConfirmed: () => true }
        const done = await operateChecked(deps, { kind: 'key', merchantId, keyId }, wish)
        return done.ok ? done.value.result : done.error.kind
      }
      expect(await byKey('by-key-1', '5')).toBe('done')
      expect(await byKey('by-key-2', '20')).toBe('requested')
      await desk.change(desk.maker, change)
      expect(await byKey('by-key-1', '5')).toBe('done')
      expect(await desk.answer('approve', desk.checker)).toBe('makerMayNot')
      expect(await desk.answer('reject', desk.checker)).toBe('REJECTED')
      expect(await byKey('by-key-3', '5')).toBe('keyMayNot')
      expect(await moved()).toBe(5_000)
    },
  )
})
