import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { expect, test } from 'vitest'
import { attempt, failedAttempt, waitingAttempt } from './pay.fixtures.ts'
import { watchAttempt, type Watch } from './watch-attempt.ts'

/** Answers come in order, the last one for ever; waiting moves the clock. */
function watched(answers: (AttemptLoad | Error)[]) {
  let now = 0
  const pauses: number[] = []
  const seen: Watch[] = []
  const stop = new AbortController()
  const first: Watch = { load: waitingAttempt(), isAsking: false, isOver: false, askedAt: null }
  const check = async () => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? waitingAttempt()
    if (next instanceof Error) throw next
    return next
  }
  const wait = async (ms: number) => {
    pauses.push(ms)
    now += ms
  }
  const run = watchAttempt(first, {
    check,
    wait,
    elapsed: () => now,
    onChange: (watch) => seen.push(watch),
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

test('an answer that does not come is no answer: it is asked for again', async () => {
  const { run, seen } = watched([new TypeError('Failed to fetch'), attempt()])
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
