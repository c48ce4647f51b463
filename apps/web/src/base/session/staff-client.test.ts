import { staffContract } from '@wasl/contracts/web-staff'
import { beforeAll, expect, test, vi } from 'vitest'
import { mock } from '../mock.fixtures.ts'
import { served } from '../served.fixtures.ts'
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
  asOf: '2026-11-20T12:00:00.000Z',
  counts: { all: 0, queued: 0, preparing: 0, ready: 0, failed: 0, canceled: 0, expired: 0 },
  results: [],
}
const signedIn = {
  kind: 'signedIn',
  username: 'nuwair.demo',
  idleInMs: 1_200_000,
  endsInMs: 43_200_000,
} as const
const { auth, administration, reports: reportsRoutes } = staffContract

/** Somebody has just pressed something, or not. */
const pressed = (isActive: boolean) =>
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive } })

/** A browser in which somebody has just pressed something, or not; answers which header each call carried. */
function browser(hasJustPressed: boolean): (string | null)[] {
  const carried: (string | null)[] = []
  const carries = ({ headers }: Request) => void carried.push(headers.get('x-wasl-background'))
  served(
    mock(reportsRoutes.list, ({ request }) => {
      carries(request)
      return { status: 200, body: reports }
    }),
    mock(auth.own.extend, ({ request }) => {
      carries(request)
      return { status: 200, body: signedIn }
    }),
  )
  pressed(hasJustPressed)
  return carried
}

test('what a page asks with nobody’s hand on it says so, and keeps no session alive', async () => {
  const carried = browser(false)
  await staffClient.reports.list({ query: {} })
  expect(carried).toEqual(['1'])
})

test('what somebody asks for, and the word of whoever works here, keep it alive', async () => {
  const byHand = browser(true)
  await staffClient.reports.list({ query: {} })
  expect(byHand).toEqual([null])
  const waiting = browser(false)
  await staffClient.auth.own.extend({ body: {} })
  expect(waiting).toEqual([null])
})

test('calls that are refused together ask once whether the session is over, and once it is nobody asks again', async () => {
  const problem = { code: 'unauthorized', message: 'Sign in', requestId: 'r' }
  const sent = served(
    mock(auth.guest.session, { status: 200, body: { kind: 'anonymous' } }),
    mock(reportsRoutes.list, { status: 401, body: problem }),
  )
  pressed(false)
  const told = vi.fn<() => void>()
  onUnauthorised(told)
  const askSix = () => {
    for (let one = 0; one < 6; one++) void staffClient.reports.list({ query: {} })
  }
  const questions = () => sent.filter(({ path }) => path === '/bff/auth/session').length
  askSix()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(6))
  expect(questions()).toBe(1)
  askSix()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(12))
  expect(questions()).toBe(1)
})

test('a call without a body says JSON all the same: the bff takes no other from a script', async () => {
  const kinds: (string | null)[] = []
  const says = ({ headers }: Request) => void kinds.push(headers.get('content-type'))
  served(
    mock(administration.apiKeys.revoke, ({ request }) => {
      says(request)
      return { status: 200, body: { id: 'KEY-1' } }
    }),
    mock(reportsRoutes.list, ({ request }) => {
      says(request)
      return { status: 200, body: reports }
    }),
  )
  await staffClient.administration.apiKeys.revoke({ params: { id: 'KEY-1' } })
  await staffClient.reports.list({ query: {} })
  expect(kinds).toEqual(['application/json', null])
})
