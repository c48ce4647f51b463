import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

test.each([
  ['/en/', '/en'],
  ['/ar/pay/PR-1002/?step=pay', '/ar/pay/PR-1002?step=pay'],
  ['/pay/PR-1002/', '/pay/PR-1002'],
  ['/en//attempt/AT-1//', '/en/attempt/AT-1'],
  ['/nowhere/', '/nowhere'],
  ['//evil.test/pay/x', '/evil.test/pay/x'],
  ['//evil.test/', '/evil.test'],
])('%s leads to the address of its page', async (path, location) => {
  const bff = bffOver()
  const response = await bff.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([308, location])
  expect(bff.made).toEqual([])
})

test.each(['/', '/en', '/api/v1/transaction/', '/bff/pay//'])('%s stays where it is', async (path) => {
  expect((await bffOver().request(path)).status).not.toBe(308)
})

test('what is sent is not sent on', async () => {
  expect((await bffOver().post('/en/pay/PR-1002/', {})).status).toBe(405)
})
