import { money } from '@wasl/domain/money'
import { testAccount } from '@wasl/tests/support/bank'
import { expect, test } from 'vitest'
import { bankPage, origin, track } from './bank-page.fixtures.ts'
import { partNames, rowsOf } from './scenarios.ts'

const { gateway, path, pathOf, get, htmlOf, press } = bankPage()
const result = () => gateway().bank.control.look(track)!.fact.result
const stage = () => gateway().bank.control.look(track)!.stage

test('the page says whose payment it is, in English', async () => {
  const html = await htmlOf(`${path()}?lang=en`)
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('This is a test bank. No real money moves.')
  expect(html).toContain('Tamra &amp; Tide')
  expect(html).toContain('48.750')
  expect(html).toContain(track)
  expect(html).toContain('TT-1001')
  expect(html).toContain('KNET test page')
})

test('the page says whose payment it is, in Arabic', async () => {
  const html = await htmlOf(`${path()}?lang=ar`)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('هذا بنك تجريبي. لا تتحرك أموال حقيقية.')
  expect(html).toContain('تمرة ومدّ')
  expect(html).toMatch(/48\.750&nbsp;.*د\.ك/)
  expect(html).toContain('صفحة كي نت التجريبية')
})

test("without a language the page speaks the payer's", async () => {
  await gateway().open('2', { locale: 'ar' })
  expect(await htmlOf(`/sandbox-bank/pay/${gateway().bank.control.look('2')!.paymentId}`)).toContain(
    '<html lang="ar"',
  )
})

const views: [name: string, prepare: () => Promise<unknown>, query: string][] = [
  ['open', async () => {}, ''],
  ['wrong card', async () => {}, '&view=unknownCard'],
  ['left', async () => {}, '&view=left'],
  ['code', () => gateway().answer(track, 'challenge'), ''],
  ['pending', () => gateway().answer(track, 'pending-approve:60'), ''],
  ['done', () => gateway().approve(track), ''],
  ['silent', () => gateway().answer(track, 'no-answer'), '&view=silent'],
]

test.each(views)(
  '%s: the banner, no script, no inline style, and a policy that allows neither',
  async (_name, prepare, query) => {
    await prepare()
    for (const lang of ['en', 'ar']) {
      const response = await get(`${path()}?lang=${lang}${query}`)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain('class="banner"')
      expect(html).not.toMatch(/\sstyle=|<script|\son\w+=|undefined|\[object/)
      expect(html.match(/<style nonce="a-nonce">/g)).toHaveLength(1)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'; style-src 'nonce-a-nonce'")
      expect(policy).toContain(`form-action 'self' ${origin};`)
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  },
)

test('every answer, callback and return of the table can be chosen on the page', async () => {
  const html = await htmlOf(`${path()}?lang=en`)
  const shown = partNames.filter((part) => part !== 'create').flatMap(rowsOf)
  for (const [name] of shown) expect(html).toMatch(new RegExp(`value="${name}(:\\d+)?"`))
})

test('approving is a plain form that sends the payer back to the shop with the signed result', async () => {
  const response = await press('answer', {
    answer: 'approve',
    callback: 'callback-normal',
    return: 'return-normal',
  })
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('location')!)
  expect(back.pathname).toBe('/bff/return/attempt-1')
  expect(gateway().adapter.readReturn(testAccount(), Object.fromEntries(back.searchParams))).toMatchObject([
    { result: 'captured', money: { minor: 48_750, currency: 'KWD' } },
  ])
  expect(gateway().delivered).toHaveLength(1)
})

test('the faults chosen on the page are done', async () => {
  await press('answer', { answer: 'decline', callback: 'callback-duplicated:3', return: 'return-never' })
  expect(result()).toBe('failed')
  expect(gateway().delivered).toHaveLength(3)
})

test('a payer who never returns stays at the bank, with a way on that carries no result', async () => {
  const response = await press('answer', { answer: 'approve', return: 'return-never' })
  expect(response.headers.get('location')).toBe(`${path()}?lang=en&view=left`)
  expect(await htmlOf(`${path()}?lang=en&view=left`)).toContain(
    'href="http://localhost:4000/bff/return/attempt-1"',
  )
})

test('a payer who returns elsewhere is shown the address', async () => {
  const response = await press('answer', { answer: 'approve', return: 'return-elsewhere' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('/bff/return/attempt-1?statement=')
})

test('the code step: wrong code, then the right one in Arabic digits', async () => {
  expect((await press('answer', { answer: 'challenge' })).headers.get('location')).toBe(`${path()}?lang=en`)
  await press('code', { code: '000000' })
  expect(await htmlOf(`${path()}?lang=en`)).toContain('The code is wrong.')
  const response = await press('code', { code: '١٢٣٤٥٦' })
  expect(response.headers.get('location')).toMatch(/bff\/return/)
  expect(result()).toBe('captured')
})

test('the wait chosen on the page is kept', async () => {
  await press('answer', { answer: 'pending-approve', wait: '120' })
  await gateway().advance(119_999)
  expect(stage()).toBe('pending')
  await gateway().advance(1)
  expect(result()).toBe('captured')
})

test('a pending payment is settled by hand and the payer returns', async () => {
  await press('answer', { answer: 'never-resolves' })
  const response = await press('decide', { decision: 'decline' })
  expect(response.headers.get('location')).toMatch(/bff\/return/)
  expect(result()).toBe('failed')
})

test('a settled payment can be reported again by hand, with any fault', async () => {
  await press('answer', { answer: 'approve' })
  await press('callback', { callback: 'callback-duplicated:2' })
  expect(gateway().delivered).toHaveLength(3)
})

test('coming back to a settled payment gives the way back again', async () => {
  await press('answer', { answer: 'approve' })
  expect((await press('leave', {})).headers.get('location')).toMatch(/bff\/return/)
})

test('pressing again after the answer changes nothing and shows the answer', async () => {
  await press('answer', { answer: 'approve' })
  const response = await press('answer', { answer: 'decline' })
  expect(response.headers.get('location')).toBe(`${path()}?lang=en`)
  expect(result()).toBe('captured')
})

test("a payment's own scenario is offered first, with its faults chosen", async () => {
  const html = await htmlOf(`${await pathOf('2', 'pending-approve:45+callback-late:77')}?lang=en`)
  expect(html).toContain('value="pending-approve:45"')
  expect(html).toMatch(/value="callback-late:77"\s+selected/)
})

test.each([
  ['8888 8800 0000 0001', 'captured'],
  ['4000-0000-0000-0069', 'failed'],
  ['٤٠٠٠٠٠٠٠٠٠٠٠٩٩٩٥', 'failed'],
  ['cancel', 'canceled'],
])('the test card or name %s decides by itself', async (card, expected) => {
  await press('card', { card })
  expect(result()).toBe(expected)
})

test.each(['4242424242424242', '', '__proto__', 'constructor'])(
  '%j is no test card: refused, and not kept',
  async (card) => {
    const response = await press('card', { card })
    expect(response.headers.get('location')).toBe(`${path()}?lang=en&view=unknownCard`)
    expect(stage()).toBe('open')
    if (card) expect(JSON.stringify(gateway().bank.control.book())).not.toContain(card)
  },
)

test('the page never says that money was taken where none was', async () => {
  expect(await htmlOf(`${path()}?lang=en&view=silent`)).not.toContain('The charge was made')
})

test.each(['', 'nonsense', 'callback-none', 'approve:7', 'approve+decline'])(
  'the answer %j is refused',
  async (answer) => {
    expect((await press('answer', { answer })).status).toBe(400)
    expect(stage()).toBe('open')
  },
)

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
])('the page of another site cannot press a button: %o', async (headers) => {
  expect((await press('answer', { answer: 'approve' }, headers)).status).toBe(403)
  expect(stage()).toBe('open')
})

test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin }])(
  'its own page can: %o',
  async (headers) => {
    expect((await press('answer', { answer: 'approve' }, headers)).status).toBe(303)
  },
)

