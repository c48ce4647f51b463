import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Duty } from '../../platform/jobs/duties.ts'
import type { Log } from '../../platform/log/log.ts'
import { makeReport } from './make-report.service.ts'
import type { ReportMaker } from './report-maker.ts'
import { dropOldLinks } from './report-links.store.ts'
import { expireReports, findExpiredFiles, forgetFiles, isReportDue, takeDue } from './reports.store.ts'

export type Reports = Duty & {
  round: (stopping?: AbortSignal) => Promise<void>
  /** Files whose time is over go, and so do old links. */
  clean(): Promise<void>
}

type ReportsDeps = { db: Db; clock: Clock; log: Log; files: Files; makers: readonly ReportMaker[] }

/** What was taken and not made is taken again after this long. */
const takenAgainMs = 60_000

/** One report after the other, each taken from the table: several processes share them. */
export function createReports(deps: ReportsDeps): Reports {
  const { db, clock, files, makers } = deps
  const make = makeReport(deps)
  const sources = makers.map(({ source }) => source)
  const takeOne = () => {
    const now = clock.now()
    const takenBefore = new Date(now.getTime() - takenAgainMs)
    return inTransaction(db, (tx) => takeDue(tx, { now, sources, takenBefore }))
  }
  return {
    isDue: (now) => isReportDue(now, sql`${now} - ${`${takenAgainMs} milliseconds`}::interval`, sources),
    async round(stopping) {
      for (let report = await takeOne(); report; report = await takeOne()) {
        await make(report, stopping).catch(() => {}) // logged, and tried again
        if (stopping?.aborted) return
      }
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
  }
}
