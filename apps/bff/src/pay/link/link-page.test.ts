import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'
import { openedLink } from './link.fixtures.ts'

const address = '/ar/link/LINK-1'
const form = '/bff/link/LINK-1/form'
const typed = { key: 'key-of-a-press', name: 'نورة', phone: '50012345' }
const made = {
  status: 201,
  body: { id: 'PAY-1', checkout_url: 'http://localhost:4000/ar/pay/PAY-1', expiration_time: null },
}

/** The core with a link, and its answer to the press. */
function over(press: { status: number; body: unknown; headers?: Record<string, string> }, link: object = {}) {
  const created: { headers: Headers; body: unknown }[] = []
  const bff = bffOver({
    other: async (request) => {
      if (request.method === 'GET') return { status: 200, body: { ...openedLink, ...link } }
      created.push({ headers: request.headers, body: await request.json() })
      return press
    },
  })
  const send = (fields: Record<string, string>) =>
    bff.request(form, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'accept-language': 'ar',
      },
    })
  return { bff, created, send }
}

test('a link is a page for whoever comes, and coming makes nothing', async () => {
  const { bff, created } = over(made, {
    has_editable_amount: true,
    minimum_amount: '1.000',
    delivery_charges: '0.500',
  })
  expect((await bff.request(address)).status).toBe(200)
  expect(bff.pages.at(-1)?.page).toMatchObject({
    kind: 'link',
    linkId: 'LINK-1',
    load: {
      kind: 'link',
      link: {
        state: 'open',
        amount: { amount: '5.000', currency: 'KWD' },
        delivery: { amount: '0.500', currency: 'KWD' },
        editable: { minimum: { amount: '1.000', currency: 'KWD' }, maximum: null },
        description: { en: 'Workshop', ar: 'ورشة' },
        asks: ['name', 'phone'],
      },
    },
    form: { typed: {}, problem: null },
  })
  expect(created).toEqual([])
})

test('a link that is not there is a page that says so, and a malformed id is not even asked for', async () => {
  const none = bffOver({ other: { status: 404, body: { detail: 'No', code: 'not_found' } } })
  await none.request(address)
  expect(none.pages.at(-1)?.page).toMatchObject({ kind: 'link', load: { kind: 'notFound' } })
  const { bff } = over(made)
  await bff.request('/en/link/..%2f')
  expect(bff.pages.at(-1)?.page).not.toMatchObject({ load: { kind: 'link' } })
})

test('the press makes the payer’s own request under the form’s key and leads to its pay page', async () => {
  const { created, send } = over(made)
  const answer = await send({ ...typed, email: ' ' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/pay/PAY-1'])
  expect(created[0]?.headers.get('idempotency-key')).toBe('key-of-a-press')
  expect(created[0]?.body).toEqual({ customer_name: 'نورة', customer_phone: '50012345', language: 'ar' })
})

test('what nobody sees of a text is not sent on', async () => {
  const { created, send } = over(made)
  await send({ ...typed, name: '\u200fنورة\u202c', phone: '\u200e50012345' })
  expect(created[0]?.body).toMatchObject({ customer_name: 'نورة', customer_phone: '50012345' })
})

test('what is refused stands at its field, what was typed stays, and the next press has a key of its own', async () => {
  const { bff, send } = over({ status: 400, body: { customer_phone: ['Enter valid phone number'] } })
  expect((await send({ ...typed, phone: '7' })).status).toBe(400)
  const { page } = bff.pages.at(-1) ?? {}
  expect(page).toMatchObject({
    kind: 'link',
    form: {
      typed: { name: 'نورة', phone: '7' },
      problem: { fieldErrors: { phone: ['Enter valid phone number'] } },
    },
  })
  expect(page).not.toMatchObject({ form: { key: typed.key } })
})

test.each([
  [409, { detail: 'All payments have been made', code: 'link_used_up' }],
  [422, { detail: 'Another request', code: 'key_reused' }],
  [423, { detail: 'Paused', code: 'paused', message_en: 'x', message_ar: 'x', paused_until: null }],
  [404, { detail: 'No such link', code: 'not_found' }],
  [429, { detail: 'Slow down', code: 'slow_down' }],
])('a press the core answers with %i shows the link as it is now, with the reason', async (status, body) => {
  const { bff, send } = over({ status, body }, { state: 'usedUp' })
  expect((await send(typed)).status).toBe(status)
  expect(bff.pages.at(-1)?.page).toMatchObject({
    load: { link: { state: 'usedUp' } },
    form: { problem: { code: body.code, message: body.detail } },
  })
})

test('without an answer the same key is pressed again', async () => {
  const { bff, send } = over({ status: 500, body: {} })
  expect((await send(typed)).status).toBe(503)
  expect(bff.pages.at(-1)?.page).toMatchObject({ form: { key: typed.key, problem: { code: 'unavailable' } } })
})

test.each([
  { ...typed, key: '' },
  { ...typed, name: 'n'.repeat(65) },
])('what our form never sends is no form', async (fields) => {
  const { created, send } = over(made)
  expect((await send(fields)).status).toBe(400)
  expect(created).toEqual([])
})

test('another site presses nothing, and nobody presses for ever', async () => {
  const { bff } = over(made)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  expect((await bff.request(form, { method: 'POST', body: 'key=key-of-a-press', headers })).status).toBe(403)
  const other = over(made)
  const statuses = []
  for (let press = 0; press < 31; press += 1) statuses.push((await other.send(typed)).status)
  expect([statuses.at(-1), other.created.length]).toEqual([429, 30])
})

test('a reload of the form’s address leads back to the page', async () => {
  const answer = await over(made).bff.request(form, { headers: { 'accept-language': 'ar' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, address])
})
