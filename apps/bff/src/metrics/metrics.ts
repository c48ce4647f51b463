import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'
import type { Answered } from '../middleware/access-log.ts'

/** Work of one kind that waits longer than it should. */
export type Overdue = { readonly work: string; readonly count: number; readonly seconds: number }

export type Metrics = {
  /** Notes a request. Its route is the pattern it matched, so that addresses make no series of their own. */
  readonly onAnswer: (answered: Answered) => void
  /** The page a Prometheus server reads. */
  readonly page: () => Promise<{ type: string; text: string }>
}

const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Numbers of this process, its requests and, where the core is here, the work that waits. */
export function createMetrics(
  readOverdue: (() => Promise<readonly Overdue[]>) | null,
  log: Pick<Log, 'error'>,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'wasl_http_request_seconds',
    help: 'How long requests took, by the pattern of their address.',
    labelNames: ['method', 'route', 'status'],
    buckets: answerSeconds,
    registers: [registry],
  })
  const noteOverdue = readOverdue && overdueGauges(registry, readOverdue, log)
  return {
    onAnswer: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1_000),
    page: async () => {
      await noteOverdue?.()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function overdueGauges(
  registry: Registry,
  readOverdue: () => Promise<readonly Overdue[]>,
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  const registers = [registry]
  const count = new Gauge({
    name: 'wasl_overdue',
    help: 'Work that should have begun by now: payments to expire or ask about, news, mails, webhooks, reports.',
    labelNames: ['work'],
    registers,
  })
  const age = new Gauge({
    name: 'wasl_overdue_seconds',
    help: 'For how long the oldest of the work that should have begun has waited.',
    labelNames: ['work'],
    registers,
  })
  const isUp = new Gauge({
    name: 'wasl_database_up',
    help: '1 while the database answers; 0 while it does not, and nobody knows what waits.',
    registers,
  })
  return async () => {
    count.reset()
    age.reset()
    try {
      for (const { work, count: much, seconds } of await readOverdue()) {
        count.set({ work }, much)
        age.set({ work }, seconds)
      }
      isUp.set(1)
    } catch (error) {
      log.error({ err: error }, 'the database did not say what waits')
      isUp.set(0)
    }
  }
}
