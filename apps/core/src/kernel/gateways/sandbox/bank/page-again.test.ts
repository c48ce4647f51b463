import { expect, test } from 'vitest'
import { bankPage, origin, track } from './bank-page.fixtures.ts'

const { gateway, path, get, htmlOf, press } = bankPage()
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test('a wrong test card leads back to its field, far below, with what is wrong', async () => {
  const fieldOf = async (query: string) =>
    /<input[^>]*name="card"[^>]*>/.exec(await htmlOf(`${path()}?${query}`))?.[0]
  expect(await fieldOf('lang=en')).not.toContain('autofocus')
  const field = await fieldOf('lang=en&view=unknownCard')
  expect(field).toContain('autofocus')
  expect(field).toContain('aria-describedby="card-problem"')
})

test.each(['left', 'silent', 'unknownCard'])('another language shows the same page: %s', async (view) => {
  const link =
    /class="language" href="([^"]*)"/.exec(await htmlOf(`${path()}?lang=en&view=${view}`))?.[1] ?? ''
  const there = new URL(link.replaceAll('&amp;', '&'), `${origin}${path()}`)
  expect(there.pathname).toBe(path())
  expect(Object.fromEntries(there.searchParams)).toEqual({ lang: 'ar', view })
})

test('another language leads from a payment nobody knows to no other page', async () => {
  const html = await htmlOf('/sandbox-bank/pay/SB0?lang=en&x="><b>')
  expect(html).not.toContain('"><b>')
  expect(html).toMatch(/class="language" href="\?lang=ar[^"]*"/)
})

test.each([
  ['approve', 'The bank took'],
  ['decline', 'The bank declined'],
  ['cancel', 'The payment was canceled'],
])('a settled payment says who asked for how much, and for which order: %s', async (answer, title) => {
  await gateway().answer(track, answer)
  const main = mainOf(await htmlOf(`${path()}?lang=en`))
  expect(main).toContain(title)
  expect(main.slice(main.indexOf('<dl'))).toMatch(/Tamra &amp; Tide.*asks for[^]*48\.750[^]*TT-1001/)
  expect(mainOf(await htmlOf(`${path()}?lang=ar`))).toMatch(/تمرة ومدّ[^]*48\.750[^]*TT-1001/)
})

test('the address for another browser can be chosen by keys, and the payment is one step away', async () => {
  const html = await (await press('answer', { answer: 'approve', return: 'return-elsewhere' })).text()
  expect(html).toMatch(/<textarea[^>]*readonly[^>]*>\s*http:\/\/localhost:4000\/bff\/return\/attempt-1\?/)
  expect(html).toContain(`href="${path()}?lang=en"`)
})

test("a button's own address, asked for again, is the payment's page", async () => {
  const response = await get(`${path()}/answer?lang=ar`)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${path()}?lang=ar`])
  expect((await get('/sandbox-bank/pay/SB0/answer')).status).toBe(404)
})

test.each(['/sandbox-bank/nonsense', '/sandbox-bank/pay'])(
  '%s is no page, and says so under the banner',
  async (address) => {
    for (const [lang, title] of [
      ['en', 'Page not found'],
      ['ar', 'الصفحة غير موجودة'],
    ] as const) {
      const response = await get(`${address}?lang=${lang}`)
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('class="banner"')
      expect(html).toContain(title)
    }
  },
)
