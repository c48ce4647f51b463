import { audit } from '../../audit/audit.schema.ts'
import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  noticesOf,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import {
  keepsSurplus,
  operate,
  operationsOf,
  paidTwice,
} from '@wasl/tests/support/fixtures/operations.fixtures'
import { rounds, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '../evidence/inquiry.domain.ts'

const race = { timeout: 60_000 + rounds * 2_000 }

const clean = (scene: LedgerScene) => expectLedgerClean(scene.db, [bookOf(scene)])

const refundsAt = ({ bank }: LedgerScene, trackId: string) =>
  bank.book.filter((movement) => movement.trackId === trackId && movement.kind === 'refund')

eachEngine((database, kind) => {
  const most = roundsOn(kind)
  test('a second payment of one request goes back by itself, once, and is told', async () => {
    const scene = await openLedger(database().db)
    const { publicId, surplus, captured } = await paidTwice(scene)
    expect(surplus).toMatchObject({ captured: 49_000, refundReserved: 48_750, refunded: 0, isWinner: false })
    await deliver(scene, captured)
    await scene.ledger.runJanitorOnce()
    await scene.ledger.runJanitorOnce()
    expect(await attemptOf(scene, surplus.publicId)).toMatchObject({ refundReserved: 0, refunded: 48_750 })
    expect(refundsAt(scene, surplus.trackId)).toMatchObject([{ minor: 48_750 }])
    expect(await operationsOf(scene, { publicId, attempt: surplus })).toMatchObject([
      { kind: 'refund', state: 'done', actor: 'wasl:automatic', amount: 48_750 },
    ])
    const topics = await noticesOf(scene)
    expect(topics.filter((topic) => topic === 'payment.surplus')).toHaveLength(1)
    expect(topics.filter((topic) => topic === 'refund.done')).toHaveLength(1)
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', needsReview: true })
    const { id } = await transactionOf(scene, publicId)
    const audited = await scene.db
      .select()
      .from(audit)
      .where(eq(audit.object, `transaction:${id}`))
    expect(audited.map(({ action, actor }) => [action, actor])).toEqual([
      ['refund.requested', 'wasl:automatic'],
    ])
    await clean(scene)
  })

  test('a merchant who looks first keeps it flagged, and nothing moves', async () => {
    const scene = await openLedger(database().db)
    await keepsSurplus(scene)
    const { publicId, surplus } = await paidTwice(scene)
    await scene.ledger.runJanitorOnce()
    expect(await operationsOf(scene, { publicId, attempt: surplus })).toEqual([])
    expect(await transactionOf(scene, publicId)).toMatchObject({ needsReview: true })
    await clean(scene)
  })

  test('a bank that is silent is asked until it has given the money back, once', async () => {
    const scene = await openLedger(database().db)
    const { publicId, surplus } = await paidTwice(scene)
    scene.bank.operations.answer = 'silentAfter'
    await scene.ledger.runJanitorOnce()
    expect(await operate(scene, publicId, { attemptId: surplus.publicId })).toBe('notPossible')
    scene.bank.operations.answer = 'done'
    scene.clock.advance(minutes(1))
    await scene.ledger.runJanitorOnce()
    expect(refundsAt(scene, surplus.trackId)).toHaveLength(1)
    expect(await attemptOf(scene, surplus.publicId)).toMatchObject({ refunded: 48_750 })
    await clean(scene)
  })

  test('what the bank refuses to give back is left to a person, who may try again', async () => {
    const scene = await openLedger(database().db)
    const { publicId, surplus } = await paidTwice(scene)
    scene.bank.operations.answer = 'refused'
    await scene.ledger.runJanitorOnce()
    scene.bank.operations.answer = 'done'
    await scene.ledger.runJanitorOnce()
    expect(refundsAt(scene, surplus.trackId)).toEqual([])
    expect(await transactionOf(scene, publicId)).toMatchObject({ needsReview: true })
    expect(await operate(scene, publicId, { attemptId: surplus.publicId })).toBe('done')
    await clean(scene)
  })

  test('a second hold is given up by itself', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, { pgCodes: ['hold', 'card'] })
    const first = await startPaying(scene, publicId, { gatewayCode: 'hold' })
    scene.clock.advance(20_000)
    const second = await startPaying(scene, publicId)
    await deliver(scene, scene.bank.captures(second.trackId))
    await deliver(scene, scene.bank.authorizes(first.trackId), 'hold')
    await scene.ledger.runJanitorOnce()
    expect(await attemptOf(scene, first.publicId)).toMatchObject({ state: 'canceled', captureReserved: 0 })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
    await clean(scene)
  })

  test('told eight times at once while staff press too, it goes back once', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      const first = await startPaying(scene, publicId)
      scene.clock.advance(20_000)
      const second = await startPaying(scene, publicId, { gatewayCode: 'knet' })
      await deliver(scene, scene.bank.captures(second.trackId), 'knet')
      const captured = scene.bank.captures(first.trackId)
      const tell = () => deliver(scene, captured)
      const press = () => operate(scene, publicId, { attemptId: first.publicId })
      const janitor = async () => String((await scene.ledger.runJanitorOnce()).operations)
      await together(round, [tell, press, tell, janitor, tell, press, tell, janitor])
      await scene.ledger.runJanitorOnce()
      expect(refundsAt(scene, first.trackId).reduce((sum, { minor }) => sum + minor, 0)).toBe(48_750)
      expect(await attemptOf(scene, first.publicId)).toMatchObject({ refunded: 48_750, refundReserved: 0 })
    }
    await clean(scene)
  })
})
