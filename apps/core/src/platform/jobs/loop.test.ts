import { expect, test, vi } from 'vitest'
import { startLoop } from './loop.ts'

const silent = { error: () => {} }

test('rounds follow one another, and stopping waits for the one under way', async () => {
  vi.useFakeTimers()
  const ends: (() => void)[] = []
  const loop = startLoop(() => new Promise<void>((resolve) => ends.push(resolve)), {
    everyMs: 1_000,
    log: silent,
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveLength(2)
  let isStopped = false
  const stopping = loop.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  ends[1]?.()
  await stopping
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(2)
  vi.useRealTimers()
})

test('a round that fails is logged and followed by the next', async () => {
  vi.useFakeTimers()
  const errors: object[] = []
  let rounds = 0
  const round = async () => {
    rounds += 1
    throw new Error('broken')
  }
  const loop = startLoop(round, { everyMs: 1_000, log: { error: (fields) => void errors.push(fields) } })
  await vi.advanceTimersByTimeAsync(3_000)
  expect([rounds, errors.length]).toEqual([3, 3])
  await loop.stop()
  vi.useRealTimers()
})

test('who stops tells the round under way, and waits no longer than it may take', async () => {
  let told: AbortSignal | undefined
  const deaf = (signal: AbortSignal) => {
    told = signal
    return new Promise(() => {})
  }
  const loop = startLoop(deaf, { everyMs: 1, log: silent, drainMs: 20 })
  await vi.waitFor(() => expect(told?.aborted).toBe(false))
  await loop.stop()
  expect(told?.aborted).toBe(true)
})
