import { expect, onTestFinished, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import type { Log } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

async function served(readOverdue: Parameters<typeof createMetrics>[0]) {
  const metrics = createMetrics(readOverdue)
  const errors: string[] = []
  const log: Log = {
    info: () => {},
    warn: () => {},
    error: (_fields: unknown, text?: string) => void errors.push(text ?? ''),
  }
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

test('a database that does not answer makes the page say so, and only the log why', async () => {
  const { ask, errors } = await served(async () => Promise.reject(new Error('no database')))
  const answer = await ask('/metrics')
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'The metrics could not be read. The log says why.\n',
  ])
  expect(errors).toEqual(['the metrics could not be read'])
})

test('nothing else is served beside it, and the public side has none', async () => {
  const { ask } = await served(null)
  expect((await ask('/en/login')).status).toBe(404)
  expect((await bffOver().request('/metrics')).status).toBe(404)
})
