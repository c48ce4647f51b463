import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { expect, test } from 'vitest'
import { attempt, failedAttempt, waitingAttempt } from '../pay.fixtures.ts'
import { askOnce, watchAttempt, type Watch } from './watch-attempt.ts'

const begun = (): Watch => ({ load: waitingAttempt(), isAsking: false, isOver: false, askedAt: null })

/** Answers come in order, the last one for ever; waiting moves the clock. */
function watched(answers: (AttemptLoad | Error)[]) {
  let now = 0
  const pauses: number[] = []
  const seen: Watch[] = []
  const stop = new AbortController()
  let watch = begun()
  const check = async () => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? waitingAttempt()
    if (next instanceof Error) throw next
    return next
  }
  const wait = async (ms: number) => {
    pauses.push(ms)
    now += ms
  }
  const run = watchAttempt({
    current: () => watch,
    change: (next) => seen.push((watch = next)),
    check,
    wait,
    elapsed: () => now,
    signal: stop.signal,
  })
  return { run, pauses, seen, stop }
}

test('the bank is asked after 1 s, then ever more slowly up to every 5 s, for a minute', async () => {
  const { run, pauses, seen } = watched([waitingAttempt()])
  await run
  expect(pauses.slice(0, 6)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 5_000])
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(60_000)
  expect(seen.at(-1)).toMatchObject({ isOver: true, isAsking: false, load: waitingAttempt() })
})

test('the page resolves by itself as soon as the bank answers', async () => {
  const { run, pauses, seen } = watched([waitingAttempt(), attempt()])
  await run
  expect(pauses).toEqual([1_000, 2_000])
  expect(seen.at(-1)).toMatchObject({ load: attempt(), isOver: false })
})

test('a refusal is shown as soon as it is known', async () => {
  const { run, seen } = watched([failedAttempt()])
  await run
  expect(seen.at(-1)?.load).toEqual(failedAttempt())
})

test.each<[string, AttemptLoad | Error]>([
  ['an answer that does not come is no answer', new TypeError('Failed to fetch')],
  ['a server that breaks while it is asked takes no payment off the page', { kind: 'notFound', unit: null }],
])('%s: it is asked for again', async (_title, first) => {
  const { run, seen } = watched([first, attempt()])
  await run
  expect(seen.map(({ load }) => load.kind === 'attempt' && load.attempt.view)).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'success',
  ])
})

test('a page that is left stops asking', async () => {
  const { run, seen, stop } = watched([waitingAttempt()])
  stop.abort()
  await run
  expect(seen).toEqual([])
})

/** Two who ask about one payment: the page itself, whose first question is held up, and a press. */
function pressedBesides(held: AttemptLoad, pressed: AttemptLoad) {
  const slow = Promise.withResolvers<AttemptLoad>()
  let watch = begun()
  let now = 0
  const asked: string[] = []
  const shown = { current: () => watch, change: (next: Watch) => void (watch = next) }
  const run = watchAttempt({
    ...shown,
    check: () => {
      asked.push('page')
      return slow.promise
    },
    wait: async (ms) => void (now += ms),
    elapsed: () => now,
    signal: new AbortController().signal,
  })
  const press = () => askOnce({ ...shown, check: async () => pressed })
  const arrive = async () => {
    slow.resolve(held)
    await run
  }
  return { shown, asked, press, arrive }
}

const at = (load: AttemptLoad, serverNow: string): AttemptLoad =>
  load.kind === 'attempt' ? { ...load, attempt: { ...load.attempt, serverNow } } : load
const [earlier, later] = ['2026-11-20T15:00:01.000Z', '2026-11-20T15:00:02.000Z']

test('a slow answer that still waits takes back no payment that is known, and nobody asks on', async () => {
  const { shown, asked, press, arrive } = pressedBesides(at(waitingAttempt(), later), at(attempt(), earlier))
  await Promise.resolve()
  expect(asked).toEqual(['page'])
  await press()
  await arrive()
  expect(shown.current()).toEqual({
    load: at(attempt(), earlier),
    isAsking: false,
    isOver: false,
    askedAt: earlier,
  })
  expect(asked).toEqual(['page'])
})

test('of two answers that came in the wrong order the later one of the server stays', async () => {
  const { shown, press, arrive } = pressedBesides(at(failedAttempt(), earlier), at(attempt(), later))
  await Promise.resolve()
  await press()
  await arrive()
  expect(shown.current().load).toEqual(at(attempt(), later))
})

test('a press that is answered late leaves it said that the page asks no more by itself', async () => {
  const slow = Promise.withResolvers<AttemptLoad>()
  let watch = begun()
  const shown = { current: () => watch, change: (next: Watch) => void (watch = next) }
  const press = askOnce({ ...shown, check: () => slow.promise })
  shown.change({ ...watch, isOver: true })
  slow.resolve(at(waitingAttempt(), later))
  await press
  expect(watch).toEqual({
    load: at(waitingAttempt(), later),
    isAsking: false,
    isOver: true,
    askedAt: later,
  })
})
