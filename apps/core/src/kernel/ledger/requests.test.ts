import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  expectLedgerClean,
  kwd,
  openLedger,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { money } from '@wasl/domain/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CreateTransaction } from './create-transaction.service.ts'

eachEngine((database) => {
  test('a request is created with a public id that cannot be guessed, and its history begins', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    expect(publicId).toMatch(/^[\w-]{22}$/)
    const { id, state, expiryDueAt, expiresAt, createdAt } = await transactionOf(scene, publicId)
    expect([state, expiryDueAt, createdAt]).toEqual(['created', expiresAt, scene.clock.now()])
    const { rows } = await scene.db.execute(
      sql`select from_state, to_state, event, source from transaction_event where transaction_id = ${id}`,
    )
    expect(rows).toEqual([
      { from_state: null, to_state: 'created', event: 'merchant.created', source: 'merchant' },
    ])
  })

  test('a request that could not be paid is refused', async () => {
    const scene = await openLedger(database().db)
    const refusal = async (wish: Partial<CreateTransaction>) => {
      const made = await scene.ledger.createTransaction({
        merchantId: scene.merchantId,
        plugin: 'payment_request',
        unitKey: 'main',
        amount: kwd(5_000),
        pgCodes: ['card'],
        expiresAt: null,
        ...wish,
      })
      return made.ok ? 'created' : made.error
    }
    expect(await refusal({ amount: kwd(0) })).toBe('amountNotPositive')
    expect(await refusal({ amount: kwd(-1) })).toBe('amountNotPositive')
    expect(await refusal({ amount: kwd(1e15) })).toBe('amountTooLarge')
    expect(await refusal({ delivery: kwd(5_001) })).toBe('deliveryOutOfRange')
    expect(await refusal({ delivery: money(1, 'USD') })).toBe('currencyMixed')
    expect(await refusal({ minimumAmount: kwd(6_000) })).toBe('limitsContradict')
    expect(await refusal({ maximumAmount: kwd(4_000) })).toBe('limitsContradict')
    expect(await refusal({ minimumAmount: kwd(0) })).toBe('limitsContradict')
    expect(await refusal({ expiresAt: scene.clock.now() })).toBe('expiryInPast')
    expect(await refusal({ pgCodes: [] })).toBe('gatewayUnknown')
    expect(await refusal({ pgCodes: ['card', 'nobody'] })).toBe('gatewayUnknown')
    expect(await refusal({ pgCodes: ['knet'], amount: money(100, 'USD') })).toBe('gatewayCurrency')
    expect(await refusal({ pgCodes: ['wallet'] })).toBe('gatewayCurrency')
    expect(await refusal({ orderNo: 'A-1' })).toBe('created')
    expect(await refusal({ orderNo: 'A-1' })).toBe('orderNoTaken')
    expect(await refusal({ publicId: `taken-${scene.merchantId}` })).toBe('created')
    expect(await refusal({ publicId: `taken-${scene.merchantId}` })).toBe('publicIdTaken')
  })

  test('a request is seen once, by its payer', async () => {
    const scene = await openLedger(database().db)
    const { merchantId, ledger } = scene
    const publicId = await request(scene)
    expect(await ledger.markSeen({ merchantId, publicId })).toEqual({ ok: true, value: 'pending' })
    const seenAt = scene.clock.now()
    scene.clock.advance(1_000)
    expect(await ledger.markSeen({ merchantId, publicId })).toEqual({ ok: true, value: 'pending' })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'pending', seenAt })
    expect(await ledger.markSeen({ merchantId: merchantId + 1_000, publicId })).toEqual({
      ok: false,
      error: 'notFound',
    })
  })

  test('a merchant takes a request back, and it is written down who did', async () => {
    const scene = await openLedger(database().db)
    const { merchantId, ledger, db } = scene
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    const cancel = { merchantId, publicId, actor: 'cashier.demo', event: 'merchant.canceled' as const }
    expect(await ledger.withdrawTransaction(cancel)).toEqual({ ok: true, value: { state: 'canceled' } })
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'canceled' })
    expect(scene.bank.count('inquire')).toBe(1)
    const { rows } = await db.execute(sql`select actor, action from audit where merchant_id = ${merchantId}`)
    expect(rows).toEqual([{ actor: 'cashier.demo', action: 'merchant.canceled' }])
    expect(await ledger.withdrawTransaction(cancel)).toEqual({
      ok: false,
      error: { kind: 'notPossible', state: 'canceled' },
    })
    expect(await ledger.withdrawTransaction({ ...cancel, publicId: 'nowhere' })).toEqual({
      ok: false,
      error: { kind: 'notFound' },
    })
    await expectLedgerClean(db)
  })

  test('a request that was just paid cannot be taken back: its bank is asked first', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.bank.captures(attempt.trackId)
    const cancel = { merchantId: scene.merchantId, publicId, actor: 'x', event: 'merchant.canceled' as const }
    expect(await scene.ledger.withdrawTransaction(cancel)).toEqual({
      ok: false,
      error: { kind: 'notPossible', state: 'paid' },
    })
  })

  test('a request that is made invalid says why, in both languages', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const message = { en: 'Replaced by another request', ar: 'استبدل بطلب آخر' }
    await scene.ledger.withdrawTransaction({
      merchantId: scene.merchantId,
      publicId,
      actor: 'x',
      event: 'merchant.invalidated',
      message,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({
      state: 'invalid',
      invalidMessageEn: message.en,
      invalidMessageAr: message.ar,
    })
  })

  test('what may still be paid is not deleted; what is secured comes back, the rest does not', async () => {
    const scene = await openLedger(database().db)
    const { merchantId, ledger } = scene
    const publicId = await request(scene)
    const deletion = { merchantId, publicId, actor: 'x', isDeleted: true }
    expect(await ledger.deleteTransaction(deletion)).toEqual({ ok: false, error: 'stillPayable' })
    const attempt = await startPaying(scene, publicId)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await ledger.deleteTransaction(deletion)).toEqual({ ok: true, value: 'paid' })
    expect(await transactionOf(scene, publicId)).toMatchObject({
      deletedAt: scene.clock.now(),
      state: 'paid',
    })
    await ledger.deleteTransaction({ ...deletion, isDeleted: false })
    expect(await transactionOf(scene, publicId)).toMatchObject({ deletedAt: null })
    const other = { ...deletion, publicId: await request(scene) }
    await ledger.withdrawTransaction({ ...other, event: 'merchant.canceled' })
    expect(await ledger.deleteTransaction(other)).toEqual({ ok: true, value: 'canceled' })
    expect(await ledger.deleteTransaction({ ...other, isDeleted: false })).toEqual({
      ok: false,
      error: 'notSecured',
    })
  })
})
