import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished, vi } from 'vitest'

let standing: { close(): void } | undefined

type Sent = { path: string; key: string | null; body: unknown }

/**
 * The browser of an English reader whose site answers by these for one test, or until it is served anew; a question that none of them answers fails.
 * Gives what was sent, as it came.
 */
export function served(...handlers: HttpHandler[]): readonly Sent[] {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('location', new URL('https://pay.example/en/dashboard'))
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } })
  const sent: Sent[] = []
  standing?.close()
  const server = setupServer(...handlers)
  standing = server
  server.events.on('request:start', async ({ request }) => {
    const text = await request.clone().text()
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: text === '' ? null : (JSON.parse(text) as unknown),
    })
  })
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => {
    standing?.close()
    standing = undefined
    vi.unstubAllGlobals()
  })
  return sent
}
