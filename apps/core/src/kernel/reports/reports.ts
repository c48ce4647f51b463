import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import { createJobs, type Job } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import { makeReport } from './make-report.service.ts'
import type { ReportMaker } from './report-maker.ts'
import { dropOldLinks } from './report-links.store.ts'
import { expireReports, findExpiredFiles, forgetFiles, takeUnqueued } from './reports.store.ts'

export type Reports = {
  /** Begins to take jobs. */
  start(): void
  /** There is one more: soon is soon enough, and the next round looks for what this one loses. */
  wake(): void
  /** Tells the queue of every report nobody makes: asked for just now, or left by a process that ended. */
  queueDue(): Promise<void>
  /** Everything that is due now, here and at once. */
  makeDue(): Promise<void>
  /** Files whose time is over go, and so do old links. */
  clean(): Promise<void>
  stop(): Promise<void>
}

type ReportsDeps = { db: Db; clock: Clock; log: Log; files: Files; makers: readonly ReportMaker[] }

/** A job that the queue lost is told again after this long. */
const TOLD_AGAIN_MS = 60_000

export function createReports(deps: ReportsDeps): Reports {
  const { db, clock, log, files, makers } = deps
  let stopping = new AbortController()
  const makeOne = makeReport(deps)
  const make = (job: Job) => makeOne(job, stopping.signal)
  const jobs = createJobs({ db, log, queue: 'report', work: make })
  const sources = makers.map(({ source }) => source)

  const take = () => {
    const now = clock.now()
    const toldBefore = new Date(now.getTime() - TOLD_AGAIN_MS)
    return inTransaction(db, (tx) => takeUnqueued(tx, { now, sources, toldBefore }))
  }
  const queueDue = async () => {
    for (const report of await take()) {
      // Where the queue could not be opened, reports are made here, one after the other.
      if (!(await jobs.send(report)) && isWorking) await make(report).catch(() => {}) // logged, and tried again
    }
  }
  let isWorking = false
  return {
    start() {
      isWorking = true
      stopping = new AbortController()
      jobs.start()
    },
    wake() {
      if (isWorking)
        queueDue().catch((err: unknown) => log.warn({ err }, 'a report waits for the next round'))
    },
    queueDue,
    async makeDue() {
      for (const report of await take()) await make(report).catch(() => {}) // logged, and tried again
    },
    async clean() {
      const now = clock.now()
      await inTransaction(db, async (tx) => {
        await dropOldLinks(tx, now)
        await expireReports(tx, now)
      })
      const gone = await findExpiredFiles(db)
      if (gone.length === 0) return
      // The files first: a kill in between leaves a row that says what is still to go.
      await Promise.all(gone.map(({ file }) => files.generated.remove(file)))
      await inTransaction(db, (tx) =>
        forgetFiles(
          tx,
          gone.map(({ id }) => id),
        ),
      )
    },
    async stop() {
      isWorking = false
      stopping.abort()
      await jobs.stop()
    },
  }
}
