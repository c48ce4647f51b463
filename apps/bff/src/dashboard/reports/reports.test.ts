import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const report = {
  id: 'RPT-77',
  state: 'ready',
  source: 'deleted_transactions',
  plugin: 'payment_request',
  file_format: 'csv',
  language: 'en',
  fields: ['id'],
  query: { state: 'paid', created_after: '2026-11-13T00:00:00Z', q: 'Dana', ordering: '-amount' },
  records_amount: 128,
  records_done: 128,
  size: 24_576,
  created_at: '2026-11-20T15:01:00.000Z',
  exported_at: '2026-11-20T15:01:04.000Z',
  available_until: '2026-12-20T15:01:04.000Z',
  username: 'admin.demo',
  problem: null,
  can_cancel: false,
}
const counts = { all: 1, queued: 0, preparing: 0, ready: 1, failed: 0, canceled: 0, expired: 0 }
const list = { count: 1, page: 1, counts, results: [report] }

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const refusal = { detail: 'The core says no.', code: 'no' }
const lastOf = ({ made }: ReturnType<typeof over>) => {
  const request = made.at(-1)?.request ?? new Request('http://none')
  const { pathname, search } = new URL(request.url)
  return { asked: `${request.method} ${pathname}${search}`, request }
}

test('a report is told in the words of the list it was asked from', async () => {
  const bff = over(200, list)
  const answer = await bff.request('/bff/dashboard/reports?id=RPT-77&state=ready&rows=50')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    page: 1,
    count: 1,
    counts,
    reports: [
      {
        id: 'RPT-77',
        state: 'ready',
        source: 'deleted',
        plugin: 'payment_request',
        fileFormat: 'csv',
        language: 'en',
        filters: { state: 'paid', createdAfter: '2026-11-13T00:00:00Z' },
        search: 'Dana',
        rows: 128,
        rowsDone: 128,
        bytes: 24_576,
        askedAt: '2026-11-20T15:01:00.000Z',
        readyAt: '2026-11-20T15:01:04.000Z',
        keptUntil: '2026-12-20T15:01:04.000Z',
        username: 'admin.demo',
        lacksRights: false,
        canRepeat: false,
        canCancel: false,
      },
    ],
  })
  expect(lastOf(bff).asked).toBe('GET /api/v1/dashboard/generated-reports?state=ready&id=RPT-77&page_size=50')
})

test('what expired, failed or was canceled can be asked for again, but for bookings', async () => {
  const states = ['failed', 'canceled', 'expired', 'queued', 'preparing'] as const
  const results = [
    ...states.map((state) => ({ ...report, state })),
    { ...report, state: 'expired', source: 'bookings' },
  ]
  const answer = await over(200, { ...list, results }).request('/bff/dashboard/reports')
  const { reports } = (await answer.json()) as { reports: { canRepeat: boolean }[] }
  expect(reports.map(({ canRepeat }) => canRepeat)).toEqual([true, true, true, false, false, false])
})

test('a report that its user may not have any more says so', async () => {
  const results = ['rights', 'failed', null].map((problem) => ({ ...report, state: 'failed', problem }))
  const answer = await over(200, { ...list, results }).request('/bff/dashboard/reports')
  const { reports } = (await answer.json()) as { reports: { lacksRights: boolean }[] }
  expect(reports.map(({ lacksRights }) => lacksRights)).toEqual([true, false, false])
})

test('a link leads to the file by a word that no list ever held', async () => {
  const bff = over(201, { token: 'once', expires_at: '2026-11-20T15:02:00.000Z' })
  const answer = await bff.post('/bff/dashboard/reports/RPT-77/link', {})
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ href: '/bff/dashboard/reports/RPT-77/file/once' })
})

test.each([
  [400, 400],
  [403, 403],
  [404, 404],
  [409, 409],
  [410, 410],
  [421, 404],
  [429, 429],
])('a link the core refuses with %i is a problem with %i', async (status, told) => {
  const answer = await over(status, refusal).post('/bff/dashboard/reports/RPT-77/link', {})
  expect(answer.status).toBe(told)
  expect(await answer.json()).toMatchObject({ code: 'no', message: 'The core says no.' })
})

test.each([
  [201, { id: 'new' }, 201],
  [409, refusal, 409],
  [404, refusal, 404],
])('asking again is answered %i', async (status, body, told) => {
  const bff = over(status, body)
  const headers = { 'idempotency-key': 'press-1-of-the-page' }
  expect((await bff.post('/bff/dashboard/reports/RPT-70/again', {}, headers)).status).toBe(told)
  expect(bff.made.at(-1)?.request.headers.get('idempotency-key')).toBe('press-1-of-the-page')
})

test.each([
  [200, { ...report, state: 'canceled', rows: 12, can_cancel: false }, 200],
  [403, refusal, 403],
  [404, refusal, 404],
  [409, refusal, 409],
])('canceling is answered %i', async (status, body, told) => {
  const bff = over(status, body)
  const answer = await bff.post('/bff/dashboard/reports/RPT-77/cancel', {})
  expect(answer.status).toBe(told)
  expect(lastOf(bff).asked).toBe('POST /api/v1/dashboard/generated-reports/RPT-77/cancel')
  expect(await answer.json()).toMatchObject(
    told === 200
      ? { state: 'canceled', canRepeat: true, canCancel: false }
      : { message: 'The core says no.' },
  )
})

test('a file is passed on with its own headers, and another site starts none', async () => {
  const file = { status: 200, body: {}, headers: { 'content-disposition': 'attachment; filename="a.csv"' } }
  const bff = bffOver({ other: file })
  const answer = await bff.request('/bff/dashboard/reports/RPT-77/file/once')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.csv"')
  expect(lastOf(bff).asked).toBe('GET /api/v1/dashboard/generated-reports/RPT-77/file/once')
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await bff.request('/bff/dashboard/reports/RPT-77/file/once', { headers: foreign })).status).toBe(
    403,
  )
})

test('a part of a file is asked for as it came, and HEAD says what GET would without sending it', async () => {
  const headers = { 'content-range': 'bytes 3-9/100', 'accept-ranges': 'bytes', etag: '"RPT-77"' }
  const bff = bffOver({ other: { status: 206, body: {}, headers } })
  const asked = { headers: { range: 'bytes=3-9', 'if-range': '"RPT-77"' } }
  for (const method of ['GET', 'HEAD']) {
    const answer = await bff.request('/bff/dashboard/reports/RPT-77/file/word', { method, ...asked })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 3-9/100'])
    expect(await answer.text()).toBe(method === 'HEAD' ? '' : '{}')
  }
  const { headers: passed } = lastOf(bff).request
  expect([passed.get('range'), passed.get('if-range')]).toEqual(['bytes=3-9', '"RPT-77"'])
})

test('a file that is gone is told in words', async () => {
  const answer = await over(410, refusal).request('/bff/dashboard/reports/RPT-77/file/once')
  expect(answer.status).toBe(410)
  expect(await answer.json()).toMatchObject({ message: 'The core says no.' })
})
