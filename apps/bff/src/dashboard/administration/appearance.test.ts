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
