import { demoKeyText } from '@wasl/core/seed/demo-servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../support/staff.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { everyRoute } from './isolation/every-route.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
beforeAll(async () => {
  scene = await coreUnderTest(database().db)
})
afterAll(() => scene.close())

/** What every object has of `Object.prototype`. */
const inherited = ['toString', 'constructor', 'valueOf', '__proto__', 'hasOwnProperty']

test.each(inherited)(
  'whatever is called %s in a query, a body or a path is no failure of ours',
  async (name) => {
    const wrong: unknown[] = []
    for (const { path: pattern, verb, route } of everyRoute.filter(
      ({ name: of }) => !of.startsWith('live.'),
    )) {
      // A session that is ended by one route is opened again for the next.
      // oxlint-disable-next-line no-await-in-loop
      const { headers } = await signInAs({ db: database().db, now: scene.now }, 'admin.demo')
      const isKeyOnly = JSON.stringify(route.metadata ?? {}).includes('"staff":null')
      const who = isKeyOnly ? { authorization: `Api-Key ${demoKeyText}` } : headers
      const named = pattern.replaceAll(/:\w+/g, name)
      const usual = pattern.replaceAll(':plugin', 'payment_request').replaceAll(/:\w+/g, 'PR-1002')
      for (const path of [named, `${usual}?${name}=1`, usual]) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await scene.core.fetch(
          new Request(`http://localhost:4000${path.startsWith('/api') ? '' : '/api/v1'}${path}`, {
            method: verb,
            headers: {
              'content-type': 'application/json',
              'idempotency-key': `${crypto.randomUUID()}`,
              ...who,
            },
            ...(!['GET', 'HEAD', 'OPTIONS'].includes(verb) && { body: `{"${name}":1}` }),
          }),
        )
        if (answer.status >= 500) wrong.push([verb, path, answer.status, scene.log.at(-2)])
        // oxlint-disable-next-line no-await-in-loop
        await answer.body?.cancel()
      }
      scene.advance(1_000)
    }
    expect(wrong).toEqual([])
  },
  120_000,
)
