import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

test('the word that opens a report once stands in no line', async () => {
  const bff = bffOver()
  await bff.request('/bff/dashboard/reports/RPT-77/file/word-of-sixteen-1')
  expect(bff.lines.find(({ text }) => text === 'request')?.fields['path']).toBe(
    '/bff/dashboard/reports/RPT-77/file/:token',
  )
})

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
