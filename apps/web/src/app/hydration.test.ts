import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { scriptBytes, scriptChunks } from './built-script.fixtures.ts'
import type { Rendered } from './entry.server.tsx'
import type { Messages } from '../i18n/text.tsx'
import type { PageInput } from '../base/page-data.ts'
import { pages } from '../base/page-inputs.fixtures.ts'

/** What was built last; `npm test` builds what is stale before. */
const folder = join(import.meta.dirname, '..', '..', 'dist')
let server: Server
let browser: Browser
let page: Page
let noise: string[]
/** What the browser posted, and whether scripts and Arabic arrive. */
let posted: string[]
let network: { scripts: boolean; arabic: boolean }

beforeAll(async () => {
  const { render, arabicWith } = (await import(
    pathToFileURL(join(folder, 'server/entry.server.js')).href
  )) as {
    render: (input: PageInput) => Promise<Rendered>
    arabicWith: () => Messages
  }
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const input = pages[pathname]
    if (input) return send(response, (await render({ ...input, path: pathname })).html, 'text/html')
    if (pathname.startsWith('/assets/')) return sendAsset(response, pathname)
    if (pathname === '/bff/messages/ar') return sendArabic(response, arabicWith())
    if (request.method !== 'POST')
      return send(response, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')
    let body = ''
    for await (const chunk of request) body += chunk
    posted.push(`${request.method} ${pathname} ${body}`)
    if (pathname.endsWith('/choices'))
      return send(response, JSON.stringify({ choices: [] }), 'application/json')
    send(response, '{"state":"pending"}', 'application/json')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_SHELL'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
}, 60_000)

afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

beforeEach(async () => {
  noise = []
  posted = []
  network = { scripts: true, arabic: true }
  const { port } = server.address() as AddressInfo
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
  page = await context.newPage()
  page.on('console', (message) => noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
})

afterEach(() => page.context().close())

function send(response: ServerResponse, body: string | Buffer, type: string) {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
  response.end(body)
}

const policy =
  "default-src 'none'; script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'self' 'nonce-n0nce'; " +
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"

async function sendAsset(response: ServerResponse, pathname: string) {
  if (!network.scripts && pathname.endsWith('.js')) return
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }
  const type = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  send(response, await readFile(join(folder, 'client', pathname)), type)
}

function sendArabic(response: ServerResponse, messages: Messages) {
  if (!network.arabic) return response.writeHead(404).end()
  send(response, JSON.stringify(messages), 'application/json')
}

/** React marks its root before it begins: what answers a press is marked when it does. */
const isHydrated = () =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#app :is(a, button, input)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )

async function open(path: string) {
  await page.goto(path)
  await isHydrated()
}

const language = () =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir, location.pathname])

const staffStart = ['src/app/staff-entry.client.ts', 'src/app/staff/start.tsx']
/** What a page may fetch of script before it stands, compressed, in bytes: performance F2 and F6. */
const budgets: [page: string, manifest: string, modules: string[], bytes: number][] = [
  ['the pay page', 'manifest.entry.json', ['src/app/entry.client.tsx', 'src/pay/pay.page.tsx'], 140_000],
  ['the sign-in', 'manifest.sign-in-entry.json', ['src/app/sign-in-entry.client.tsx'], 94_000],
  [
    'the shop',
    'manifest.shop-entry.json',
    ['src/app/shop-entry.client.tsx', 'src/catalogue/catalogue.page.tsx'],
    180_000,
  ],
  ['the dashboard’s frame', 'manifest.staff-entry.json', staffStart, 212_000],
  [
    'the list of transactions',
    'manifest.staff-entry.json',
    [...staffStart, 'src/dashboard/transactions/list/TransactionsRoute.tsx'],
    260_000,
  ],
]

test.each(budgets)('the script of %s stays within its budget', async (_, manifest, modules, bytes) => {
  expect(await scriptBytes(join(folder, 'client'), manifest, modules)).toBeLessThanOrEqual(bytes)
})

test('the delivery step brings at most 60 KB, and no page of a payer starts with the map, phone numbers or a code', async () => {
  const client = join(folder, 'client')
  const pay = ['src/app/entry.client.tsx', 'src/pay/pay.page.tsx']
  const delivery = [...pay, 'src/pay/delivery/delivery-parts.ts']
  const more =
    (await scriptBytes(client, 'manifest.entry.json', delivery)) -
    (await scriptBytes(client, 'manifest.entry.json', pay))
  expect(more).toBeLessThanOrEqual(61_440)
  const onDemand = /\/(map-canvas|EditableMap|StaticMap|phone-numbers|qr-drawing)-/
  const all = await readdir(join(client, 'assets'))
  expect(all.filter((file) => onDemand.test(`/${file}`) && file.endsWith('.js')).length).toBeGreaterThan(3)
  const others = ['result/attempt.page.tsx', 'details/details.page.tsx', 'code/code.page.tsx']
  const starts = [...delivery, ...others.map((file) => `src/pay/${file}`)]
  const first = await scriptChunks(client, 'manifest.entry.json', starts)
  expect(first.filter((file) => onDemand.test(file))).toEqual([])
})

