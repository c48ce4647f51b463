import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'

const upload = {
  id: 'BULK-1',
  name: 'members.csv',
  file_format: 'csv',
  size: 1_024,
  state: 'has_errors',
  is_stopped: false,
  rows: 3,
  rows_checked: 3,
  imported_rows: 0,
  wrong_rows: 1,
  username: 'admin.demo',
  created_at: '2026-11-20T15:01:00.000Z',
  problem: null,
}
const uploads = {
  count: 1,
  page: 1,
  as_of: '2026-11-20T15:04:00.000Z',
  archived: 0,
  results: [upload],
  may_upload: true,
}
const refusal = { detail: 'The core says no.', code: 'no' }
const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const asked = ({ made }: ReturnType<typeof over>) => {
  const request = made.at(-1)?.request ?? new Request('http://none')
  const { pathname, search } = new URL(request.url)
  return `${request.method} ${pathname}${search}`
}

test('the list is told in the words of the screen', async () => {
  const bff = over(200, uploads)
  const answer = await bff.request(
    '/bff/dashboard/bulk/uploads?page=2&rows=50&state=archived&asOf=2026-11-20T15:04:00.000Z',
  )
  expect(await answer.json()).toEqual({
    page: 1,
    asOf: '2026-11-20T15:04:00.000Z',
    count: 1,
    archived: 0,
    mayUpload: true,
    uploads: [
      {
        id: 'BULK-1',
        name: 'members.csv',
        fileFormat: 'csv',
        bytes: 1_024,
        state: 'has_errors',
        isStopped: false,
        rows: 3,
        rowsChecked: 3,
        rowsImported: 0,
        rowsWrong: 1,
        username: 'admin.demo',
        uploadedAt: '2026-11-20T15:01:00.000Z',
        problem: null,
      },
    ],
  })
  expect(asked(bff)).toBe(
    'GET /api/v1/plugins/bulk/uploads?page=2&page_size=50&state=archived&as_of=2026-11-20T15%3A04%3A00.000Z',
  )
})

test('an upload tells which other ones ask for the same', async () => {
  const earlier = { id: 'BULK-0', name: 'may.csv', username: 'cashier.demo', rows: 2 }
  const detail = {
    ...upload,
    columns: ['amount'],
    ignored: [],
    sheet: 'Members',
    hidden_rows: { rows: 2, taken: null },
    counts: { wrong: 0, ready: 3, taken: 0, failed: 0, corrected: 0, looked: 0 },
    totals: [],
    problems: [],
    dispatches: [],
    earlier: [{ ...earlier, created_at: upload.created_at, is_same: false }],
    may_upload: true,
    may_dispatch: true,
  }
  const answer = await over(200, detail).request('/bff/dashboard/bulk/uploads/BULK-1')
  expect(await answer.json()).toMatchObject({
    earlier: [{ ...earlier, uploadedAt: upload.created_at, isSame: false }],
    sheet: 'Members',
    hidden: { rows: 2, isTaken: null },
  })
})

test.each([
  [201, { id: 'D-1' }, 201],
  [400, { start_time: ['This moment has passed.'] }, 400],
  [403, { detail: 'Again', code: 'reauth_required' }, 403],
  [404, refusal, 404],
  [409, refusal, 409],
  [421, refusal, 404],
  [429, refusal, 429],
])('a dispatch the core answers with %i is answered %i', async (status, body, told) => {
  const bff = over(status, body)
  const wish = { startsAt: null, ratePerMinute: null, withFailed: false, rows: 3 }
  const headers = { 'idempotency-key': 'one press' }
  const answer = await bff.post('/bff/dashboard/bulk/uploads/BULK-1/dispatches', wish, headers)
  expect(answer.status).toBe(told)
  expect(bff.made.at(-1)?.request.headers.get('idempotency-key')).toBe('one press')
})

