import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const lastOf = ({ made }: ReturnType<typeof bffOver>) => {
  const request = made.at(-1)?.request ?? new Request('http://none')
  return { asked: `${request.method} ${new URL(request.url).pathname}`, request }
}

test('a file is passed on with its own headers, and another site starts none', async () => {
  const file = { status: 200, body: {}, headers: { 'content-disposition': 'attachment; filename="a.csv"' } }
  const bff = bffOver({ other: file })
  const answer = await bff.request('/bff/dashboard/generated-reports/RPT-77/file/once')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.csv"')
  expect(lastOf(bff).asked).toBe('GET /api/v1/dashboard/generated-reports/RPT-77/file/once')
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(
    (await bff.request('/bff/dashboard/generated-reports/RPT-77/file/once', { headers: foreign })).status,
  ).toBe(403)
})

test('a part of a file is asked for as it came, and HEAD says what GET would without sending it', async () => {
  const headers = { 'content-range': 'bytes 3-9/100', 'accept-ranges': 'bytes', etag: '"RPT-77"' }
  const bff = bffOver({ other: { status: 206, body: {}, headers } })
  const asked = { headers: { range: 'bytes=3-9', 'if-range': '"RPT-77"' } }
  for (const method of ['GET', 'HEAD']) {
    const answer = await bff.request('/bff/dashboard/generated-reports/RPT-77/file/word', {
      method,
      ...asked,
    })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 3-9/100'])
    expect(await answer.text()).toBe(method === 'HEAD' ? '' : '{}')
  }
  const { headers: passed } = lastOf(bff).request
  expect([passed.get('range'), passed.get('if-range')]).toEqual(['bytes=3-9', '"RPT-77"'])
})

test('a file that is gone is told in words', async () => {
  const answer = await bffOver({
    other: { status: 410, body: { detail: 'The core says no.', code: 'no' } },
  }).request('/bff/dashboard/generated-reports/RPT-77/file/once')
  expect(answer.status).toBe(410)
  expect(await answer.json()).toMatchObject({ message: 'The core says no.' })
})
