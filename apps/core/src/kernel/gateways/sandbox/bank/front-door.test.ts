import { expect, test } from 'vitest'
import { bankPage, origin } from './bank-page.fixtures.ts'
import { partNames, rowsOf } from './scenarios.ts'

const { gateway, htmlOf } = bankPage()

test('a form that cannot be read is told so', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
    const answer = await gateway().bank.fetch(
      new Request(`${origin}/sandbox-bank/chaos`, { method: 'POST', body: 'rubbish', headers }),
    )
    expect([type, answer.status]).toEqual([type, 400])
  }
})

/** Sends the form of the start page. */
const choose = (
  form: 'default' | 'chaos',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  gateway().bank.fetch(
    new Request(`${origin}/sandbox-bank/${form}?lang=en`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    }),
  )

test('every behaviour, also of the call that opens a payment, is chosen by hand for what comes next', async () => {
  const html = await htmlOf('/sandbox-bank?lang=en')
  for (const [name] of partNames.filter((part) => part !== 'answer').flatMap(rowsOf))
    expect(html).toMatch(new RegExp(`value="${name}(:\\d+)?"`))
  expect((await choose('default', { gateway: 'knet', create: 'create-declined' })).status).toBe(303)
  expect(await gateway().open('2')).toMatchObject({ kind: 'refused' })
  expect(await htmlOf('/sandbox-bank?lang=ar')).toMatch(/value="create-declined"\s+selected/)
  await choose('default', { gateway: 'knet', create: 'create-normal' })
  expect(await gateway().open('3')).toMatchObject({ kind: 'redirect' })
})

test('chance is chosen by hand for a merchant, and ended', async () => {
  expect((await choose('chaos', { merchant: '1', percent: '100', seed: '7' })).status).toBe(303)
  await gateway()
    .open('2')
    .catch(() => null)
  expect(gateway().bank.control.book()).toContainEqual(expect.objectContaining({ type: 'chaos.drawn' }))
  await choose('chaos', { merchant: '1', percent: '0', seed: '7' })
  expect(await gateway().open('3')).toMatchObject({ kind: 'redirect' })
  expect(gateway().bank.control.look('3')?.scenario).toBe('')
})

test.each<['default' | 'chaos', Record<string, string>, Record<string, string>, number]>([
  ['default', { create: 'nonsense' }, {}, 400],
  ['default', { create: 'create-declined' }, { 'sec-fetch-site': 'cross-site' }, 403],
  ['chaos', { merchant: '1', percent: '101', seed: '1' }, {}, 400],
  ['chaos', { merchant: 'one', percent: '1', seed: '1' }, {}, 400],
  ['chaos', { merchant: '1', percent: '-1', seed: '1' }, {}, 400],
  ['chaos', { merchant: '1', percent: '9', seed: '1' }, { origin: 'https://evil.test' }, 403],
])('what cannot be chosen at the front door is refused: %s %o %o', async (form, fields, headers, status) => {
  const before = gateway().bank.control.book().length
  expect((await choose(form, fields, headers)).status).toBe(status)
  expect(gateway().bank.control.book()).toHaveLength(before)
})
