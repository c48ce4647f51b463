import { expect, test } from 'vitest'
import { minutes, settled, watched } from './session.fixtures.ts'
import { tellEveryMs } from './session-outcomes.ts'

test('a laptop that slept knows by the clock, and asks', async () => {
  const session = await watched()
  session.time.offset += minutes(30)
  session.actor.send({ type: 'tab.shown' })
  await settled()
  expect(session.tags()).toEqual(['expiryModal'])
})

test('S1 §4: where nothing but a hand on it tells that a laptop slept, the session that is over says so, in every tab', async () => {
  const session = await watched()
  session.time.offset += minutes(30)
  session.actor.send({ type: 'activity' })
  await settled()
  expect(session.tags()).toEqual(['expiryModal'])
  expect(session.calls).toEqual(['ask', 'ask'])
  expect(session.heard).toEqual([{ type: 'tell', news: { type: 'told.ended', reason: 'idle' } }])
})

test('a hand on a laptop that slept for eighteen minutes is asked, and is no answer', async () => {
  const session = await watched()
  session.time.offset += minutes(19)
  session.actor.send({ type: 'activity' })
  await settled()
  expect(session.tags()).toEqual(['warning'])
  expect(session.calls).toEqual(['ask', 'ask'])
  expect(session.heard).toEqual([])
})

test('a hand on a laptop that slept while another tab was used goes on', async () => {
  const session = await watched()
  session.time.offset += minutes(30)
  session.time.serverIdleFrom = minutes(29)
  session.actor.send({ type: 'activity' })
  await settled()
  expect(session.tags()).toEqual([])
  session.actor.send({ type: 'activity' })
  await settled()
  expect(session.calls).toEqual(['ask', 'ask', 'extend'])
})

test('work that was to be told when a laptop fell asleep is not told half an hour later', async () => {
  const session = await watched()
  for (const ms of [0, 10_000]) {
    await session.pass(ms)
    session.actor.send({ type: 'activity' })
  }
  await settled()
  session.time.offset += minutes(30)
  await session.pass(tellEveryMs)
  expect(session.calls).toEqual(['ask', 'extend'])
  session.actor.send({ type: 'activity' })
  await settled()
  expect(session.tags()).toEqual(['expiryModal'])
})
