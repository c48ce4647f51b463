import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

test('one line per request, without its query', async () => {
  const bff = bffOver()
  await bff.request('/en/attempt/AT-1?next=/en&phone=secret')
  expect(bff.lines).toEqual([
    {
      level: 'info',
      text: 'request',
      fields: {
        requestId: expect.any(String),
        method: 'GET',
        host: 'localhost:4000',
        path: '/en/attempt/AT-1',
        status: 200,
        ms: expect.any(Number),
      },
    },
  ])
})
