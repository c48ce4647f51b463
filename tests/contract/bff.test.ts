import { request } from 'node:http'
import { start } from '@wasl/bff/main'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bffUnderTest, demoConfig, next, type BffUnderTest } from './bff-under-test.ts'

let bff: BffUnderTest

beforeAll(async () => {
  bff = await bffUnderTest()
}, 180_000)
afterEach(() => bff.expectCleanBooks())
afterAll(() => bff.close())

const command = {
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
}

test('PR-1005 opens, pays at the sandbox bank and shows its result, without a line of script', async () => {
  const bankPage = next(await bff.pressPlainForm('/en/pay/PR-1005', { gatewayCode: 'knet' }))
  expect(new URL(bankPage).pathname).toMatch(/^\/sandbox-bank\/pay\//)
  const result = await bff.answerAtBank(bankPage, 'approve')
  expect(result).toMatch(/^\/en\/attempt\/[\w-]{22}$/)
  expect(await (await bff.get(result)).text()).toContain(
    'Congratulations your payment was completed successfully',
  )
  const again = await (await bff.get('/bff/pay/PR-1005')).json()
  expect(again).toMatchObject({ kind: 'alreadyPaid', attemptId: result.split('/').at(-1), state: 'paid' })
})

test('the same in Arabic, and the bank sends back to Arabic whatever the browser prefers', async () => {
  const bankPage = next(await bff.pressPlainForm('/ar/pay/CP-002', { gatewayCode: 'knet' }))
  const result = await bff.answerAtBank(bankPage, 'approve', { 'accept-language': 'en' })
  expect(result).toMatch(/^\/ar\/attempt\//)
  const html = await (await bff.get(result)).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('شكر')
})

test('a declined payment shows the failure with a way to try again, and trying again pays', async () => {
  const first = await bff.answerAtBank(
    next(await bff.pressPlainForm('/en/pay/BK-002', { gatewayCode: 'knet' })),
    'decline',
  )
  expect(await (await bff.get(`/bff${first.slice(3)}`)).json()).toMatchObject({
    attempt: { view: 'failure', charged: 'no', tryAgainUrl: '/en/pay/BK-002', transactionState: 'attempted' },
  })
  const second = await bff.answerAtBank(
    next(await bff.pressPlainForm('/en/pay/BK-002', { gatewayCode: 'knet' })),
    'approve',
  )
  expect(await (await bff.get(`/bff${second.slice(3)}`)).json()).toMatchObject({
    attempt: { view: 'success' },
  })
})

test('the script’s way: one key makes one attempt, however often it is sent', async () => {
  const key = { 'idempotency-key': 'one-key-for-all' }
  const answers = await Promise.all(
    [1, 2, 3].map(
      async () =>
        (await bff.send('/bff/pay/EC-002', command, key)).json() as Promise<{ redirectUrl?: string }>,
    ),
  )
  const urls = new Set(answers.flatMap(({ redirectUrl }) => redirectUrl ?? []))
  expect(urls.size).toBe(1)
  const result = await bff.answerAtBank([...urls][0] ?? '', 'approve')
  expect(await (await bff.get(`/bff${result.slice(3)}`)).json()).toMatchObject({
    attempt: { charged: 'yes' },
  })
  const { rows } = await bff.pool.query(
    "select count(*)::int as attempts from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = 'EC-002'",
  )
  expect(rows).toEqual([{ attempts: 1 }])
})

test('cash on delivery is confirmed at once', async () => {
  const answer = await bff.send(
    '/bff/pay/PR-1001',
    { ...command, gatewayCode: 'cod' },
    { 'idempotency-key': 'cash-please' },
  )
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string }
  const html = await (await bff.get(redirectUrl)).text()
  expect(html).toContain('Thank you!')
})

test.each(['-1', '0', '1e3', 'NaN', '1.2345', '1e309', '9007199254740993', '0.001'])(
  'the amount %s is refused on its field, by the form and by the API',
  async (amount) => {
    const before = await bff.stateOfBooks()
    const page = next(await bff.pressPlainForm('/en/pay/PR-1002', { gatewayCode: 'knet', amount }))
    expect(page).toMatch(/^\/en\/pay\/PR-1002\?notice=/)
    expect(await (await bff.get(page)).text()).toContain(`value="${amount}"`)
    const answer = await bff.send('/bff/pay/PR-1002/choices', { amount })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fieldErrors: { amount: [expect.any(String)] } })
    expect(await bff.stateOfBooks()).toBe(before)
  },
)

test('an edited amount without script is shown with its total before it is paid', async () => {
  const fields = { gatewayCode: 'knet', customerAdditionalPhone: '+96522345679' }
  const shown = next(await bff.pressPlainForm('/en/pay/PR-1002', { ...fields, amount: '٢٠' }))
  const bankPage = next(await bff.pressPlainForm(shown, { ...fields, amount: '20.000' }))
  const result = await bff.answerAtBank(bankPage, 'approve')
  expect(await (await bff.get(`/bff${result.slice(3)}`)).json()).toMatchObject({
    attempt: { amount: { amount: '20.000', currency: 'KWD' } },
  })
})

test('a merchant’s pages live on its own host, another merchant’s transaction is not found there', async () => {
  expect(await statusAt('dar-nuwair.localhost', '/en/pay/PR-2001')).toBe(200)
  expect(await statusAt('localhost', '/en/pay/PR-2001')).toBe(404)
  expect(await statusAt('dar-nuwair.localhost', '/en/pay/PR-1001')).toBe(404)
})

/** `fetch` names its own host; a browser that finds `*.localhost` by itself does this. */
const statusAt = (name: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(bff.running.url)
    request({ host: '127.0.0.1', port, path, headers: { host: `${name}:${port}` } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

test('a second process on the same folder does not start and names the first', async () => {
  await expect(start(demoConfig(bff.folder))).rejects.toThrow(`is in use by process ${process.pid}`)
})

test('the links of the start are pages that can still be paid, and results that are there', async () => {
  const groups = await bff.running.links()
  expect(groups.map(({ title }) => title)).toEqual(['Pay pages', 'Results'])
  const urls = groups.flatMap(({ links }) => links.map(({ url }) => url))
  expect(urls).toContain(`${bff.running.url}/en/attempt/AT-1008`)
  expect(urls.some((url) => url.endsWith('/en/pay/PR-1005'))).toBe(false)
})
