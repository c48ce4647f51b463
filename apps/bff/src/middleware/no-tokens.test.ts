import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

test.each([
  ['/en/dashboard/generated-reports?token=secret&page=2', '/en/dashboard/generated-reports?page=2'],
  ['/bff/dashboard/export?token=secret', '/bff/dashboard/export'],
  ['/en/login?token=a&token=b', '/en/login'],
  ['//evil.example/phish?token=secret', '/evil.example/phish'],
  ['/en/..//evil.example/?token=secret', '/evil.example/'],
])('%s leads to the address without its token, and no log has it', async (path, location) => {
  const bff = bffOver()
  const response = await bff.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
  expect(bff.made).toEqual([])
  expect(bff.lines.find(({ level }) => level === 'warn')?.text).toBe('a token in an address was dropped')
  expect(JSON.stringify(bff.lines)).not.toContain('secret')
})

test('the core API knows its own parameters', async () => {
  const bff = bffOver()
  await bff.request('/api/v1/reports/file?token=abc')
  expect(bff.made[0]?.request.url).toContain('token=abc')
})
