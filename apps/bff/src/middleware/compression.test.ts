import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

const page = async (acceptEncoding: string) => {
  const response = await bffOver().request('/en/pay/PR-1002', {
    headers: { 'accept-encoding': acceptEncoding },
  })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a page for %s is sent as %s', async (accepted, encoding, decompress) => {
  const { response, bytes } = await page(accepted)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(decompress(bytes).toString()).toContain('<title>pay</title>')
})

test('a browser that accepts neither gets the page as it is', async () => {
  const { response, bytes } = await page('identity')
  expect(response.headers.has('content-encoding')).toBe(false)
  expect(new TextDecoder().decode(bytes)).toContain('<title>pay</title>')
})

test('what is small stays as it is', async () => {
  const response = await bffOver().request('/healthz', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.has('content-encoding')).toBe(false)
  expect(await response.json()).toEqual({ status: 'ok' })
})
