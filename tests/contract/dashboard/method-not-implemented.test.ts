import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { everyRoute } from '../isolation/every-route.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
beforeAll(async () => {
  scene = await coreUnderTest(database().db)
})
afterAll(() => scene.close())

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Whether the place of one path may be a part of the other: then both answer the same address. */
const isSameAddress = (one: string, other: string): boolean => {
  const [left, right] = [one.split('/'), other.split('/')]
  return (
    left.length === right.length &&
    left.every((part, at) => part === right[at] || part.startsWith(':') || right[at]?.startsWith(':'))
  )
}

const paths = [...new Set(everyRoute.map(({ path }) => path))]
const lacking = paths.flatMap((path) => {
  const answered = everyRoute.filter((listed) => isSameAddress(listed.path, path)).map(({ verb }) => verb)
  return verbs.filter((verb) => !answered.includes(verb)).map((verb) => [verb, path] as const)
})

describe('S2 §8: whatever a service does not answer', () => {
  test('is most of what could be asked of it', () => {
    expect(lacking.length).toBeGreaterThan(paths.length * 2)
  })

  test.each(lacking)('%s %s is refused in words', async (method, path) => {
    const address = `http://localhost:4000${path.replaceAll(/:\w+/g, 'any')}`
    const answer = async (language: string) => {
      const response = await scene.core.fetch(
        new Request(address, { method, headers: { 'accept-language': language } }),
      )
      return [response.status, await response.json()]
    }
    expect(await answer('en')).toEqual([
      405,
      { detail: 'Method not implemented', code: 'method_not_allowed' },
    ])
    const arabic = { detail: 'هذا العنوان لا يقبل هذه الطريقة', code: 'method_not_allowed' }
    expect(await answer('ar')).toEqual([405, arabic])
  })
})
