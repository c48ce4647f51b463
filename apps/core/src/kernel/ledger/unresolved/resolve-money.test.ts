import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  noticesOf,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate, operationsOf } from '@wasl/tests/support/fixtures/operations.fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestStatus } from '../../../pay/request-status.service.ts'
import { audit } from '../../audit/audit.schema.ts'
import type { ResolveMoney } from './resolve-money.service.ts'

/** 48.750 KWD plus a fee of 0.250 was requested, and the bank charged something else. */
async function mismatched(scene: LedgerScene, minor = 24_500) {
  const publicId = await request(scene, { pgCodes: ['card', 'knet'] })
  const attempt = await startPaying(scene, publicId)
  const taken = scene.bank.captures(attempt.trackId, { minor, operationId: `odd-${attempt.trackId}` })
  await deliver(scene, taken)
  return { publicId, attempt, claim: taken.operationId, taken }
}

type Odd = { publicId: string; attempt: { publicId: string }; claim: string | null }

const command = (scene: LedgerScene, how: ResolveMoney['how'], odd: Odd): ResolveMoney => ({
  merchantId: scene.merchantId,
  publicId: odd.publicId,
  attemptId: odd.attempt.publicId,
  claim: odd.claim,
  how,
  actor: 'alia',
})

async function resolve(scene: LedgerScene, how: ResolveMoney['how'], odd: Odd): Promise<string> {
  const answer = await scene.ledger.resolveMoney(command(scene, how, odd))
  return answer.ok ? answer.value.state : answer.error.kind
}

const pressed = async (scene: LedgerScene, publicId: string) => {
  const answer = await scene.ledger.pay(press(scene, publicId, { gatewayCode: 'knet' }))
  return answer.ok ? 'started' : answer.error.kind
}

const statusOf = ({ db, merchantId }: LedgerScene, publicId: string) =>
  requestStatus({ db }, { merchantId, publicId, plugin: 'payment_request' })

const audited = async ({ db, merchantId }: LedgerScene) =>
  (await db.select().from(audit).where(eq(audit.merchantId, merchantId)))
    .map(({ action, actor }) => `${actor} ${action}`)
    .filter((line) => line.includes('mismatch.'))

const clean = (scene: LedgerScene) => expectLedgerClean(scene.db, [bookOf(scene)])

