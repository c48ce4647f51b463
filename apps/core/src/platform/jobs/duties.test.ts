import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startDuties, type Duty } from './duties.ts'

const silent = { error: () => {} }
const every = { everyMs: 5, log: silent }
const clock = { now: () => new Date('2026-11-21T09:00:00Z') }
const noon = sql`timestamptz '2026-11-21T12:00:00Z'`

function counted(isDue: Duty['isDue'], work: () => Promise<unknown> = async () => {}) {
  const duty = { isDue, rounds: 0, round: () => ((duty.rounds += 1), work()) }
  return duty
}

eachEngine((database) => {
  test('a round begins only where something is due at that moment', async () => {
    const early = counted((now) => sql`${now} >= ${noon} - interval '4 hours'`)
    const late = counted((now) => sql`${now} >= ${noon}`)
    const loop = startDuties([late, early], { db: database().db, clock, ...every })
    await vi.waitFor(() => expect(early.rounds).toBeGreaterThan(2))
    await loop.stop()
    expect(late.rounds).toBe(0)
  })

  test('a round that takes its time is not begun twice, holds nobody else up and is waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = counted(
      () => sql`true`,
      () => promise,
    )
    const quick = counted(() => sql`true`)
    const loop = startDuties([slow, quick], { db: database().db, clock, ...every })
    await vi.waitFor(() => expect(quick.rounds).toBeGreaterThan(2))
    expect(slow.rounds).toBe(1)
    let isStopped = false
    const stopping = loop.stop().then(() => (isStopped = true))
    await new Promise((end) => setTimeout(end, 20))
    expect(isStopped).toBe(false)
    resolve()
    await stopping
  })

  test('what fails is logged and tried again', async () => {
    const errors: unknown[] = []
    const broken = counted(
      () => sql`true`,
      () => Promise.reject(new Error('broken')),
    )
    const log = { error: (fields: object) => void errors.push(fields) }
    const loop = startDuties([broken], { db: database().db, clock, everyMs: 5, log })
    await vi.waitFor(() => expect(broken.rounds).toBeGreaterThan(1))
    await loop.stop()
    expect(errors).toHaveLength(broken.rounds)
  })

  test('a condition that cannot be asked holds nobody up: every round is begun', async () => {
    const errors: unknown[] = []
    const log = { error: (fields: object) => void errors.push(fields) }
    const unasked = counted(() => sql`1 / 0 = 1`)
    const other = counted(() => sql`false`)
    const loop = startDuties([unasked, other], { db: database().db, clock, everyMs: 5, log })
    await vi.waitFor(() => expect(Math.min(unasked.rounds, other.rounds)).toBeGreaterThan(1))
    await loop.stop()
    expect(errors.length).toBeGreaterThan(1)
  })

  test('who stops tells a round under way, and waits no longer than it may take', async () => {
    let told: AbortSignal | undefined
    const deaf: Duty = {
      isDue: () => sql`true`,
      round: (signal) => {
        told = signal
        return new Promise(() => {})
      },
    }
    const loop = startDuties([deaf], { db: database().db, clock, ...every, drainMs: 20 })
    await vi.waitFor(() => expect(told?.aborted).toBe(false))
    await loop.stop()
    expect(told?.aborted).toBe(true)
  })
})
