import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOfTest, type Made } from '../../bff.fixtures.ts'
import { browserOver, pair, signedInAnswer } from '../../auth/auth.fixtures.ts'

const minutes = (count: number) => count * 60_000
const nothingMissed = { audiences: ['orders'], latest: 1, events: [], is_complete: true }

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

/** A core at which nothing happens: the question for news is never answered. */
function scene() {
  const stopping = new AbortController()
  const browser = browserOver(
    {
      token: { status: 200, body: signedInAnswer },
      refresh: { status: 200, body: pair('b', minutes(18)) },
      other: ({ url }) =>
        url.includes('/live/feed') ? new Promise(() => {}) : { status: 200, body: nothingMissed },
    },
    { stopping: stopping.signal },
  )
  const listen = async () => {
    const cookie = `__Host-sid=${browser.cookies.get('__Host-sid')}`
    const outgoing = new ServerResponse(new IncomingMessage(new Socket()))
    const answer = await browser.request('/bff/live', { headers: { cookie }, outgoing })
    return outgoing.headersSent ? 200 : answer.status
  }
  const signInAs = (username: string) => browser.post('/bff/auth/sign-in', { username, password: 'right' })
  return { browser, listen, signInAs, close: () => stopping.abort() }
}

const isBackground = ({ request }: Made) => request.headers.has('x-wasl-background')

test('S1 §9: an open line is no word of its user: neither opening it, nor the trade of tokens it takes, then or later', async () => {
  const { browser, listen, close } = scene()
  await browser.signIn()
  browser.time.now = new Date(startOfTest.getTime() + minutes(15))
  expect(await listen()).toBe(200)
  browser.time.now = new Date(startOfTest.getTime() + minutes(19))
  await vi.advanceTimersByTimeAsync(minutes(5))
  expect(browser.asked('refresh').map(isBackground)).toEqual([true, true])
  const missed = browser.asked('other').filter(({ request }) => request.url.includes('/live/missed'))
  expect(missed.map(isBackground)).toEqual([true, true])
  close()
})

test('D-35: a user has five lines, however they write their name at the sign-in', async () => {
  const { listen, signInAs, close } = scene()
  const statuses: number[] = []
  for (const name of ['Cashier.demo', 'cashier.demo', ' CASHIER.DEMO ']) {
    await signInAs(name)
    for (let line = 0; line < 2; line += 1) statuses.push(await listen())
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  close()
})