eachEngine((database) => {
  test('released, the request may be paid again, and the money can still go back', async () => {
    const scene = await openLedger(database().db)
    const odd = await mismatched(scene)
    expect(await resolve(scene, 'release', odd)).toBe('pending')
    expect(await resolve(scene, 'release', odd)).toBe('pending')
    expect(await audited(scene)).toEqual(['alia mismatch.released'])
    expect(await statusOf(scene, odd.publicId)).toMatchObject({
      unresolved: null,
      remaining_amount: '48.750',
    })
    expect(await pressed(scene, odd.publicId)).toBe('started')
    expect(await operate(scene, odd.publicId, { attemptId: odd.attempt.publicId, claim: odd.claim })).toBe(
      'done',
    )
    await clean(scene)
  })

  test('what nobody could read is released, and asked for anew when it is told again with an amount', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, { pgCodes: ['card', 'knet'] })
    const attempt = await startPaying(scene, publicId)
    scene.bank.state.inquiry = 'silent'
    await deliver(scene, { ...scene.bank.captures(attempt.trackId, { minor: 10_000 }), money: null })
    const odd = { publicId, attempt, claim: null }
    expect(await resolve(scene, 'count', odd)).toBe('bankSilent')
    expect(await resolve(scene, 'release', odd)).toBe('pending')
    expect(await pressed(scene, publicId)).not.toBe('unresolved')
    scene.bank.state.inquiry = 'truth'
    await deliver(scene, scene.bank.captures(attempt.trackId, { minor: 10_000, operationId: 'later' }))
    expect(await statusOf(scene, publicId)).toMatchObject({ unresolved: { amount: '10.000' } })
    expect(await pressed(scene, publicId)).toBe('unresolved')
  })

  test.each([
    ['less than was asked: the request asks for no more than came', 24_500, 24_250, '24.250'],
    ['more than was asked: what is too much can go back', 98_000, 48_750, '97.750'],
  ])('counted, it pays the request: %s', async (_name, minor, amount, settled) => {
    const scene = await openLedger(database().db)
    const odd = await mismatched(scene, minor)
    expect(await resolve(scene, 'count', odd)).toBe('paid')
    expect(await resolve(scene, 'count', odd)).toBe('paid')
    expect(await audited(scene)).toEqual(['alia mismatch.counted'])
    expect(await attemptOf(scene, odd.attempt.publicId)).toMatchObject({
      state: 'success',
      captured: minor,
      isWinner: true,
    })
    expect(await transactionOf(scene, odd.publicId)).toMatchObject({ state: 'paid', amount })
    expect(await statusOf(scene, odd.publicId)).toMatchObject({
      settled_amount: settled,
      remaining_amount: '0.000',
      unresolved: null,
    })
    expect((await noticesOf(scene)).filter((topic) => topic === 'payment.captured')).toHaveLength(1)
    expect(await deliver(scene, odd.taken)).toBe('duplicate')
    expect(await operate(scene, odd.publicId, { attemptId: odd.attempt.publicId, claim: odd.claim })).toBe(
      'notPossible',
    )
    expect(await operate(scene, odd.publicId, { amount: '1.000' })).toBe('done')
    await clean(scene)
  })

  test('no more than a fee, another currency, and what its bank contradicts or gives back do not count', async () => {
    const scene = await openLedger(database().db)
    expect(await resolve(scene, 'count', await mismatched(scene, 250))).toBe('notPossible')

    const foreign = await mismatched(scene)
    const dollars = { ...foreign.taken, operationId: 'usd', money: { minor: 49_000, currency: 'USD' } }
    await deliver(scene, dollars)
    expect(await resolve(scene, 'count', { ...foreign, claim: 'usd' })).toBe('notPossible')

    const told = await mismatched(scene)
    await deliver(scene, { ...told.taken, money: { minor: 30_000, currency: 'KWD' } })
    expect(await resolve(scene, 'count', told)).toBe('notPossible')

    const going = await mismatched(scene)
    scene.bank.operations.answer = 'queued'
    const wish = { attemptId: going.attempt.publicId, claim: going.claim }
    expect(await operate(scene, going.publicId, wish)).toBe('queued')
    expect(await resolve(scene, 'count', going)).toBe('underWay')
    expect(await resolve(scene, 'release', going)).toBe('underWay')
    expect(await resolve(scene, 'count', { ...going, claim: 'nobody knows it' })).toBe('notPossible')
    await clean(scene)
  })

  test('staff who press at once resolve it one way, whatever the bank says meanwhile', async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < 6; round += 1) {
      const odd = await mismatched(scene, 24_500)
      const wish = { attemptId: odd.attempt.publicId, claim: odd.claim }
      const [counts, releases, refund] = await Promise.all([
        Promise.all([resolve(scene, 'count', odd), resolve(scene, 'count', odd)]),
        resolve(scene, 'release', odd),
        operate(scene, odd.publicId, wish),
        deliver(scene, odd.taken),
      ])
      const isPaid = (await transactionOf(scene, odd.publicId)).state === 'paid'
      expect(counts.every((said) => said === 'paid')).toBe(isPaid)
      expect(refund === 'done' && isPaid).toBe(false)
      expect(
        [...counts, releases, refund].filter((said) => ['paid', 'pending', 'done'].includes(said)),
      ).not.toEqual([])
      expect((await operationsOf(scene, odd as never)).length).toBeLessThanOrEqual(1)
      expect(await statusOf(scene, odd.publicId)).toMatchObject({ unresolved: null })
    }
    await clean(scene)
  })
})
