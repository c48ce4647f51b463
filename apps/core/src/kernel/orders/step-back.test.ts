import { databaseForTests } from '@wasl/tests/support/database'
import { deliver, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { beforeEach, expect, test } from 'vitest'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { countOf } from '../stock/stock.fixtures.ts'
import {
  aProduct,
  eventsOf,
  expectOrdersClean,
  move,
  openOrders,
  order,
  stepBack,
  type OrderScene,
} from './orders.fixtures.ts'

const database = databaseForTests()
let scene: OrderScene
let pool: number
let publicId: string

beforeEach(async () => {
  scene = await openOrders(database().db)
  pool = await aProduct(scene, 5)
  const made = await order(scene, { pool })
  publicId = made.publicId
  const { trackId } = await startPaying(scene, made.transaction)
  await deliver(scene, scene.bank.captures(trackId))
})

const tooLate = (state: string) => ({ ok: false, error: { kind: 'tooLate', state } })

test('B5.4: a step is taken back within five minutes, once, and both are in the history', async () => {
  await move(scene, publicId, 'packed')
  await move(scene, publicId, 'shipped')
  scene.clock.advance(minutes(5))
  expect(await stepBack(scene, publicId)).toMatchObject({ ok: true, value: { state: 'packed' } })
  expect(await stepBack(scene, publicId)).toEqual(tooLate('packed'))
  expect(await eventsOf(scene, publicId)).toEqual([
    '1 placed by customer',
    '2 secured by gateway',
    '3 moved by staff',
    '4 moved by staff',
    '5 moved_back by staff',
  ])
  expect(await move(scene, publicId, 'shipped')).toMatchObject({ ok: true })
  await expectOrdersClean(scene, pool)
})

test('B5.4: after five minutes it stays', async () => {
  await move(scene, publicId, 'packed')
  scene.clock.advance(minutes(5) + 1)
  expect(await stepBack(scene, publicId)).toEqual(tooLate('packed'))
})

test('what no member of staff moved is not taken back', async () => {
  expect(await stepBack(scene, publicId)).toEqual(tooLate('confirmed'))
  const other = await openOrders(database().db)
  expect(await stepBack({ ...scene, merchantId: other.merchantId }, publicId)).toEqual({
    ok: false,
    error: { kind: 'notFound' },
  })
})

test('goods that went back on sale may be sold by now: their return is not taken back', async () => {
  for (const to of ['packed', 'shipped']) await move(scene, publicId, to)
  await move(scene, publicId, 'returned', true)
  expect(await stepBack(scene, publicId)).toEqual(tooLate('returned'))
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 0, held: 0 })
  await expectOrdersClean(scene, pool)
})
