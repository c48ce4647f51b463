import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { CommitOutcomeUnknown } from '../../platform/db/database-errors.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Log } from '../../platform/log/log.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { staffNow } from '../people/rights-now.service.ts'
import { KEPT_MS, MOST_TRIES } from './report.domain.ts'
import type { ReportMaker } from './report-maker.ts'
import { queryFor } from './report-rights.domain.ts'
import { leaseReport, updateLeased, type ReportRow } from './reports.store.ts'

export type MakeDeps = {
  db: Db
  clock: Clock
  log: Pick<Log, 'warn'>
  files: Files
  makers: readonly ReportMaker[]
}

/** Longer than any page of rows takes; renewed with each of them. */
const LEASE_MS = 60_000

class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Makes one report, unless it is made or somebody is making it. Throws what a later try may mend. */
export const makeReport =
  (deps: MakeDeps) =>
  async (job: { id: number; merchantId: number }, stopping?: AbortSignal): Promise<void> => {
    const leased = await lease(deps, job)
    const maker = deps.makers.find(({ source }) => source === leased?.source)
    if (!leased || !maker) return
    const name = fileName(leased)
    await deps.files.generated.remove(fileName({ ...leased, tries: leased.tries - 1 }))
    if (leased.tries > MOST_TRIES) return giveUp(deps, leased)
    const allowed = await asAllowedNow(deps, leased)
    if (!allowed) return
    try {
      const { bytes, rows } = await write(deps, { leased: allowed, maker, name, stopping })
      if (!(await keep(deps, leased, { file: name, bytes, rows }))) await deps.files.generated.remove(name)
    } catch (error) {
      // It may be ready with this file. Where it is not, its lease runs out, and the next try removes the file.
      if (error instanceof CommitOutcomeUnknown) throw error
      await deps.files.generated.remove(name)
      if (error instanceof LeaseLost) return
      if (error instanceof Stopped) return handOver(deps, leased)
      await giveBack(deps, leased, error)
    }
  }

function lease({ db, clock, makers }: MakeDeps, job: { id: number; merchantId: number }) {
  const now = clock.now()
  const sources = makers.map(({ source }) => source)
  return inTransaction(db, (tx) => leaseReport(tx, { ...job, now, until: later(now, LEASE_MS), sources }))
}

/** With the rights its user has now: of fewer modules than it was asked for, or not at all, which the row says. */
async function asAllowedNow({ db, clock }: MakeDeps, leased: ReportRow): Promise<ReportRow | null> {
  const rights = await staffNow(db, leased)
  const allowed = rights && queryFor(rights, leased)
  const change = allowed?.ok
    ? { query: allowed.value }
    : { state: 'failed' as const, problem: 'rights', leasedUntil: null, finishedAt: clock.now() }
  const isStillOurs = await inTransaction(db, (tx) => updateLeased(tx, leased, change))
  return isStillOurs && allowed?.ok ? { ...leased, query: allowed.value } : null
}

async function write(
  { db, clock, files }: MakeDeps,
  {
    leased,
    maker,
    name,
    stopping,
  }: { leased: ReportRow; maker: ReportMaker; name: string; stopping: AbortSignal | undefined },
): Promise<{ bytes: number; rows: number }> {
  let rows = 0
  const progress = async ({ done, total }: { done: number; total: number }) => {
    rows = done
    const change = { rowsDone: done, rowsTotal: total, leasedUntil: later(clock.now(), LEASE_MS) }
    if (!(await inTransaction(db, (tx) => updateLeased(tx, leased, change)))) throw new LeaseLost()
    if (stopping?.aborted) throw new Stopped()
  }
  const { bytes } = await files.generated.write(name, maker.pieces(leased, progress))
  return { bytes, rows }
}

/** Together with the news for whoever waits (S2 §4 'Report exported'). */
async function keep(
  { db, clock }: MakeDeps,
  leased: ReportRow,
  { file, bytes, rows }: { file: string; bytes: number; rows: number },
): Promise<boolean> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const kept = await updateLeased(tx, leased, {
      state: 'ready',
      file,
      bytes,
      rowsDone: rows,
      rowsTotal: rows,
      leasedUntil: null,
      finishedAt: now,
      expiresAt: later(now, KEPT_MS),
    })
    if (kept) {
      await writeNotice(
        tx,
        {
          merchantId: leased.merchantId,
          topic: 'report.ready',
          aggregate: `report ${leased.publicId}`,
          dedupeKey: `report.ready ${leased.publicId}`,
          payload: { report: leased.publicId, user: leased.userId, rows },
        },
        now,
      )
    }
    return kept
  })
}

/** A server that stops ends at a page: the next begins at once, and no try of it has failed. */
async function handOver({ db }: MakeDeps, leased: ReportRow): Promise<void> {
  const change = { leasedUntil: null, queuedAt: null, tries: leased.tries - 1 }
  await inTransaction(db, (tx) => updateLeased(tx, leased, change))
}

/** Every try of it ended its process, or took longer than a lease: nobody was there to say so. */
async function giveUp({ db, clock, log }: MakeDeps, leased: ReportRow): Promise<void> {
  const failed = { state: 'failed', problem: 'failed', leasedUntil: null, finishedAt: clock.now() } as const
  await inTransaction(db, (tx) => updateLeased(tx, leased, failed))
  log.warn({ report: leased.publicId, tries: leased.tries }, 'a report ends whoever makes it: it is given up')
}

async function giveBack({ db, clock, log }: MakeDeps, leased: ReportRow, err: unknown): Promise<void> {
  const isOver = leased.tries >= MOST_TRIES
  const change = isOver
    ? { state: 'failed' as const, problem: 'failed', finishedAt: clock.now() }
    : { problem: 'retrying' }
  const isStillOurs = await inTransaction(db, (tx) =>
    updateLeased(tx, leased, { ...change, leasedUntil: null }),
  )
  // Whoever took it over has thrown our unfinished file away.
  if (!isStillOurs) return
  log.warn({ err, report: leased.publicId, tries: leased.tries }, 'a report was not made')
  if (!isOver) throw err
}

/** Each try has its own, so that a slow one never writes into the file of its successor. */
const fileName = ({ publicId, tries, fileFormat }: ReportRow) =>
  `${publicId}-${tries}.${fileFormat === 'csv' ? 'csv' : 'xlsx'}`

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
