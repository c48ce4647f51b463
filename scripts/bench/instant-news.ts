import { Hono } from 'hono'

type Event = {
  id: number
  topic: 'report.ready'
  audiences: string[]
  payload: Record<string, string>
  created: string
}

const audiences = ['staff', 'section:general-info', 'section:payment_request']

/** What a core answers about live events, from a list: what is measured is the server in front of it. */
export function instantNews() {
  const events: Event[] = []
  const waiting = new Set<() => void>()
  const latest = () => events.at(-1)?.id ?? 0
  const since = (after: number) => events.filter(({ id }) => id > after)
  const somethingNew = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.add(resolve)
    return promise
  }
  const core = new Hono()
    .get('/api/v1/live/missed', (c) => {
      const after = c.req.query('after')
      const missed = after === undefined ? [] : since(Number(after))
      return c.json({ audiences, latest: latest(), events: missed, is_complete: true })
    })
    .get('/api/v1/live/feed', async (c) => {
      const after = Number(c.req.query('after'))
      if (since(after).length === 0) await somethingNew()
      return c.json({ events: since(after) })
    })
  return {
    fetch: (request: Request) => core.fetch(request),
    tell(id: number): void {
      const created = new Date().toISOString()
      events.push({
        id,
        topic: 'report.ready',
        audiences: ['staff'],
        payload: { report: String(id) },
        created,
      })
      for (const wake of waiting) wake()
      waiting.clear()
    },
  }
}
