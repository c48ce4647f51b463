import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { as, signIn } = staffDesk(database)
let manager: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['settings.manage'] })
}, 240_000)

async function listed(): Promise<string[]> {
  const { body } = await as(manager, 'administration.units.list')
  return (body['results'] as { key: string }[]).map(({ key }) => key)
}

const order = (body: object) => as(manager, 'administration.units.order', { body })

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
