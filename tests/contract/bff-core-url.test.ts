import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, type Running } from '@wasl/bff/main'
import { startCore, type RunningCore } from '@wasl/core/main'
import { readConfig } from '@wasl/core/platform/config/config'
import { createLog } from '@wasl/core/platform/log/log'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The bff in front of a core of its own process, as `CORE_URL` has it: the same client over another transport. */
let core: RunningCore
let running: Running
let folder = ''
const log = createLog({ level: 'silent' })

const configOf = (env: Record<string, string>) => {
  const config = readConfig({
    HOST: '127.0.0.1',
    WASL_SECRET: 'a-secret-that-both-processes-know-well',
    ...env,
  })
  if (!config.ok) throw new Error(config.error.join('\n'))
  return config.value
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-core-url-'))
  core = await startCore(configOf({ PORT: '0', WASL_DATA: join(folder, 'core') }), log)
  const CORE_URL = `http://127.0.0.1:${core.port}`
  running = await start(configOf({ PORT: '0', CORE_URL, WASL_DATA: join(folder, 'bff') }), { log })
}, 180_000)

afterAll(async () => {
  await running.stop()
  await core.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${running.url}${path}`, { redirect: 'manual', ...init })
const fromApp = {
  'sec-fetch-site': 'same-origin',
  'x-requested-by': 'app',
  'content-type': 'application/json',
  'idempotency-key': 'a-key-for-the-network',
}

test('the bff is ready when its core is', async () => {
  expect((await ask('/readyz')).status).toBe(200)
  expect(running.embedded).toBeNull()
})

test('a pay page is rendered and cash is confirmed over the network', async () => {
  expect(await (await ask('/ar/pay/PR-1001')).text()).toContain('<html lang="ar" dir="rtl">')
  const body = JSON.stringify({
    gatewayCode: 'cod',
    amount: null,
    customerAdditionalPhone: null,
    termsVersion: null,
    locale: 'en',
  })
  const paid = await ask('/bff/pay/PR-1001', { method: 'POST', headers: fromApp, body })
  expect(paid.status).toBe(200)
  expect(await (await ask('/bff/pay/PR-1001')).json()).toMatchObject({ kind: 'alreadyPaid', state: 'cod' })
})

test('the core knows whose page it is by our signature alone', async () => {
  const forged = { 'x-wasl-host': 'dar-nuwair.localhost', 'x-wasl-signature': 'forged' }
  const merchant = await (await ask('/api/v1/merchant-details', { headers: forged })).json()
  expect(merchant).toMatchObject({ title_en: 'Tamra & Tide' })
})

test('the core API and the demo’s bank are behind the same address', async () => {
  expect((await ask('/api/v1/openapi.json')).status).toBe(200)
  expect((await ask('/sandbox-bank/')).status).toBe(200)
  const file = await ask('/api/v1/plugins/payment_request/transaction/pay/PR-1002')
  expect(await file.json()).toMatchObject({ id: 'PR-1002' })
})

test('without its core the bff says so, and is not ready', async () => {
  const config = configOf({ PORT: '0', CORE_URL: 'http://127.0.0.1:9', WASL_DATA: join(folder, 'gone') })
  const gone = await start(config, { log })
  const page = await fetch(`${gone.url}/en/pay/PR-1001`)
  expect(page.status).toBe(503)
  expect(await page.text()).not.toContain('ECONNREFUSED')
  expect((await fetch(`${gone.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${gone.url}/healthz`)).status).toBe(200)
  await gone.stop()
})
