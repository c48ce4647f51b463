import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, type Running } from '@wasl/bff/main'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/invariants'
import { readConfig } from '@wasl/core/platform/config/config'
import { createLog } from '@wasl/core/platform/log/log'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

/** The whole installation in one process, as `npm start` composes it, on the seeded demo, over real sockets. */
let running: Running
let folder = ''
const logged: string[] = []

const many = { points: 100_000, seconds: 60 }
const limits = { read: many, payByTransaction: many, payByAddress: many, misses: many, callbacks: many }

const demo = (dataFolder: string) => {
  const config = readConfig({ PORT: '0', WASL_DATA: dataFolder })
  if (!config.ok) throw new Error(config.error.join('\n'))
  return config.value
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-bff-'))
  const log = createLog({ level: 'info', destination: { write: (line) => void logged.push(line) } })
  running = await start(demo(folder), { limits, log })
}, 180_000)

afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

const embedded = () => running.embedded ?? missing()
const missing = () => {
  throw new Error('there is no embedded core')
}

async function expectCleanBooks() {
  const { database, bank } = embedded()
  const sights = bank?.control.sessions() ?? []
  // The bank knows a merchant's gateway as a terminal, e.g. `2-card`.
  const merchantOf = (trackId: string) =>
    Number(
      sights.find(({ session }) => session.terms.trackId === trackId)?.session.terms.terminal.split('-')[0],
    )
  const books = [1, 2, 3].map((merchantId) => ({
    merchantId,
    movements: bank?.captures().filter(({ trackId }) => merchantOf(trackId) === merchantId) ?? [],
  }))
  expect(await findLedgerFaults(database.db, books)).toEqual([])
}

afterEach(expectCleanBooks)

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, running.url), { redirect: 'manual', headers })

const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(new URL(path, running.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL(path, running.url), {
    method: 'POST',
    redirect: 'manual',
    body: JSON.stringify(body),
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-requested-by': 'app',
      'content-type': 'application/json',
      ...headers,
    },
  })

const next = (response: Response) => {
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const attribute = (html: string, pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

/** Opens the page as a browser without JavaScript and presses its button. */
async function pressPlainForm(
  page: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const html = await (await get(page, headers)).text()
  const action = attribute(html, /<form[^>]* action="(\/bff\/pay\/[^"]+)"/)
  const token = attribute(html, /name="token" value="([^"]+)"/)
  return submit(action, { token, ...fields }, headers)
}

/** At the bank's own page: presses a button and follows the way back to the result. */
async function answerAtBank(bankPage: string, answer: string, headers: Record<string, string> = {}) {
  const html = await (await get(bankPage)).text()
  const action = attribute(html, /<form[^>]* action="(\/sandbox-bank\/pay\/[^"]+)"/)
  const back = next(await submit(action, { answer }))
  return next(await get(back, headers))
}

test('PR-1005 opens, pays at the sandbox bank and shows its result, without a line of script', async () => {
  const bankPage = next(await pressPlainForm('/en/pay/PR-1005', { gatewayCode: 'knet' }))
  expect(new URL(bankPage).pathname).toMatch(/^\/sandbox-bank\/pay\//)
  const result = await answerAtBank(bankPage, 'approve')
  expect(result).toMatch(/^\/en\/attempt\/[\w-]{22}$/)
  expect(await (await get(result)).text()).toContain(
    'Congratulations your payment was completed successfully',
  )
  const again = await (await get('/bff/pay/PR-1005')).json()
  expect(again).toMatchObject({ kind: 'alreadyPaid', attemptId: result.split('/').at(-1), state: 'paid' })
})

test('the same in Arabic', async () => {
  const arabic = { 'accept-language': 'ar' }
  const bankPage = next(await pressPlainForm('/ar/pay/CP-002', { gatewayCode: 'knet' }, arabic))
  const result = await answerAtBank(bankPage, 'approve', arabic)
  expect(result).toMatch(/^\/ar\/attempt\//)
  const html = await (await get(result, arabic)).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('شكر')
})

test('a declined payment shows the failure with a way to try again, and trying again pays', async () => {
  const first = await answerAtBank(
    next(await pressPlainForm('/en/pay/BK-002', { gatewayCode: 'knet' })),
    'decline',
  )
  expect(await (await get(`/bff${first.slice(3)}`)).json()).toMatchObject({
    attempt: { view: 'failure', charged: 'no', tryAgainUrl: '/en/pay/BK-002', transactionState: 'attempted' },
  })
  const second = await answerAtBank(
    next(await pressPlainForm('/en/pay/BK-002', { gatewayCode: 'knet' })),
    'approve',
  )
  expect(await (await get(`/bff${second.slice(3)}`)).json()).toMatchObject({ attempt: { view: 'success' } })
})

const command = {
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
}

test('the script’s way: one key makes one attempt, however often it is sent', async () => {
  const key = { 'idempotency-key': 'one-key-for-all' }
  const answers = await Promise.all(
    [1, 2, 3].map(
      async () => (await send('/bff/pay/EC-002', command, key)).json() as Promise<{ redirectUrl?: string }>,
    ),
  )
  const urls = new Set(answers.flatMap(({ redirectUrl }) => redirectUrl ?? []))
  expect(urls.size).toBe(1)
  const result = await answerAtBank([...urls][0] ?? '', 'approve')
  expect(await (await get(`/bff${result.slice(3)}`)).json()).toMatchObject({ attempt: { charged: 'yes' } })
  const { rows } = await embedded().database.pool.query(
    "select count(*)::int as attempts from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = 'EC-002'",
  )
  expect(rows).toEqual([{ attempts: 1 }])
})

test('cash on delivery is confirmed at once', async () => {
  const answer = await send(
    '/bff/pay/PR-1001',
    { ...command, gatewayCode: 'cod' },
    { 'idempotency-key': 'cash-please' },
  )
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string }
  const html = await (await get(redirectUrl)).text()
  expect(html).toContain('Thank you!')
})

test.each(['-1', '0', '1e3', 'NaN', '1.2345', '1e309', '9007199254740993', '0.001'])(
  'the amount %s is refused on its field, by the form and by the API',
  async (amount) => {
    const before = await stateOfBooks()
    const page = next(await pressPlainForm('/en/pay/PR-1002', { gatewayCode: 'knet', amount }))
    expect(page).toMatch(/^\/en\/pay\/PR-1002\?notice=/)
    expect(await (await get(page)).text()).toContain(`value="${amount}"`)
    const answer = await send('/bff/pay/PR-1002/choices', { amount })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fieldErrors: { amount: [expect.any(String)] } })
    expect(await stateOfBooks()).toBe(before)
  },
)

