import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'
import { coreNames, webNames } from './names.ts'

const path = '/bff/dashboard/administration'
const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const refusal = { detail: 'The core says no.', code: 'no' }

const counts = { customers: 1, requests: 2, messages: 3, files: 0, bulk_rows: 4, identifiers: 0 }
const erasure = {
  id: 'ERASED-1',
  reason: 'asked',
  actor: 'admin.demo',
  counts,
  at: '2026-11-22T03:00:00.000Z',
}

test('names of a form are written as their reader writes them, and what stands in a field stays', () => {
  expect(webNames({ title_en: 'a_b', logo_url: '' })).toEqual({ titleEn: 'a_b', logoUrl: '' })
  expect(coreNames({ titleEn: 'aB', showUnitTitle: true })).toEqual({ title_en: 'aB', show_unit_title: true })
})

test('erasures are told with what was erased, and for how long customers are kept', async () => {
  const answer = await over(200, { results: [erasure], retention_days: 365, revision: 4 }).request(
    `${path}/customers/erasures`,
  )
  expect(await answer.json()).toEqual({
    erasures: [
      {
        ...erasure,
        counts: { customers: 1, requests: 2, messages: 3, files: 0, bulkRows: 4, identifiers: 0 },
      },
    ],
    retention: { days: 365, revision: 4 },
  })
})

test('an export is a file with a name of its own', async () => {
  const copy = {
    made_at: '2026-11-22T03:00:00.000Z',
    merchant: 'Shop',
    stored: { customers: [{ email: 'x' }] },
  }
  const answer = await over(200, copy).post(`${path}/customers/7/export`, {})
  const { name, json } = (await answer.json()) as { name: string; json: string }
  expect(name).toBe('customer-7-2026-11-22.json')
  expect(JSON.parse(json)).toEqual(copy)
})

test('a field the core refuses is named as the screen names it', async () => {
  const wish = {
    titleEn: '',
    titleAr: '',
    headerColor: 'x',
    logoUrl: '',
    website: '',
    instagramUrl: '',
    twitterUrl: '',
    facebookUrl: '',
    showUnitTitle: true,
    key: 'x',
  }
  const answer = await over(400, { header_color: ['No colour'] }).post(`${path}/units`, wish)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fieldErrors: { headerColor: ['No colour'] } })
})

test.each([
  [200, erasure, 200],
  [409, refusal, 409],
  [404, refusal, 404],
  [403, refusal, 403],
  [401, refusal, 401],
  [421, refusal, 404],
  [429, refusal, 429],
])('erasing a customer is answered %i', async (status, body, told) => {
  expect((await over(status, body).post(`${path}/customers/7/erase`, {})).status).toBe(told)
})
