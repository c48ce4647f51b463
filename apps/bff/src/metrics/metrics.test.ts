import { expect, onTestFinished, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import type { Log } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

async function served(readOverdue: Parameters<typeof createMetrics>[0]) {
  const errors: string[] = []
  const log: Log = {
    info: () => {},
    warn: () => {},
    error: (_fields: unknown, text?: string) => void errors.push(text ?? ''),
  }
  const metrics = createMetrics(readOverdue, log)
  const serving = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, log)
  onTestFinished(serving.stop)
  const ask = (path: string) => fetch(`http://127.0.0.1:${serving.port}${path}`)
  return { metrics, ask, errors }
}

test('requests are counted by the pattern of their address, never by the address', async () => {
  const { metrics, ask } = await served(null)
  const bff = bffOver({}, { onAnswer: metrics.onAnswer })
  await bff.request('/bff/transaction/PR-1/qr.svg')
  await bff.request('/bff/transaction/PR-2/qr.svg')
  await bff.request('/somebody/elses/secret')
  const text = await (await ask('/metrics')).text()
  expect(text).toMatch(
    /wasl_http_request_seconds_count\{method="GET",route="\/bff\/transaction\/:id\/qr\.svg",status="\d+"\} 2/,
  )
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/PR-1|secret/)
})

test('work that waits is told by kind, with the age of the oldest', async () => {
  const { ask } = await served(async () => [{ work: 'webhook', count: 3, seconds: 61.5 }])
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain('wasl_overdue{work="webhook"} 3')
  expect(text).toContain('wasl_overdue_seconds{work="webhook"} 61.5')
})

test('a database that is away is told by a number of its own, beside all that needs none', async () => {
  const database = { isAway: false }
  const { metrics, ask, errors } = await served(async () => {
    if (database.isAway) throw new Error('no database')
    return [{ work: 'webhook', count: 3, seconds: 61.5 }]
  })
  metrics.onAnswer({ method: 'GET', route: '/readyz', status: 503, ms: 1 })
  expect(await (await ask('/metrics')).text()).toContain('wasl_database_up 1')
  database.isAway = true
  const answer = await ask('/metrics')
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toContain('wasl_database_up 0')
  expect(text).toContain('wasl_http_request_seconds_count{method="GET",route="/readyz",status="503"} 1')
  expect(text, 'what waits is not known').not.toContain('wasl_overdue{')
  expect(errors).toEqual(['the database did not say what waits'])
})

test('a port or an address that is not to be had blames METRICS_ADDRESS', async () => {
  const metrics = createMetrics(null, console)
  const listenAt = (host: string, port: number) => serveMetrics(metrics, { host, port }, console)
  const first = await listenAt('127.0.0.1', 0)
  onTestFinished(first.stop)
  await expect(listenAt('127.0.0.1', first.port)).rejects.toThrow(
    `port ${first.port} is in use: stop what uses it, or set METRICS_ADDRESS to another`,
  )
  await expect(listenAt('192.0.2.1', 0)).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set METRICS_ADDRESS to one that is',
  )
})

test('nothing else is served beside it, and the public side has none', async () => {
  const { ask } = await served(null)
  expect((await ask('/en/login')).status).toBe(404)
  expect((await bffOver().request('/metrics')).status).toBe(404)
})
