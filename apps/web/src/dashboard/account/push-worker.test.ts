import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Hear = (event: object) => void
type Tab = { url: string; focused: boolean; focus: () => Promise<void> }

/** The worker in a browser of the test's own: what it hears, shows and opens. */
async function workerAmong(tabs: Tab[]) {
  vi.resetModules()
  const hears = new Map<string, Hear>()
  const [shown, opened]: [unknown[], string[]] = [[], []]
  const waits: Promise<unknown>[] = []
  vi.stubGlobal('addEventListener', (name: string, hear: Hear) => hears.set(name, hear))
  vi.stubGlobal('location', new URL('https://pay.example.com/assets/push-worker.js'))
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
  })
  vi.stubGlobal('clients', {
    matchAll: async () => tabs,
    openWindow: async (url: string) => void opened.push(url),
  })
  await import('./push-worker.ts')
  const tell = async (name: string, event: object) => {
    hears.get(name)?.({ waitUntil: (work: Promise<unknown>) => void waits.push(work), ...event })
    await Promise.all(waits)
  }
  return { names: [...hears.keys()], shown, opened, tell }
}

const content = {
  title: 'Order created',
  body: 'Order ORD-1 has arrived.',
  path: '/en/dashboard',
  tag: 'new_order:ORD-1',
  lang: 'en',
  dir: 'ltr',
}
const pushed = { data: { json: () => content } }
const dashboard = 'https://pay.example.com/en/dashboard'

test('it hears no fetch, so that it keeps no page', async () => {
  expect((await workerAmong([])).names).toEqual(['install', 'push', 'notificationclick'])
})

test.each([
  [[], 1],
  [[{ url: dashboard, focused: false }], 1],
  [[{ url: 'https://pay.example.com/en/login', focused: true }], 1],
  [[{ url: dashboard, focused: true }], 0],
])('among %j a push is shown %i times', async (tabs, times) => {
  const { tell, shown } = await workerAmong(tabs.map((tab) => ({ ...tab, focus: async () => {} })))
  await tell('push', pushed)
  const { title, body, tag, lang, dir, path } = content
  expect(shown).toEqual(Array.from({ length: times }, () => ({ title, body, tag, lang, dir, data: path })))
})

test('a press leads to the page that is open, else opens it, and never to another site', async () => {
  let focused = 0
  const focus = async () => void (focused += 1)
  const notification = (data: string) => ({ notification: { close: () => {}, data } })
  const there = await workerAmong([{ url: dashboard, focused: false, focus }])
  await there.tell('notificationclick', notification('/en/dashboard'))
  expect([focused, there.opened]).toEqual([1, []])
  const gone = await workerAmong([])
  await gone.tell('notificationclick', notification('/en/dashboard/generated-reports?id=RPT-1'))
  await gone.tell('notificationclick', notification('https://evil.example/'))
  expect(gone.opened).toEqual(['https://pay.example.com/en/dashboard/generated-reports?id=RPT-1'])
})
