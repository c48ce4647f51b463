import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { NoticeConsumer } from '../notices/relay.service.ts'
import { liveNewsOf } from './live.domain.ts'
import {
  deleteLiveEventsBefore,
  findLatestLiveId,
  findLiveEvents,
  insertLiveEvent,
  type LiveEvent,
} from './live.store.ts'

export type LiveFeed = ReturnType<typeof createLiveFeed>

/** Another core at the same database may write: who waits looks this often. */
const lookMs = 1_000
const keptMs = 24 * 3_600_000
const most = 200

/** Writes down what open dashboards are told, and wakes those who wait for it. */
export function createLiveFeed({ db, clock }: { db: Db; clock: Clock }) {
  const waiting = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  let seen = 0
  let isStopped = false

  const wake = (): void => {
    for (const look of waiting) look()
  }
  /** One look for all who wait, and none while nobody does. */
  const watch = (): void => {
    timer ??= setInterval(() => {
      if (waiting.size === 0) {
        clearInterval(timer)
        timer = undefined
        return
      }
      void findLatestLiveId(db).then(
        (latest) => {
          if (latest > seen) wake()
          seen = Math.max(seen, latest)
        },
        () => wake(),
      )
    }, lookMs)
    timer.unref()
  }
  const somethingNew = (ms: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = () => {
      clearTimeout(limit)
      waiting.delete(end)
      resolve()
    }
    const limit = setTimeout(end, ms)
    waiting.add(end)
    watch()
    return { promise, end }
  }

  return {
    consumer: {
      name: 'live',
      async deliver(notice) {
        const news = liveNewsOf(notice)
        if (!news) return
        const { merchantId, id: noticeId } = notice
        const event = { merchantId, noticeId, ...news, createdAt: clock.now() }
        if (await inTransaction(db, (tx) => insertLiveEvent(tx, event))) wake()
      },
    } satisfies NoticeConsumer,
    /** What came after an id; where nothing did, what comes within `waitMs`. */
    async after({
      merchantId,
      after,
      waitMs,
    }: {
      merchantId: number
      after: number
      waitMs: number
    }): Promise<LiveEvent[]> {
      const asked = { merchantId, after, limit: most }
      const ends = performance.now() + waitMs
      for (;;) {
        const left = isStopped ? 0 : ends - performance.now()
        // Waits before it looks: what is written in between wakes it too.
        const next = left > 0 ? somethingNew(left) : null
        const events = await findLiveEvents(db, asked)
        if (events.length > 0 || next === null) {
          next?.end()
          return events
        }
        await next.promise
      }
    },
    async forgetOld(): Promise<void> {
      await inTransaction(db, (tx) => deleteLiveEventsBefore(tx, new Date(clock.now().getTime() - keptMs)))
    },
    stop(): void {
      isStopped = true
      clearInterval(timer)
      timer = undefined
      wake()
    },
  }
}
