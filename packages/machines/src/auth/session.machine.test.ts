import { expect, test } from 'vitest'
import type { EventFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { minutes, settled, watched } from './session.fixtures.ts'
import { sessionMachine } from './session.machine.ts'
import { idleMs, tellEveryMs, warningMs } from './session-outcomes.ts'

test('S1 §9: the idle session is 1,200,000 ms', () => {
  expect(idleMs).toBe(1_200_000)
  expect(idleMs - warningMs).toBe(1_080_000)
})

test('17:59 nothing, 18:00 the warning, 20:00 the end', async () => {
  const session = await watched()
  await session.pass(minutes(18) - 1_000)
  expect(session.tags()).toEqual([])
  await session.pass(1_000)
  expect(session.tags()).toEqual(['warning'])
  await session.pass(minutes(2) - 1_500)
  expect(session.tags()).toEqual(['warning'])
  await session.pass(1_500)
  expect(session.tags()).toEqual(['expiryModal'])
})

test('OK at the end clears the session, then leads away', async () => {
  const session = await watched()
  await session.pass(minutes(18))
  await session.pass(minutes(2))
  session.actor.send({ type: 'expiry.acknowledged' })
  await settled()
  expect(session.calls.at(-1)).toBe('clear idle')
  expect(session.heard.at(-1)).toEqual({ type: 'session.ended', reason: 'idle' })
})

test('work counts before the warning, and never during it', async () => {
  const session = await watched()
  await session.pass(minutes(17))
  session.actor.send({ type: 'activity' })
  await session.pass(minutes(17))
  expect(session.tags()).toEqual([])
  await session.pass(minutes(1))
  expect(session.tags()).toEqual(['warning'])
  const before = session.calls.length
  session.actor.send({ type: 'activity' })
  await settled()
  expect(session.tags()).toEqual(['warning'])
  expect(session.calls.slice(before)).not.toContain('extend')
})

test('an answer gives twenty more minutes, as often as it is given', async () => {
  const session = await watched()
  for (let round = 0; round < 12; round += 1) {
    await session.pass(minutes(18))
    expect(session.tags()).toEqual(['warning'])
    session.actor.send({ type: 'stay.pressed' })
    await settled()
    expect(session.tags()).toEqual([])
  }
  expect(session.calls.filter((call) => call === 'extend')).toHaveLength(12)
  expect(session.heard).toContainEqual({ type: 'tell', news: { type: 'told.active' } })
})

test('an answer that comes too late finds the session over', async () => {
  const session = await watched()
  await session.pass(minutes(18))
  session.time.over = true
  session.actor.send({ type: 'stay.pressed' })
  await settled()
  expect(session.tags()).toEqual(['expiryModal'])
})

test('an answer that reaches nobody leaves the warning and says so', async () => {
  let isDown = false
  const session = await watched({
    server: async () => {
      if (isDown) throw new Error('no connection')
      return { kind: 'alive', idleInMs: idleMs }
    },
  })
  isDown = true
  await session.pass(minutes(18))
  session.actor.send({ type: 'stay.pressed' })
  await settled()
  expect(session.tags()).toEqual(['warning'])
  expect(session.heard.at(-1)).toEqual({ type: 'stay.failed' })
  await session.pass(minutes(2))
  expect(session.tags()).toEqual(['expiryModal'])
})

test('work is told to the server at once, then once a minute, and the last of it too', async () => {
  const session = await watched()
  const told = () => session.calls.filter((call) => call === 'extend').length
  session.actor.send({ type: 'activity' })
  await settled()
  expect(told()).toBe(1)
  for (const ms of [10_000, 10_000, 10_000]) {
    await session.pass(ms)
    session.actor.send({ type: 'activity' })
  }
  expect(told()).toBe(1)
  await session.pass(tellEveryMs - 30_000)
  expect(told()).toBe(2)
  await session.pass(minutes(10))
  expect(told()).toBe(2)
})

test('another tab’s work or answer counts here too', async () => {
  const session = await watched()
  await session.pass(minutes(18))
  expect(session.tags()).toEqual(['warning'])
  session.actor.send({ type: 'told.active' })
  expect(session.tags()).toEqual([])
  expect(session.heard.filter((event) => JSON.stringify(event).includes('told.active'))).toEqual([])
})

test('a tab that hears nothing asks the server before it warns', async () => {
  const session = await watched()
  await session.pass(minutes(10))
  session.time.serverIdleFrom = minutes(10)
  await session.pass(minutes(8))
  expect(session.tags()).toEqual([])
  await session.pass(minutes(10))
  expect(session.tags()).toEqual(['warning'])
})

test('without a connection the clock of the device decides', async () => {
  const session = await watched({ server: () => Promise.reject(new Error('offline')) })
  expect(session.tags()).toEqual([])
  await session.pass(minutes(18))
  expect(session.tags()).toEqual(['warning'])
  await session.pass(minutes(2))
  expect(session.tags()).toEqual(['expiryModal'])
})

test.each([
  ['signOut.pressed', 'signedOut'],
  ['unauthorised', 'unauthorised'],
] as const)('%s ends it here and in every tab', async (type, reason) => {
  const session = await watched()
  session.actor.send({ type })
  await settled()
  expect(session.heard).toEqual([
    { type: 'tell', news: { type: 'told.ended', reason } },
    { type: 'session.ended', reason },
  ])
  expect(session.calls.at(-1)).toBe(`clear ${reason}`)
})

test('where another tab ended it nothing is cleared twice; an idle end is shown everywhere', async () => {
  const one = await watched()
  one.actor.send({ type: 'told.ended', reason: 'signedOut' })
  await settled()
  expect(one.heard).toEqual([{ type: 'session.ended', reason: 'signedOut' }])
  expect(one.calls).toEqual(['ask'])
  const other = await watched()
  other.actor.send({ type: 'told.ended', reason: 'idle' })
  expect(other.tags()).toEqual(['expiryModal'])
})

test('a session that the server has ended meanwhile is over at the first word', async () => {
  const session = await watched()
  session.time.over = true
  session.actor.send({ type: 'activity' })
  await settled()
  expect(session.heard.at(-1)).toEqual({ type: 'session.ended', reason: 'refreshFailed' })
})

test('a page that is opened without a session leads to the sign-in at once, without a word of idleness', async () => {
  const session = await watched({ server: async () => ({ kind: 'over' }) })
  expect(session.tags()).not.toContain('expiryModal')
  expect(session.heard.at(-1)).toEqual({ type: 'session.ended', reason: 'unauthorised' })
})

test('every state can be reached', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never
  const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('x') }) as never
  const after = (delay: string, node: string) =>
    ({ type: `xstate.after.${delay}.session.active.${node}` }) as never
  const alive = (idleInMs: number) => ({ kind: 'alive', idleInMs })
  const events: EventFrom<typeof sessionMachine>[] = [
    { type: 'activity' },
    { type: 'tab.shown' },
    { type: 'told.active' },
    { type: 'told.ended', reason: 'idle' },
    { type: 'told.ended', reason: 'signedOut' },
    { type: 'stay.pressed' },
    { type: 'signOut.pressed' },
    { type: 'unauthorised' },
    { type: 'expiry.acknowledged' },
    ...['open', 'ask', 'settle', 'stay', 'extend'].flatMap((id) => [
      done(id, alive(idleMs)),
      done(id, alive(warningMs)),
      done(id, { kind: 'over' }),
      failed(id),
    ]),
    done('clear', undefined),
    after('untilWarning', 'presence.watching'),
    after('untilExpiry', 'presence.warning'),
    after('untilTell', 'telling.owing'),
  ]
  const paths = getShortestPaths(sessionMachine, {
    input: { now: () => 0 },
    events,
    serializeState: (state) => JSON.stringify([state.value, state.context]),
    limit: 5_000,
  })
  const values = paths.map(({ state }) => state.value)
  const presence = new Set<string>()
  const telling = new Set<string>()
  const above = new Set<string>()
  for (const value of values) {
    if (typeof value === 'string') above.add(value)
    else {
      const active = value['active'] as Record<string, string>
      presence.add(active['presence'] ?? '')
      telling.add(active['telling'] ?? '')
    }
  }
  expect([...above].toSorted()).toEqual(['clearing', 'ended', 'expired'])
  expect([...presence].toSorted()).toEqual([
    'asking',
    'opening',
    'settling',
    'staying',
    'warning',
    'watching',
  ])
  expect([...telling].toSorted()).toEqual(['extending', 'owing', 'quiet'])
})
