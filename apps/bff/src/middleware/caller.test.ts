import { readForwarded } from '@wasl/contracts/forwarded'
import { expect, test } from 'vitest'
import { bffOver, secret, startOfTest } from '../bff.fixtures.ts'

const toldCore = async (path: string, headers: Record<string, string>) => {
  const bff = bffOver()
  await bff.request(path, { headers })
  const [first] = bff.made
  return first && readForwarded(first.request.headers, secret, startOfTest)
}

test('the core is told whose host, which language, which request and from where, signed', async () => {
  expect(await toldCore('/ar/pay/PR-1002', { host: 'Dar-Nuwair.localhost:4000' })).toEqual({
    host: 'dar-nuwair.localhost:4000',
    language: 'ar',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    address: '203.0.113.7',
  })
})

test.each([
  ['the page’s own language', '/ar/attempt/AT-1', { 'accept-language': 'en' }, 'ar'],
  [
    'the language of the page that asks',
    '/bff/attempt/AT-1',
    { referer: 'http://localhost:4000/ar/attempt/AT-1' },
    'ar',
  ],
  [
    'nothing from a page elsewhere',
    '/bff/attempt/AT-1',
    { referer: 'http://localhost:4000.evil.test/ar/x' },
    'en',
  ],
  ['the browser’s best', '/bff/attempt/AT-1', { 'accept-language': 'fr, en;q=0.5, ar-KW;q=0.8' }, 'ar'],
  ['English else', '/bff/attempt/AT-1', { 'accept-language': 'fr, ar;q=0' }, 'en'],
])('%s is the language', async (_name, path, headers, language) => {
  expect(await toldCore(path, headers as Record<string, string>)).toMatchObject({ language })
})

test('the core API is passed on under our own word, never under the client’s', async () => {
  const bff = bffOver()
  await bff.request('/api/v1/user/actions?page=2', {
    headers: {
      host: 'a.test',
      'x-wasl-host': 'evil.test',
      'x-wasl-signature': 'forged',
      cookie: 'sid=1',
      'x-own': 'kept',
    },
  })
  const [made] = bff.made
  expect(made?.request.url).toBe('http://core.internal/api/v1/user/actions?page=2')
  expect(readForwarded(made!.request.headers, secret, startOfTest)).toMatchObject({ host: 'a.test' })
  expect(made?.request.headers.get('cookie')).toBeNull()
  expect(made?.request.headers.get('x-own')).toBe('kept')
})
