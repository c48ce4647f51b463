import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

const pathLogged = async (address: string) => {
  const bff = bffOver()
  await bff.request(address)
  return bff.lines.find(({ text }) => text === 'request')?.fields['path']
}

test('the word that opens a report once stands in no line', async () => {
  const file = '/bff/dashboard/generated-reports/RPT-77/file/'
  expect(await pathLogged(`${file}word-of-sixteen-1`)).toBe(`${file}:token`)
})

test('of an address without an end a line has the beginning', async () => {
  expect(await pathLogged(`/${'a'.repeat(15_000)}`)).toHaveLength(1_024)
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