test('an edited amount without script is shown with its total before it is paid', async () => {
  const fields = { gatewayCode: 'knet', customerAdditionalPhone: '+96522345679' }
  const shown = next(await pressPlainForm('/en/pay/PR-1002', { ...fields, amount: '٢٠' }))
  const bankPage = next(await pressPlainForm(shown, { ...fields, amount: '20.000' }))
  const result = await answerAtBank(bankPage, 'approve')
  expect(await (await get(`/bff${result.slice(3)}`)).json()).toMatchObject({
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
    const { port } = new URL(running.url)
    request({ host: '127.0.0.1', port, path, headers: { host: `${name}:${port}` } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

/** What a payment would change. The janitor's own marks (when it asks next, what it delivered) move by themselves. */
async function stateOfBooks(): Promise<string> {
  const { pool } = embedded().database
  const hash = createHash('sha256')
  for (const columns of [
    'public_id, state, amount, paid_attempt_id, seen_at from payment_transaction',
    'public_id, state, amount, fee, authorized, captured, quarantined, is_winner from attempt',
    'id from money_event',
    'key from idempotency',
  ]) {
    const { rows } = await pool.query(`select ${columns} order by 1`)
    hash.update(JSON.stringify(rows))
  }
  return hash.digest('hex')
}

test('twelve kinds of forgery leave the books as they are', async () => {
  const before = await stateOfBooks()
  const key = { 'idempotency-key': 'a-forged-payment' }
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
  const path = '/bff/pay/PR-1006'
  const raw = (headers: Record<string, string>, body: string, at = path, method = 'POST') =>
    fetch(new URL(at, running.url), {
      method,
      redirect: 'manual',
      headers,
      ...(method === 'POST' && { body }),
    })
  const json = JSON.stringify(command)
  const api = '/api/v1/plugins/payment_request/transaction/pay/PR-1006'
  const forged = await Promise.all([
    raw({ ...evil, ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json),
    raw({ ...evil, ...key, 'content-type': 'text/plain' }, json),
    raw({ ...evil, 'content-type': 'application/x-www-form-urlencoded' }, 'gatewayCode=knet'),
    raw({ ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json),
    raw({ origin: 'null', ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json),
    raw(
      { 'sec-fetch-site': 'same-site', ...key, 'content-type': 'application/json', 'x-requested-by': 'app' },
      json,
    ),
    raw({ ...evil, 'x-http-method-override': 'POST' }, '', path, 'GET'),
    raw({ ...evil, ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json, `${path}/`),
    raw({ ...evil }, '', path, 'HEAD'),
    raw({ ...evil }, '', `${path}?gatewayCode=knet`, 'GET'),
    raw({ ...evil, 'content-type': 'application/x-www-form-urlencoded' }, 'gatewayCode=knet', `${path}/form`),
    raw({ ...evil, 'content-type': 'application/json' }, '{"gateway_code":"knet"}', api),
  ])
  expect(forged.map(({ status }) => status)).toEqual([
    403, 403, 403, 403, 403, 403, 200, 403, 200, 400, 403, 403,
  ])
  expect(await stateOfBooks()).toBe(before)
})

test('a forged callback and a forged return are no evidence', async () => {
  const before = await stateOfBooks()
  const callback = await fetch(new URL('/api/v1/gateway/card/callback', running.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bank-signature': 'forged' },
    body: JSON.stringify({ track_id: '9000001006', result: 'CAPTURED' }),
  })
  expect(callback.status).toBe(401)
  next(await get('/bff/return/AT-1006?result=CAPTURED&statement=forged&signature=forged'))
  expect(await (await get('/bff/attempt/AT-1006')).json()).toMatchObject({ attempt: { view: 'waiting' } })
  expect((await stateOfBooks()).length).toBe(before.length)
})

const badBodies: readonly (readonly [string, string, number])[] = [
  ['malformed JSON', '{"gatewayCode":', 400],
  ['a doubled key', '{"gatewayCode":"knet","gatewayCode":"cod"}', 400],
  ['a prototype key', '{"__proto__":{"x":1}}', 400],
  ['a deep body', `${'['.repeat(1_000)}${']'.repeat(1_000)}`, 400],
  ['a million keys', `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`, 413],
  ['an unknown key', JSON.stringify({ ...command, is_superuser: true }), 400],
  ['a number for an amount', JSON.stringify({ ...command, amount: 7 }), 400],
  ['an unknown language', JSON.stringify({ ...command, locale: 'fr' }), 400],
  ['an unknown gateway', JSON.stringify({ ...command, gatewayCode: 'nobody' }), 400],
  ['half a character', '{"gatewayCode":"\\ud800"}', 400],
]

test.each(badBodies)('%s is refused clearly and changes nothing', async (_name, body, status) => {
  const before = await stateOfBooks()
  const answer = await fetch(new URL('/bff/pay/PR-1006', running.url), {
    method: 'POST',
    body,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-requested-by': 'app',
      'content-type': 'application/json',
      'idempotency-key': 'a-bad-payment',
    },
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(await stateOfBooks()).toBe(before)
})

test('a query key given twice is refused', async () => {
  expect((await get('/bff/pay/PR-1006?a=1&a=2')).status).toBe(400)
  expect((await get('/api/v1/merchant-details?json=1&json=2')).status).toBe(400)
})

test('public answers show nothing that is private', async () => {
  const { pool } = embedded().database
  await pool.query('update gateway set settings = \'{"key": "private-gateway-settings"}\'')
  await pool.query("update merchant set email = 'private-email', whatsapp = 'private-whatsapp'")
  await pool.query("update payment_transaction set initiator = 'private-initiator'")
  await pool.query(
    'update attempt set details = details || \'{"Internal": "private-details"}\', scenario = \'private-scenario\'',
  )
  const transactions = [
    'PR-1001',
    'PR-1005',
    'PR-1006',
    'PR-1007',
    'PR-1008',
    'PR-1010',
    'PR-1013',
    'PR-1014',
    'PR-423',
    'PR-404',
  ]
  const attempts = ['AT-1006', 'AT-1007', 'AT-1008', 'AT-1009', 'AT-1010', 'AT-1012', 'AT-1013', 'AT-NONE']
  const api = '/api/v1/plugins/payment_request'
  const paths = [
    ...transactions.flatMap((id) => [
      `/en/pay/${id}`,
      `/ar/pay/${id}`,
      `/bff/pay/${id}`,
      `${api}/transaction/pay/${id}`,
      `${api}/transaction/details/${id}`,
      `${api}/transaction/actions/${id}`,
    ]),
    ...attempts.flatMap((id) => [`/en/attempt/${id}`, `/bff/attempt/${id}`, `/api/v1/attempt/${id}`]),
    '/en',
    '/bff/messages/ar',
    '/api/v1/merchant-details',
    '/api/v1/unit-details',
    '/api/v1/translations/ar',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
    '/nowhere',
  ]
  for (const path of paths) {
    const text = await (await get(path)).text()
    expect([path, text.match(/private-[\w-]+/)?.[0]]).toEqual([path, undefined])
  }
})

test('no log line holds a token, a card number, an e-mail address or a phone number', async () => {
  await get('/en/attempt/AT-1008?next=/en/pay/PR-1001&token=private-token')
  await get('/en/pay/4111111111111111')
  const text = logged.join('')
  expect(text).toContain('"path":"/en/attempt/AT-1008"')
  expect(text).not.toMatch(/private-token|4111111111111111|@example|\+965\d{8}/)
})

test('a second process on the same folder does not start and names the first', async () => {
  await expect(start(demo(folder), { limits })).rejects.toThrow(`is in use by process ${process.pid}`)
})

test('the links of the start are pages that can still be paid, and results that are there', async () => {
  const groups = await running.links()
  expect(groups.map(({ title }) => title)).toEqual(['Pay pages', 'Results'])
  const urls = groups.flatMap(({ links }) => links.map(({ url }) => url))
  expect(urls).toContain(`${running.url}/en/attempt/AT-1008`)
  expect(urls.some((url) => url.endsWith('/en/pay/PR-1005'))).toBe(false)
})
