import { databaseForTests } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authScene, password } from './auth-race.fixtures.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { withOneMore, type ThrottleKind } from './throttle.domain.ts'
import { countTry, throttleOf } from './throttle.service.ts'
import { lockFailures, saveFailures } from './throttle.store.ts'

const database = databaseForTests()
const hours = (count: number) => count * 3_600_000
const days = (count: number) => count * hours(24)

async function scene() {
  const { clock, ...under } = await authScene(database().db)
  const { db } = under
  const { merchantId } = under.ref
  const count = (kind: ThrottleKind, name: string) =>
    countTry({ db, clock }, [throttleOf(merchantId, kind, name)])
  const kept = async () => {
    const { rows } = await db.execute<{ kind: string; key: string; failures: number }>(
      sql`select kind, key, failures from sign_in_throttle where merchant_id = ${merchantId}`,
    )
    return rows
  }
  /** Names in the order of their keys: a try looks at what stands after its own. */
  const namesInOrder = (kind: ThrottleKind, amount: number) =>
    Array.from({ length: amount }, (_, index) => `name-${index}`).toSorted((a, b) =>
      throttleOf(merchantId, kind, a).key < throttleOf(merchantId, kind, b).key ? -1 : 1,
    )
  return { ...under, ...clock, count, kept, namesInOrder }
}

test.each([hours(2), days(30)])(
  'D-5: wrong passwords are counted to a hundred however slowly they come: one in %i ms',
  async (pace) => {
    const { attempt, advance, count } = await scene()
    for (let tried = 0; tried < 100; tried += 1) {
      expect(await attempt('a guess')).toMatchObject({ error: { kind: 'wrong' } })
      advance(pace)
      // Others try too, and sweep.
      await count('account', `other-${tried}`)
    }
    expect(await attempt(password)).toMatchObject({ error: { kind: 'stopped' } })
  },
)

test('D-5: wrong codes are counted for as long as nobody enters a right one', async () => {
  const { db, ref, now, advance, count, kept, staff } = await scene()
  const codes = throttleOf(ref.merchantId, 'code', staff.username)
  await inTransaction(db, async (tx) => {
    const before = await lockFailures(tx, codes, now())
    await saveFailures(tx, codes, withOneMore('code', before, now()))
  })
  advance(days(1_000))
  for (let tried = 0; tried < 20; tried += 1) await count('account', `name-${tried}`)
  expect(await kept()).toContainEqual({ kind: 'code', key: codes.key, failures: 1 })
})

test('D-5: names that nobody tries any more are forgotten, those that are tried are not', async () => {
  const { count, advance, kept, namesInOrder } = await scene()
  const [own = '', tried = '', left = ''] = namesInOrder('account', 3)
  for (const name of [tried, left]) await count('account', name)
  advance(days(60))
  await count('account', tried)
  advance(days(31))
  await count('account', own)
  expect((await kept()).map(({ failures }) => failures).toSorted()).toEqual([1, 2])
})

test('D-22: links asked for are forgotten once their hour is over', async () => {
  const { count, advance, kept, namesInOrder } = await scene()
  const [own = '', other = ''] = namesInOrder('forgot_account', 2)
  await count('forgot_account', other)
  advance(hours(1) + 1)
  await count('forgot_account', own)
  expect(await kept()).toHaveLength(1)
})

test('D-5: an account that is stopped is not forgotten', async () => {
  const { count, advance, kept, namesInOrder } = await scene()
  const [own = '', stopped = ''] = namesInOrder('account', 2)
  for (let tried = 0; tried < 100; tried += 1) {
    await count('account', stopped)
    advance(hours(1))
  }
  advance(days(1_000))
  await count('account', own)
  expect((await kept()).map(({ failures }) => failures).toSorted()).toEqual([1, 100])
})