test.each(Object.keys(pages))('%s hydrates without a word', async (path) => {
  const before = await (await page.goto(path))?.text()
  await isHydrated()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(before).toContain('<div id="app">')
  expect(noise).toEqual([])
})

test.each([true, false])('the type comes, with script: %s', async (javaScriptEnabled) => {
  const { port } = server.address() as AddressInfo
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, javaScriptEnabled })
  const visit = await context.newPage()
  await visit.goto('/en/pay/payable')
  const types = () =>
    visit.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await expect.poll(types).toContain('IBM Plex Sans Arabic')
  await context.close()
})

test('the language changes in place: same page, same query, what was chosen and typed stays', async () => {
  await open('/en/pay/editable?notice=x')
  await page.getByRole('radio', { name: 'Credit card' }).check({ force: true })
  await page.getByLabel('Another phone number').fill('50012345')
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.getByRole('heading', { name: 'اختر طريقة الدفع' }).waitFor()
  expect(await language()).toEqual(['ar', 'rtl', '/ar/pay/editable'])
  expect(await page.evaluate(() => location.search)).toBe('?notice=x')
  expect(await page.title()).toBe('طلب دفع – تمرة ومدّ')
  expect(await page.getByRole('radio', { name: 'بطاقة ائتمان' }).isChecked()).toBe(true)
  expect(await page.getByLabel('رقم هاتف آخر').inputValue()).toBe('50012345')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Choose how to pay' }).waitFor()
  expect(await language()).toEqual(['en', 'ltr', '/en/pay/editable'])
})

test('while Arabic does not arrive the page stays English, and turns Arabic once it does', async () => {
  network.arabic = false
  await open('/en/pay/payable')
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect.poll(() => noise.join()).toContain('The Arabic translations could not be loaded')
  expect(await language()).toEqual(['en', 'ltr', '/ar/pay/payable'])
  expect(await page.getByRole('heading', { name: 'Choose how to pay' }).isVisible()).toBe(true)
  network.arabic = true
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.getByRole('heading', { name: 'اختر طريقة الدفع' }).waitFor()
  expect(await language()).toEqual(['ar', 'rtl', '/ar/pay/payable'])
})

test('a press before the script has arrived posts the plain form', async () => {
  network.scripts = false
  await page.goto('/en/pay/payable', { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: 'Credit card' }).check({ force: true })
  await page.getByRole('button', { name: /^Pay Now/ }).click({ noWaitAfter: true })
  await expect
    .poll(() => posted)
    .toEqual([
      'POST /bff/pay/PR-1001/form ' +
        'token=signed.token&idempotencyKey=key-from-the-server&locale=en&gatewayCode=card&termsVersion=3',
    ])
})

test('what was chosen and typed before the script arrived is what is paid', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/pay/editable', { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: 'Credit card' }).check({ force: true })
  await page.getByLabel('Amount to pay').fill('20')
  release()
  await isHydrated()
  await expect
    .poll(() => posted.filter((line) => line.includes('/choices')))
    .toEqual(['POST /bff/pay/PR-1001/choices {"amount":"20.000"}'])
  expect(await page.getByLabel('Amount to pay').inputValue()).toBe('20')
})

test('a page in view tells the server once that it was seen', async () => {
  await open('/en/pay/payable')
  await expect.poll(() => posted).toEqual(['POST /bff/pay/PR-1001/seen {}'])
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.getByRole('heading', { name: 'اختر طريقة الدفع' }).waitFor()
  expect(posted).toEqual(['POST /bff/pay/PR-1001/seen {}'])
})

test('the terms open over the page, take the focus, and give it back', async () => {
  await open('/en/pay/payable')
  await page.getByRole('link', { name: 'terms & conditions' }).click()
  await page.getByRole('dialog', { name: 'Terms & Conditions' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Terms & Conditions')
  expect(await page.getByRole('dialog').getByText('By paying you accept our terms.').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('terms & conditions')
  expect(noise).toEqual([])
})

test('the result takes the focus to its title', async () => {
  await open('/en/attempt/success')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Thank you!')
})
