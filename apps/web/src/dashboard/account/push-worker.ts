/**
 * Told of new orders and ready reports while no tab is open. It hears no fetch and keeps nothing: no page of the
 * dashboard is ever in a cache of its own.
 */
type Content = { title: string; body: string; path: string; tag: string; lang: string; dir: 'ltr' | 'rtl' }
type Work = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Work & { data: { json(): unknown } | null }
type Pressed = Work & { notification: Notification }
type Tab = { url: string; focused: boolean; focus(): Promise<unknown> }
type Worker = {
  addEventListener(name: 'install', hear: () => void): void
  addEventListener(name: 'push', hear: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', hear: (event: Pressed) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  location: Location
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
}

// The page's types know no worker: these are the parts of it that are used.
const worker = globalThis as unknown as Worker

const tabs = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('push', (event) => {
  const content: unknown = event.data?.json()
  if (isContent(content)) event.waitUntil(show(content))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path: unknown = event.notification.data
  if (typeof path === 'string') event.waitUntil(open(path))
})

/** Whoever looks at the dashboard has been told there. */
async function show({ title, body, path, tag, lang, dir }: Content): Promise<void> {
  const isWatched = (await tabs()).some(({ url, focused }) => focused && isDashboard(url))
  if (!isWatched) await worker.registration.showNotification(title, { body, tag, lang, dir, data: path })
}

/** Only pages of this site. */
async function open(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin)
  if (url.origin !== worker.location.origin) return
  const there = (await tabs()).find((tab) => tab.url === url.href)
  await (there ? there.focus() : worker.clients.openWindow(url.href))
}

const isDashboard = (url: string): boolean => /^\/(en|ar)\/dashboard(\/|$)/.test(new URL(url).pathname)

function isContent(content: unknown): content is Content {
  return (
    typeof content === 'object' &&
    content !== null &&
    ['title', 'body', 'path', 'tag', 'lang', 'dir'].every(
      (name) => typeof Reflect.get(content, name) === 'string',
    )
  )
}
