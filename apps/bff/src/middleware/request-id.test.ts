import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

test('every answer names its request, by an id of ours alone', async () => {
  const bff = bffOver()
  const first = await bff.request('/healthz', { headers: { 'x-request-id': 'mine' } })
  const second = await bff.request('/healthz', { headers: { 'x-request-id': 'mine' } })
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
})

test('the core and the log know the request by the same id', async () => {
  const bff = bffOver()
  const response = await bff.request('/bff/attempt/AT-1', { headers: { 'x-wasl-request-id': 'forged' } })
  const id = response.headers.get('x-request-id')
  expect(bff.made.map(({ request }) => request.headers.get('x-wasl-request-id'))).toEqual([id])
  expect(bff.lines.map(({ fields }) => fields['requestId'])).toEqual([id])
})
