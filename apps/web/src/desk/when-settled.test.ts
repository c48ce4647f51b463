// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from './when-settled.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function page(status: string) {
  const queries = new QueryClient()
  const router = { state: { status }, subscribe: () => () => {} }
  const act = vi.fn<() => void>()
  const stop = whenSettled(queries, router as unknown as Parameters<typeof whenSettled>[1], act)
  return { queries, router, act, stop }
}

const answer = Promise.withResolvers<number>()

test('what may wait is fetched when the data of the page has arrived, and no page is without it for long', async () => {
  const { queries, act } = page('idle')
  const arriving = queries.fetchQuery({ queryKey: ['rows'], queryFn: () => answer.promise })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(act).not.toHaveBeenCalled()
  answer.resolve(1)
  await arriving
  await vi.advanceTimersByTimeAsync(500)
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600)
  expect(act).toHaveBeenCalledOnce()
})

test('it waits for the code of the page, and a page that is left asks for nothing', async () => {
  const { queries, router, act, stop } = page('pending')
  queries.setQueryData(['rows'], 1)
  await vi.advanceTimersByTimeAsync(5_000)
  router.state.status = 'idle'
  queries.setQueryData(['rows'], 2)
  await vi.advanceTimersByTimeAsync(2_000)
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(act).not.toHaveBeenCalled()
})
