import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const path = '/bff/dashboard/administration/audit/file'

test('the file is asked for with the log’s filters, and what the log does not know is not asked for', async () => {
  const headers = { 'content-disposition': 'attachment; filename="audit.csv"' }
  const bff = bffOver({ other: { status: 200, body: {}, headers } })
  const answer = await bff.request(`${path}?actor=admin.demo&createdAfter=2026-11-01T00:00:00.000Z`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
  const { pathname, searchParams } = new URL(bff.made.at(-1)?.request.url ?? 'http://none')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/v1/administration/audit/file',
    { actor: 'admin.demo', created_after: '2026-11-01T00:00:00.000Z' },
  ])
  expect((await bff.request(`${path}?kind=cooking`)).status).toBe(404)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await bff.request(path, { headers: foreign })).status).toBe(403)
})
