import { signedInStaff, type SignedIn } from '@wasl/tests/support/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from '../../asking.ts'
import { coreUnderTest, type CoreUnderTest } from '../../core-under-test.ts'
import { seededForTests } from '../../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let manager: SignedIn
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  manager = await signedInStaff({ db: database().db, now: scene.now }, { permissions: ['settings.manage'] })
  ask = asking((request) => scene.core.fetch(request))
}, 240_000)
afterAll(() => scene.close())

async function listed(): Promise<string[]> {
  const { body } = await ask('administration.units.list', { headers: manager.headers })
  return (body['results'] as { key: string }[]).map(({ key }) => key)
}

const order = (body: object) => ask('administration.units.order', { headers: manager.headers, body })

test('of two who move units neither undoes unseen what the other has done', async () => {
  const seen = await listed()
  const keys = seen.toReversed()
  const answers = await Promise.all([order({ keys, seen }), order({ keys, seen })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await order({ keys: seen, seen })).toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await listed()).toEqual(keys)
  expect((await order({ keys: seen, seen: keys })).status).toBe(200)
  expect(await listed()).toEqual(seen)
})