test('what a merchant calls himself is text, never markup', async () => {
  const name = '<img src=x onerror=alert(1)>"\'&'
  await gateway().open('2', { merchantName: { en: name, ar: name }, orderNo: name })
  const html = await htmlOf(`/sandbox-bank/pay/${gateway().bank.control.look('2')!.paymentId}?lang=en`)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('a queued refund is done by hand on the page, and the next one does as it is told there', async () => {
  await press('answer', { answer: 'approve', operation: 'operation-never-ends' })
  const ask = (reference: string) =>
    gateway().adapter.operations?.perform({
      account: testAccount(),
      kind: 'refund',
      trackId: track,
      reference,
      amount: money(8_750, 'KWD'),
    })
  expect(await ask('one')).toMatchObject({ kind: 'queued' })
  expect(await htmlOf(`${path()}?lang=en`)).toContain('value="one"')
  await press('operation', { reference: 'one', decision: 'done' })
  await press('next-operation', { operation: 'operation-declined' })
  expect(await ask('one')).toMatchObject({ kind: 'done' })
  expect(await ask('two')).toMatchObject({ kind: 'refused' })
  for (const [lang, word] of [
    ['en', 'refused'],
    ['ar', 'رُفض'],
  ] as const)
    expect(await htmlOf(`${path()}?lang=${lang}`)).toContain(word)
})

test('an unknown payment is a 404 page with the banner', async () => {
  for (const lang of ['en', 'ar']) {
    const response = await get(`/sandbox-bank/pay/SB0?lang=${lang}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('class="banner"')
  }
})

test.each(['en', 'ar'] as const)('the scenarios are documented from their own table (%s)', async (lang) => {
  const html = await htmlOf(`/sandbox-bank/scenarios?lang=${lang}`)
  for (const [name, row] of partNames.flatMap(rowsOf)) {
    expect(html).toContain(name)
    expect(html).toContain(row.says[lang])
  }
})

test('the front door lists the payments the bank saw, newest first', async () => {
  await gateway().open('2')
  for (const address of ['/sandbox-bank', '/sandbox-bank/?lang=ar']) {
    const html = await htmlOf(address)
    expect(html.indexOf('>2<')).toBeLessThan(html.indexOf(track))
    expect(html.indexOf('>2<')).toBeGreaterThan(0)
  }
})

test('a page nobody answered in time says so and leads back', async () => {
  await gateway().advance(15 * 60_000)
  const html = await htmlOf(`${path()}?lang=en`)
  expect(html).toContain('This page has expired')
  expect(html).toContain('Return to the shop')
})
