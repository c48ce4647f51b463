import { expect, test } from 'vitest'
import { createLiveChannel, type Listener } from './live-channel.ts'
import type { HeardEvent } from './live.translate.ts'

const order = (id: number, audience = 'orders'): HeardEvent => ({
  id,
  topic: 'order.created',
  audiences: [audience],
  payload: { order: String(id) },
  created: '2026-11-20T12:00:00Z',
})

/** A core whose answers a test gives by hand. */
function scene() {
  const asked: { after: number; answer: (events: HeardEvent[]) => void; fail: (error: Error) => void }[] = []
  const failures: unknown[] = []
  const waits: number[] = []
  const channel = createLiveChannel({
    ask: (after) => new Promise((answer, fail) => asked.push({ after, answer, fail })),
    wait: async (ms) => void waits.push(ms),
    onFailure: (error) => failures.push(error),
  })
  const listener = (...audiences: string[]) => {
    const heard: string[] = []
    const made: Listener = {
      audiences,
      heardUpTo: null,
      waiting: [],
      write: (frame) => heard.push(/^id: (\d+)/.exec(frame.toString())?.[1] ?? ''),
      recheck: () => heard.push('recheck'),
    }
    channel.add(made)
    return { made, heard }
  }
  return { channel, listener, asked, failures, waits }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('everybody hears what is theirs, from one question to the core', async () => {
  const { channel, listener, asked } = scene()
  const [cook, cashier] = [listener('orders'), listener('section:pos')]
  channel.release(cook.made, 4)
  channel.release(cashier.made, 4)
  asked[0]?.answer([order(5), order(6, 'section:pos'), order(7, 'user:1')])
  await settled()
  expect([cook.heard, cashier.heard]).toEqual([['5'], ['6']])
  expect(asked.map(({ after }) => after)).toEqual([4, 7])
})

test('what comes while somebody catches up is told after it, and nothing twice', async () => {
  const { channel, listener, asked } = scene()
  const early = listener('orders')
  channel.release(early.made, 4)
  const late = listener('orders')
  asked[0]?.answer([order(5), order(6)])
  await settled()
  expect(late.heard).toEqual([])
  channel.release(late.made, 5)
  expect(late.heard).toEqual(['6'])
  asked[1]?.answer([order(6), order(7)])
  await settled()
  expect([early.heard, late.heard]).toEqual([
    ['5', '6', '7'],
    ['6', '7'],
  ])
})

test('whoever was answered late hears what came between', async () => {
  const { channel, listener, asked } = scene()
  const [slow, quick] = [listener('orders'), listener('orders')]
  channel.release(quick.made, 6)
  channel.release(slow.made, 4)
  asked[1]?.answer([order(5), order(6), order(7)])
  await settled()
  expect(slow.heard).toEqual(['5', '6', '7'])
  expect(quick.heard).toEqual(['7'])
})

test('a question that another has begun before tells nothing, also where it is answered first', async () => {
  const { channel, listener, asked } = scene()
  const [slow, quick] = [listener('orders'), listener('orders')]
  channel.release(quick.made, 6)
  channel.release(slow.made, 4)
  asked[0]?.answer([order(7)])
  await settled()
  asked[1]?.answer([order(5), order(6), order(7)])
  await settled()
  expect([slow.heard, quick.heard]).toEqual([['5', '6', '7'], ['7']])
})

test('where a session has ended, what is open for its user is asked about anew, also once it has caught up', async () => {
  const { channel, listener, asked } = scene()
  const ended: HeardEvent = { ...order(5), topic: 'sessions.ended', audiences: [], payload: { user: '7' } }
  const [theirs, other, opening] = [listener('user:7'), listener('user:8'), listener('user:7')]
  channel.release(theirs.made, 4)
  channel.release(other.made, 4)
  asked[0]?.answer([ended])
  await settled()
  expect([theirs.heard, other.heard, opening.heard]).toEqual([['recheck'], [], []])
  channel.release(opening.made, 5)
  expect(opening.heard).toEqual(['recheck'])
})

test('where the rights of somebody have changed they are told, and asked about anew', async () => {
  const { channel, listener, asked } = scene()
  const changed: HeardEvent = {
    ...order(5, 'user:7'),
    topic: 'rights.changed',
    payload: { user: '7' },
  }
  const [theirs, other] = [listener('user:7'), listener('user:8', 'orders')]
  channel.release(theirs.made, 4)
  channel.release(other.made, 4)
  asked[0]?.answer([changed])
  await settled()
  expect([theirs.heard, other.heard]).toEqual([['recheck', '5'], []])
})

test('a core that fails is asked again, ever more slowly, from the same place', async () => {
  const { channel, listener, asked, failures, waits } = scene()
  channel.release(listener('orders').made, 4)
  for (const attempt of [0, 1, 2]) {
    asked[attempt]?.fail(new Error('gone'))
    await settled()
  }
  expect(failures).toHaveLength(3)
  expect(waits).toEqual([1_000, 2_000, 4_000])
  expect(asked.map(({ after }) => after)).toEqual([4, 4, 4, 4])
})

test('nobody is asked for those who have left', async () => {
  const { channel, listener, asked } = scene()
  const { made, heard } = listener('orders')
  channel.release(made, 4)
  channel.remove(made)
  asked[0]?.answer([order(5)])
  await settled()
  expect(asked).toHaveLength(1)
  expect(heard).toEqual([])
})
