import { databaseForTests } from '@wasl/tests/support/database'
import { expect, test } from 'vitest'
import { createCore } from './app.ts'
import { createGateways } from './kernel/gateways/registry.ts'
import { systemClock } from './platform/clock.ts'
import { openFiles } from './platform/files/files.ts'
import { createLog } from './platform/log/log.ts'

const database = databaseForTests()

const core = () =>
  createCore({
    db: database().db,
    clock: systemClock,
    config: { mode: 'production', publicUrl: 'https://pay.example.com', secret: 'secret', key: 'key' },
    log: createLog({ level: 'silent' }),
    gateways: createGateways({ mode: 'production', sandbox: null }),
    files: openFiles('/nowhere'),
  })

const get = async (path: string, { fetch } = core()) => fetch(new Request(`https://pay.example.com${path}`))

test('the OpenAPI document is served whoever asks', async () => {
  const response = await get('/api/v1/openapi.json')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
    info: { title: 'Wasl core API' },
  })
})

test('the queue worker is alive while the janitor is at work', async () => {
  const working = core()
  const isAlive = async () => (await get('/api/v1/queue-worker/is_alive', working)).json()
  expect(await isAlive()).toEqual({ is_alive: false })
  working.startWork()
  expect(await isAlive()).toEqual({ is_alive: true })
  await working.stop()
  expect((await get('/api/v1/queue-worker/is_alive', working)).status).toBe(503)
})

test('where no merchant answers, nothing else is said', async () => {
  const response = await get('/api/v1/merchant-details')
  expect(response.status).toBe(421)
  expect(await response.json()).toEqual({
    detail: 'No merchant answers at this address',
    code: 'unknown_host',
  })
})

test('no answer may be cached, sniffed or framed', async () => {
  for (const path of ['/api/v1/openapi.json', '/api/v1/merchant-details', '/nothing']) {
    expect(Object.fromEntries((await get(path)).headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  }
})
