import { eachEngine } from '@wasl/tests/support/database'
import {
  bookOf,
  deliver,
  expectLedgerClean,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import { requestStatus } from '../../../pay/request-status.service.ts'
import type { Evidence } from '../../gateways/gateway.ts'
import { findUnresolvedClaims } from './unresolved.store.ts'

type Scene = LedgerScene
type Attempt = Awaited<ReturnType<typeof startPaying>>

/** All ways in which mismatched money can arrive. */
const ways: Record<
  string,
  { comes: (scene: Scene, attempt: Attempt) => Evidence; named: unknown; at?: string }
> = {
  'too much': {
    comes: ({ bank }, { trackId }) => bank.captures(trackId, { minor: 98_000 }),
    named: { amount: '98.000', currency: 'KWD' },
  },
  'too little': {
    comes: ({ bank }, { trackId }) => bank.captures(trackId, { minor: 24_500 }),
    named: { amount: '24.500', currency: 'KWD' },
  },
  'another currency': {
    comes: ({ bank }, { trackId }) => ({
      ...bank.captures(trackId),
      money: { minor: 49_000, currency: 'USD' },
    }),
    named: { amount: '490.00', currency: 'USD' },
  },
  'an amount nobody can read': {
    comes: ({ bank }, { trackId }) => ({ ...bank.captures(trackId), money: null }),
    named: { amount: null, currency: 'KWD' },
  },
  'a hold over too much': {
    comes: ({ bank }, { trackId }) => ({
      ...bank.authorizes(trackId),
      money: { minor: 50_000, currency: 'KWD' },
    }),
    named: { amount: '50.000', currency: 'KWD' },
    at: 'hold',
  },
}

const everyWay = Object.keys(ways)

async function mismatched(scene: Scene, way: string) {
  const { comes, at: gatewayCode = 'card' } = ways[way] ?? {}
  const publicId = await request(scene, { pgCodes: ['card', 'knet', 'hold'] })
  const attempt = await startPaying(scene, publicId, { gatewayCode })
  await deliver(scene, comes?.(scene, attempt) ?? [], gatewayCode)
  return { publicId, attempt }
}

const pressed = async (scene: Scene, publicId: string, gatewayCode = 'knet') => {
  const answer = await scene.ledger.pay(press(scene, publicId, { gatewayCode }))
  return answer.ok ? 'started' : answer.error.kind
}

async function claimOf(scene: Scene, publicId: string): Promise<string> {
  const transaction = await transactionOf(scene, publicId)
  const [claim] = (await findUnresolvedClaims(scene.db, [transaction])).get(transaction.id) ?? []
  return claim?.operationId ?? 'none'
}

const statusOf = ({ db, merchantId }: Scene, publicId: string) =>
  requestStatus({ db }, { merchantId, publicId, plugin: 'payment_request' })

eachEngine((database) => {
  test.each(everyWay)(
    'nothing more is paid while %s came and nobody said what becomes of it',
    async (way) => {
      const scene = await openLedger(database().db)
      const { publicId } = await mismatched(scene, way)
      for (const gatewayCode of ['card', 'knet', 'hold'])
        expect(await pressed(scene, publicId, gatewayCode)).toBe('unresolved')
      expect(await statusOf(scene, publicId)).toMatchObject({
        paid_amount: '0.000',
        attempt: null,
        unresolved: { ...Object(ways[way]?.named), since: scene.clock.now().toISOString() },
      })
    },
  )

  test.each([
    ['expired', 'time.expired'],
    ['canceled', 'merchant.canceled'],
    ['invalid', 'merchant.invalidated'],
  ] as const)('a request that is %s does not hide money that came', async (state, event) => {
    const scene = await openLedger(database().db)
    const { publicId } = await mismatched(scene, 'too little')
    const { merchantId, ledger } = scene
    expect(await ledger.withdrawTransaction({ merchantId, publicId, event, actor: 'alia' })).toMatchObject({
      ok: true,
    })
    expect((await transactionOf(scene, publicId)).state).toBe(state)
    expect(await pressed(scene, publicId)).toBe('unresolved')
    expect(await statusOf(scene, publicId)).toMatchObject({ unresolved: { amount: '24.500' } })
  })

  test.each(['pending', 'canceled'])(
    'a request that is %s keeps its row while such money waits',
    async (state) => {
      const scene = await openLedger(database().db)
      const { publicId, attempt } = await mismatched(scene, 'too little')
      const { merchantId, ledger } = scene
      const remove = () => ledger.deleteTransaction({ merchantId, publicId, actor: 'alia', isDeleted: true })
      const cancel = () =>
        ledger.withdrawTransaction({ merchantId, publicId, event: 'merchant.canceled', actor: 'alia' })
      if (state === 'canceled') await cancel()
      expect(await remove()).toMatchObject({ ok: false, error: 'unresolved' })
      expect((await transactionOf(scene, publicId)).state).toBe(state)

      const claim = await claimOf(scene, publicId)
      expect(await operate(scene, publicId, { attemptId: attempt.publicId, claim })).toBe('done')
      if (state === 'pending') await cancel()
      expect(await remove()).toMatchObject({ ok: true })
    },
  )

  test('what counts after all, or was given back, is resolved', async () => {
    const scene = await openLedger(database().db)
    const healed = await mismatched(scene, 'too much')
    await deliver(scene, scene.bank.captures(healed.attempt.trackId))
    expect(await statusOf(scene, healed.publicId)).toMatchObject({ state: 'paid', unresolved: null })
    expect(await pressed(scene, healed.publicId)).toBe('notPayable')

    const { publicId, attempt } = await mismatched(scene, 'too little')
    const claim = await claimOf(scene, publicId)
    scene.bank.operations.answer = 'queued'
    expect(await operate(scene, publicId, { attemptId: attempt.publicId, claim })).toBe('queued')
    expect(await pressed(scene, publicId)).toBe('unresolved')
    scene.bank.operations.settle('done')
    scene.clock.advance(120_000)
    await scene.ledger.runJanitorOnce()
    expect(await statusOf(scene, publicId)).toMatchObject({ unresolved: null })
    expect(await pressed(scene, publicId)).toBe('started')
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a press and a mismatched payment at once: whichever came first, nothing starts after it', async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < 8; round += 1) {
      const publicId = await request(scene, { pgCodes: ['card', 'knet'] })
      const attempt = await startPaying(scene, publicId)
      scene.clock.advance(20_000)
      const taken = scene.bank.captures(attempt.trackId, { minor: 24_500 })
      const presses = Array.from({ length: 3 }, () => pressed(scene, publicId))
      await Promise.all([deliver(scene, taken), ...presses])
      expect(await pressed(scene, publicId)).toBe('unresolved')
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })
})
