import { expect, test } from 'vitest'
import { browserOver, signedInAnswer } from '../../auth/auth.fixtures.ts'
import { bffOver } from '../../bff.fixtures.ts'
import { createCounterOptions } from './counter.fixtures.ts'

const address = '/ar/pos/pay/collect/COL-1'
const form = '/bff/collect/COL-1/form'
const typed = { key: 'key-of-a-press', amount: '٥٫٥', currency: 'KWD', phone: '50012345' }

/** The core with a counter that is open to everybody, and its answer to the press. */
function over(press: { status: number; body: unknown }, counter = 200) {
  const created: { headers: Headers; body: unknown }[] = []
  const bff = bffOver({
    other: async (request) => {
      if (request.method === 'OPTIONS')
        return counter === 200
          ? { status: 200, body: { ...createCounterOptions, is_public: true, collectors: [] } }
          : { status: counter, body: { detail: 'Sign in', code: 'not_authenticated' } }
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

const made = { status: 201, body: { id: 'PAY-1' } }

test('an open counter is a page for whoever comes; a closed one asks to sign in', async () => {
  const { bff } = over(made)
  expect((await bff.request(address)).status).toBe(200)
  expect(bff.pages.at(-1)?.page).toMatchObject({
    kind: 'collect',
    collectorId: 'COL-1',
    counter: { collectors: [], currencies: ['KWD'], fields: [{ name: 'phone', isRequired: true }, {}] },
    form: { typed: {}, problem: null },
  })
  const closed = await over(made, 401).bff.request(address)
  expect([closed.status, closed.headers.get('location')]).toEqual([
    302,
    `/ar/login?next=${encodeURIComponent(address)}`,
  ])
})

test.each(['ar', 'en'])('a counter that is not there is the 404 page, in %s', async (locale) => {
  const { bff } = over(made, 404)
  const answer = await bff.request(`/${locale}/pos/pay/collect/COL-1`)
  expect([answer.status, bff.pages.at(-1)]).toMatchObject([404, { locale, page: { kind: 'notFound' } }])
  expect((await bff.request(`/${locale}/pos/pay/collect/%00`)).status).toBe(404)
})

test('staff who ask for a counter that is not there stay in their frame, under 404', async () => {
  const browser = browserOver({
    token: { status: 200, body: signedInAnswer },
    other: { status: 404, body: { detail: 'Not found.', code: 'not_found' } },
  })
  await browser.signIn()
  expect((await browser.ask(address)).status).toBe(404)
  expect(browser.pages.at(-1)?.page.kind).toBe('staff')
})

test.each([
  [true, 'collect'],
  [false, 'staff'],
])('staff at an open counter: public for them is %s, so the page is %s', async (isPublic, kind) => {
  const browser = browserOver({
    token: { status: 200, body: signedInAnswer },
    other: { status: 200, body: { ...createCounterOptions, is_public: isPublic } },
  })
  await browser.signIn()
  expect((await browser.ask(address)).status).toBe(200)
  expect(browser.pages.at(-1)?.page.kind).toBe(kind)
})

test('the press makes the payment under the form’s key and leads to its pay page', async () => {
  const { created, send } = over({
    status: 201,
    body: {
      id: 'PAY-1',
      plugin: 'customer_payment',
      state: 'created',
      amount: '5.500',
      currency_code: 'KWD',
      expiration_time: null,
      checkout_url: 'http://localhost:4000/ar/pay/PAY-1',
      collector: null,
      created: '2026-11-20T15:00:00.000Z',
    },
  })
  const answer = await send(typed)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/pay/PAY-1'])
  expect(created[0]?.headers.get('idempotency-key')).toBe('key-of-a-press')
  expect(created[0]?.body).toEqual({
    amount: '٥٫٥',
    currency_code: 'KWD',
    customer_phone: '50012345',
    language: 'ar',
  })
})

test('what is refused stands at its field, what was typed stays, and the next press has a key of its own', async () => {
  const { bff, send } = over({ status: 400, body: { customer_phone: ['Enter valid phone number'] } })
  expect((await send({ ...typed, phone: '7' })).status).toBe(400)
  const { page } = bff.pages.at(-1) ?? {}
  expect(page).toMatchObject({
    kind: 'collect',
    form: {
      typed: { amount: '٥٫٥', phone: '7' },
      problem: { fieldErrors: { phone: ['Enter valid phone number'] } },
    },
  })
  expect(page).not.toMatchObject({ form: { key: typed.key } })
})

test('without an answer the same key is pressed again', async () => {
  const { bff, send } = over({ status: 500, body: {} })
  expect((await send(typed)).status).toBe(503)
  expect(bff.pages.at(-1)?.page).toMatchObject({ form: { key: typed.key, problem: { code: 'unavailable' } } })
})

test.each([
  [{ ...typed, key: '' }, 400],
  [{ ...typed, amount: '1'.repeat(33) }, 400],
])('what our form never sends is no form', async (fields, status) => {
  const { created, send } = over(made)
  expect((await send(fields)).status).toBe(status)
  expect(created).toEqual([])
})

test('another site presses nothing', async () => {
  const { bff } = over(made)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  const answer = await bff.request(form, { method: 'POST', body: 'amount=5', headers })
  expect(answer.status).toBe(403)
})

test('a counter that was closed meanwhile leads to its page, and from there to the sign-in', async () => {
  const { send } = over(made, 401)
  const answer = await send(typed)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, address])
})
