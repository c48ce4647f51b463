import { expect, test } from 'vitest'
import { bffOver, type Answers } from '../bff.fixtures.ts'
import { merchant } from '../pay/pay.fixtures.ts'

const file = '/bff/dashboard/transactions/payment_request/live/export/file'
const list = '/ar/dashboard/payment-request/transactions?state=paid&q=Dana%20M'
const inAWindow = {
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
  referer: `http://localhost:4000${list}`,
}
const refused = (status: number, detail: string, headers = {}): Answers => ({
  other: { status, body: { detail, code: 'no' }, headers },
})

const openOver = async (
  answers: Answers,
  { headers = {}, ...options }: Parameters<typeof bffOver>[1] & { headers?: Record<string, string> } = {},
) => {
  const bff = bffOver(answers, options)
  const answer = await bff.request(file, { headers: { ...inAWindow, ...headers } })
  return { ...bff, answer, text: await answer.text(), page: bff.pages.at(-1) }
}

test('a window that was refused has the merchant’s brand, the server’s own words and the way back', async () => {
  const { answer, page } = await openOver(refused(429, 'خمس في الساعة', { 'retry-after': '37' }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
  expect(answer.headers.get('retry-after')).toBe('37')
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${page?.nonce}'`)
  expect(page).toMatchObject({
    locale: 'ar',
    merchant: { title: { en: merchant.title_en }, brand: merchant.brand },
    page: { kind: 'refused', status: 429, message: 'خمس في الساعة', back: list },
  })
})

test('a script that asks is answered as a script is', async () => {
  const { answer, text, pages } = await openOver(refused(403, 'No'), {
    headers: { 'sec-fetch-dest': 'empty' },
  })
  expect([answer.status, JSON.parse(text)]).toMatchObject([403, { message: 'No' }])
  expect(pages).toEqual([])
})

test('what is not refused is left as it came', async () => {
  const { answer, text } = await openOver({ other: { status: 200, body: { passed: true } } })
  expect([answer.status, text]).toEqual([200, '{"passed":true}'])
})

test.each([
  ['nobody who is signed in', refused(401, 'No'), 401],
  ['a core that is away', { other: () => Promise.reject(new Error('away')) } satisfies Answers, 503],
])('%s is told in the window too', async (_, answers, status) => {
  const { answer, page } = await openOver(answers)
  expect(answer.status).toBe(status)
  expect(page?.page).toMatchObject({
    kind: 'refused',
    status,
    message: expect.stringMatching(/\S/),
    back: list,
  })
})

test.each([
  ['another site', 'https://elsewhere.example/en/dashboard/help', '/ar/dashboard'],
  ['a page of payers', 'http://localhost:4000/en/pay/PR-1001', '/en/dashboard'],
  ['the file itself', `http://localhost:4000${file}`, '/ar/dashboard'],
  ['nowhere', '', '/ar/dashboard'],
])('whoever comes from %s is led to the start', async (_, referer, back) => {
  const headers = { referer, 'accept-language': 'ar' }
  const { page } = await openOver(refused(403, 'No'), { headers })
  expect(page?.page).toMatchObject({ back })
})

test('another site starts no file, and a window it opened says so', async () => {
  const headers = {
    'sec-fetch-site': 'cross-site',
    'accept-language': 'en',
    referer: 'https://elsewhere.example/',
  }
  const { answer, page, made } = await openOver(refused(403, 'No'), { headers })
  expect(answer.status).toBe(403)
  expect(page?.page).toMatchObject({
    message: 'This request did not come from this site. Open the page again.',
  })
  expect(made.map(({ call }) => call)).not.toContain('other')
})

test('it looks as the dashboard it was opened from', async () => {
  const { page } = await openOver(refused(403, 'No'), { headers: { cookie: 'appearance=dark.compact.open' } })
  expect(page?.page).toMatchObject({ look: 'dark.compact.open' })
})

test('without a core that knows the merchant it is its address that is named', async () => {
  const { page } = await openOver({ ...refused(403, 'No'), merchantDetails: { status: 503, body: {} } })
  expect(page).toMatchObject({ merchant: { title: { en: 'localhost' } }, page: { message: 'No' } })
})

test('a page that cannot be drawn leaves its sentence, and is logged', async () => {
  const render = () => Promise.reject(new Error('broken'))
  const { answer, text, lines } = await openOver(refused(403, 'Not <you>'), { render })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=UTF-8'])
  expect(text).toContain('<h1>Not &lt;you&gt;</h1>')
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', text: 'a refusal was not drawn' }))
})

test('whoever asks too much is answered by a sentence, for which nothing is drawn', async () => {
  const bff = bffOver(refused(403, 'No'))
  const ask = () => bff.request(file, { headers: inAWindow })
  for (let asked = 0; asked < 120; asked += 1) await ask()
  const drawn = bff.pages.length
  const answer = await ask()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
  expect(await answer.text()).toMatch(/<h1>.+<\/h1>/)
  expect(bff.pages).toHaveLength(drawn)
})
