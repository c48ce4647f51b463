import { createApiKeys } from '@wasl/core/kernel/api-keys/api-keys.service'
import { apiScopes, type ApiScope } from '@wasl/core/kernel/api-keys/scopes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInStaff, type SignedIn } from '../../support/staff.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { everyRoute } from './every-route.ts'
import { idsOf, makerOf } from './ids.ts'
import { matrix } from './matrix.ts'

const database = seededForTests()
let scene: CoreUnderTest
let owners: { own: SignedIn; other: SignedIn }
beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  const owner = (merchantId: number) =>
    signedInStaff({ db: database().db, now: scene.now }, { merchantId, isSuperuser: true })
  owners = { own: await owner(1), other: await owner(2) }
})
afterAll(() => scene.close())

const { ask, refusedBy, answeredAlike } = matrix(database, () => scene)

/** As a server sends it. It counts as used already, so that using it changes no row. */
async function keyOf(merchantId: number, scopes: readonly ApiScope[]): Promise<string> {
  const keys = createApiKeys({ db: database().db, clock: { now: scene.now } })
  const { key } = await keys.issue({ merchantId, name: 'isolation', scopes, by: 'test' })
  await database().pool.query('update api_key set last_used_at = now()')
  return `Api-Key ${key}`
}

const ofKeys = everyRoute.flatMap((listed) =>
  listed.access?.access === 'key' ? [[listed.name, listed, listed.access.scope] as const] : [],
)

test('servers have doors of their own', () => {
  expect(ofKeys.length).toBeGreaterThan(5)
  expect(ofKeys.filter(([, , scope]) => !apiScopes.some((known) => known === scope))).toEqual([])
})

describe.each(ofKeys)('%s', (_name, listed, scope) => {
  const someIds = async () =>
    listed.ids.length === 0
      ? { own: 'nothing', other: 'nothing', random: 'nothing' }
      : idsOf(database().pool, listed, owners)

  test('is nothing to a server without a key of this merchant, and refuses a key without the scope', async () => {
    const foreign = await keyOf(2, apiScopes)
    const narrow = await keyOf(
      1,
      apiScopes.filter((other) => other !== scope),
    )
    const ids = Object.values(await someIds())
    const asks = ids.flatMap((id) => [{ ids: id }, { ids: id, key: foreign }, { ids: id, key: narrow }])
    const answers = await refusedBy(listed, asks)
    expect(answers.map(({ status }) => status)).toEqual(ids.flatMap(() => [401, 401, 403]))
  })

  test.runIf(listed.ids.length > 0)(
    "answers another merchant's id like one that nobody has, and is there for whoever it belongs to",
    async () => {
      const ids = await someIds()
      const key = await keyOf(1, apiScopes)
      expect(await answeredAlike(listed, { key }, ids)).toBe(404)
      if (makerOf(listed)?.ownIsMissing) return
      expect([401, 403, 404, 500]).not.toContain((await ask(listed, { key, ids: ids.own })).status)
    },
  )
})
