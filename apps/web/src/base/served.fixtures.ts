import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished, vi } from 'vitest'

let standing: { close(): void } | undefined

export type Sent = { path: string; key: string | null; body: unknown }

/**
 * An English browser whose requests these handlers answer until the test ends or `served` is called again. A request without
 * a handler fails. Returns what was sent, in its order; of a form with files the body is its text.
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
    const isForm = request.headers.get('content-type')?.startsWith('multipart/')
    const text = await request.clone().text()
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: text === '' ? null : isForm ? text : (JSON.parse(text) as unknown),
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
