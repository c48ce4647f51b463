import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const over = (status: number, body: unknown, headers = {}) => bffOver({ other: { status, body, headers } })
const askedOf = ({ made }: ReturnType<typeof over>) => {
  const { pathname, searchParams } = new URL(made.at(-1)?.request.url ?? 'http://none')
  return { pathname, query: Object.fromEntries(searchParams) }
}
const search =
  '?who=admin.demo&object=PR-1&kind=payments&from=2026-11-01T00:00:00.000Z&to=2026-11-20T20:59:59.999Z'
const query = {
  actor: 'admin.demo',
  object: 'PR-1',
  kind: 'payments',
  created_after: '2026-11-01T00:00:00.000Z',
  created_before: '2026-11-20T20:59:59.999Z',
}

test('the log is asked in the core’s words; an entry says what was changed, field by field', async () => {
  const entry = {
    id: 7,
    actor: 'admin.demo',
    actor_name_en: 'Alia',
    actor_name_ar: 'علياء',
    action: 'user.changed',
    description: 'Changed the user cashier.demo',
    object: 'cashier.demo',
    detail: {
      before: { roles: ['cashier'], name_en: 'Rana' },
      after: { roles: [], name_en: 'Rana' },
      tries: 2,
    },
    network: '0123456789abcdef',
    request_id: null,
    timestamp: '2026-11-20T15:01:00.000Z',
  }
  const bff = over(200, { results: [entry], next: '7' })
  const answer = await bff.request(`/bff/dashboard/administration/audit${search}&before=9`)
  expect(askedOf(bff)).toEqual({ pathname: '/api/v1/administration/audit', query: { ...query, before: '9' } })
  expect(await answer.json()).toEqual({
    entries: [
      {
        id: '7',
        actor: 'admin.demo',
        actorName: { en: 'Alia', ar: 'علياء' },
        action: 'user.changed',
        description: 'Changed the user cashier.demo',
        object: 'cashier.demo',
        changes: [{ name: 'roles', before: 'cashier', after: '–' }],
        facts: [{ name: 'tries', value: '2' }],
        network: '01234567',
        requestId: null,
        at: '2026-11-20T15:01:00.000Z',
      },
    ],
    next: '7',
  })
})

test('the file is asked for with the same filters, and what the log does not know is not asked for', async () => {
  const bff = over(200, {}, { 'content-disposition': 'attachment; filename="audit.csv"' })
  const answer = await bff.request(`/bff/dashboard/administration/audit/file${search}`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
  expect(askedOf(bff)).toEqual({ pathname: '/api/v1/administration/audit/file', query })
  expect((await bff.request('/bff/dashboard/administration/audit/file?kind=cooking')).status).toBe(404)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await bff.request('/bff/dashboard/administration/audit/file', { headers: foreign })).status).toBe(
    403,
  )
})

test.each([403, 429])('a log the core refuses with %i is a problem with it', async (status) => {
  const answer = await over(status, { detail: 'The core says no.', code: 'no' }).request(
    '/bff/dashboard/administration/audit',
  )
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code: 'no', message: 'The core says no.' })
})
