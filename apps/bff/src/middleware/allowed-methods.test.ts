import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

test.each([
  '/bff/live',
  '/bff/dashboard/administration/audit/file',
  '/bff/dashboard/plugins/:plugin/dashboard/orders/file',
  '/bff/dashboard/transactions/all/live/export/file',
])('HEAD uses nothing up and opens nothing at %s', async (path) => {
  const bff = bffOver()
  const response = await bff.request(path, { method: 'HEAD' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  expect(bff.made).toEqual([])
})

test('a method nobody knows is refused everywhere, before anybody is asked', async () => {
  const bff = bffOver()
  for (const path of ['/api/v1/config', '/bff/pay/PR-1', '/en/pay/PR-1']) {
    const answer = await bff.request(path, { method: 'PROPFIND' })
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([
      path,
      405,
      'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    ])
  }
  expect(bff.made).toEqual([])
})
