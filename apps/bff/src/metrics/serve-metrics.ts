import { Hono } from 'hono'
import type { Log } from '../log.ts'
import { serve, type Serving } from '../serve.ts'
import type { Metrics } from './metrics.ts'

/** `/metrics` at an address of its own, which no proxy leads to: nothing else is served there. */
export function serveMetrics(
  metrics: Metrics,
  address: { host: string; port: number },
  log: Log,
): Promise<Serving> {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    const { type, text } = await metrics.page()
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' })
  })
  app.onError((error, c) => {
    log.error({ err: error }, 'the metrics could not be read')
    return c.text('The metrics could not be read. The log says why.\n', 503)
  })
  const setBy = { host: 'METRICS_ADDRESS', port: 'METRICS_ADDRESS' }
  return serve((request) => app.fetch(request), { ...address, setBy })
}