test.each([
  ['pause', 200, { id: 'D-1' }, 200],
  ['cancel', 409, refusal, 409],
])('%s is passed on and answered %i', async (action, status, body, told) => {
  const bff = over(status, body)
  const answer = await bff.post(`/bff/dashboard/bulk/uploads/BULK-1/dispatches/D-1/${action}`, {})
  expect(answer.status).toBe(told)
  expect(asked(bff)).toBe(`POST /api/v1/plugins/bulk/uploads/BULK-1/dispatch-logs/D-1/${action}`)
})

test.each([
  [200, { id: 'BULK-1' }, 200],
  [404, refusal, 404],
  [409, refusal, 409],
])('an answer about hidden rows the core answers with %i is answered %i', async (status, body, told) => {
  const bff = over(status, body)
  const answer = await bff.post('/bff/dashboard/bulk/uploads/BULK-1/hidden-rows', { take: true })
  expect(answer.status).toBe(told)
  expect(asked(bff)).toBe('POST /api/v1/plugins/bulk/uploads/BULK-1/hidden-rows')
})

const file = (status: number, body: unknown) =>
  bffOver({
    other: (request) => (request.method === 'GET' ? { status: 200, body: uploads } : { status, body }),
  })
const sent = { method: 'POST', body: 'amount\n1', headers: { ...fromApp, 'content-type': 'text/csv' } }

test('a file goes on as it is, by its name', async () => {
  const bff = file(201, { id: 'BULK-9' })
  const answer = await bff.request('/bff/dashboard/bulk/upload?name=members.csv', sent)
  expect([answer.status, await answer.json()]).toEqual([201, { id: 'BULK-9' }])
  expect(asked(bff)).toBe('POST /api/v1/plugins/bulk/uploads?name=members.csv')
  expect(bff.made.at(-1)?.body).toBe('amount\n1')
})

test.each([
  [400, { file: ['The file is empty.'] }],
  [413, { detail: 'Too large', code: 'too_large' }],
  [429, refusal],
])('a file the core refuses with %i is a problem that says so', async (status, body) => {
  const answer = await file(status, body).request('/bff/dashboard/bulk/upload?name=a.csv', sent)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/./) })
})

test.each([
  [400, { file: ['The file is empty.'] }, 'The file is empty.'],
  [413, { detail: 'Larger than 20 MB', code: 'too_large' }, 'Larger than 20 MB'],
  [429, { detail: '20 files in an hour', code: 'too_many' }, '20 files in an hour'],
])('S2 §5: why a file is refused with %i is said at its field', async (status, body, said) => {
  const answer = await file(status, body).request('/bff/dashboard/bulk/upload?name=a.csv', sent)
  expect(await answer.json()).toMatchObject({ fieldErrors: { file: [said] } })
})

test('who may not upload is not told something of the file', async () => {
  const answer = await file(403, refusal).request('/bff/dashboard/bulk/upload?name=a.csv', sent)
  expect(await answer.json()).not.toHaveProperty('fieldErrors')
})

test('another site sends no file', async () => {
  const foreign = { ...sent, headers: { ...sent.headers, 'sec-fetch-site': 'cross-site' } }
  expect((await file(201, {}).request('/bff/dashboard/bulk/upload?name=a.csv', foreign)).status).toBe(403)
})

test.each([
  ['uploads/BULK-1/file', 'uploads/BULK-1/file'],
  ['uploads/BULK-1/error-file', 'uploads/BULK-1/error-file'],
  ['uploads/B/dispatches/D/logs/file', 'uploads/B/dispatch-logs/D/transaction-logs/file'],
  ['example/all/xlsx', 'example/all_fields?file_format=xlsx'],
])('the file at %s is the core’s own', async (path, of) => {
  const bff = over(200, {})
  expect((await bff.request(`/bff/dashboard/bulk/${path}`)).status).toBe(200)
  expect(asked(bff)).toBe(`GET /api/v1/plugins/bulk/${of}`)
})
