import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as Client from './staff-client.ts'
import type * as Unauthorised from './unauthorised.ts'

let staffClient: typeof Client.staffClient
let onUnauthorised: typeof Unauthorised.onUnauthorised

/** A new page: whether the session is over is known to a page, and other files of tests share this process. */
beforeAll(async () => {
  vi.resetModules()
  ;({ staffClient } = await import('./staff-client.ts'))
  ;({ onUnauthorised } = await import('./unauthorised.ts'))
})

const reports = {
  page: 1,
  count: 0,
  counts: { all: 0, queued: 0, preparing: 0, ready: 0, failed: 0, canceled: 0, expired: 0 },
  results: [],
}
const signedIn = { kind: 'signedIn', username: 'nuwair.demo', idleInMs: 1_200_000, endsInMs: 43_200_000 }

/** A browser in which somebody has just pressed something, or not; answers which header each call carried. */
function browser(hasJustPressed: boolean): (string | null)[] {
  const carried: (string | null)[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: hasJustPressed } })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    carried.push(new Headers(headers).get('x-wasl-background'))
    return Response.json(path.startsWith('/bff/auth/') ? signedIn : reports)
  })
  return carried
}

afterEach(() => vi.unstubAllGlobals())

test('what a page asks with nobody’s hand on it says so, and keeps no session alive', async () => {
  const carried = browser(false)
  await staffClient.reports.list({ query: {} })
  expect(carried).toEqual(['1'])
})

test('what somebody asks for, and the word of whoever works here, keep it alive', async () => {
  const pressed = browser(true)
  await staffClient.reports.list({ query: {} })
  expect(pressed).toEqual([null])
  const waiting = browser(false)
  await staffClient.auth.own.extend({ body: {} })
  expect(waiting).toEqual([null])
})

test('calls that are refused together ask once whether the session is over, and once it is nobody asks again', async () => {
  const asked: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: false } })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.startsWith('/bff/auth/')
      ? Response.json({ kind: 'anonymous' })
      : Response.json({ code: 'unauthorized', message: 'Sign in', requestId: 'r' }, { status: 401 })
  })
  const told = vi.fn<() => void>()
  onUnauthorised(told)
  const askSix = () => {
    for (let one = 0; one < 6; one++) void staffClient.reports.list({ query: {} })
  }
  const questions = () => asked.filter((path) => path === '/bff/auth/session').length
  askSix()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(6))
  expect(questions()).toBe(1)
  askSix()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(12))
  expect(questions()).toBe(1)
})

test('a call without a body says JSON all the same: the bff takes no other from a script', async () => {
  const kinds: (string | null)[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    kinds.push(new Headers(headers).get('content-type'))
    return Response.json(path.includes('/api-keys/') ? { id: 'KEY-1' } : reports)
  })
  await staffClient.administration.apiKeys.revoke({ params: { id: 'KEY-1' } })
  await staffClient.reports.list({ query: {} })
  expect(kinds).toEqual(['application/json', null])
})
