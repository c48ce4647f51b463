import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'

const path = '/bff/dashboard/administration/page-texts'
const put = (status: number, answered: unknown, own: object) =>
  bffOver({ other: { status, body: answered } }).request(path, {
    method: 'PUT',
    headers: fromApp,
    body: JSON.stringify({ own, revision: 7 }),
  })
const kept = { own: { 'pay.total': 'المبلغ', 'staff.other': 'x' }, revision: 8 }

test('texts are kept, and come back with the product’s in both languages', async () => {
  const answer = await put(200, kept, { 'pay.total': 'المبلغ' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    texts: [{ key: 'pay.total', english: 'Total', arabic: 'الإجمالي', own: 'المبلغ' }],
    revision: 8,
  })
})

test('a text that cannot stand in is refused under its key, and an empty one never is', async () => {
  const own = { 'pay.total': '{sum', 'no.such': 'x', 'no.other': '' }
  const answer = await put(200, kept, own)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    fieldErrors: { 'pay.total': [expect.stringMatching(/braces/)], 'no.such': [expect.any(String)] },
  })
})

test.each([403, 409])('what the core refuses by %i is refused', async (status) => {
  expect((await put(status, { detail: 'The core says no.', code: 'no' }, {})).status).toBe(status)
})
