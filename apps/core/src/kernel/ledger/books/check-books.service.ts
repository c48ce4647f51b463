import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { withinTime } from '../../../platform/db/within-time.ts'
import { claimCheck, planCheck, wouldStandStill } from './books-check.store.ts'
import { after, minutes } from '../evidence/inquiry.domain.ts'
import { findBroken, invariants } from './invariants.store.ts'
import type { LedgerLog } from '../ledger-deps.ts'
import { tellBroken } from './watch-books.service.ts'

/** One query took eight seconds with a million transactions. */
const aQuestion = minutes(2)
/** Longer than all queries together may take. */
const aCheck = minutes(60)
/** Queries block an embedded database: 1.3 s for twenty thousand transactions, and ten seconds end the query. */
const mostEmbedded = 50_000

/** Checks all books against every invariant each night, one query after the other (decision 097). */
export async function checkBooks(checking: Checking, stopping: AbortSignal): Promise<void> {
  const { db, clock, log, most = mostEmbedded } = checking
  const now = clock.now()
  const claim = { now, firstDue: nextNight(now), until: after(now, aCheck) }
  if (!(await inTransaction(db, (tx) => claimCheck(tx, claim)))) return
  if (await wouldStandStill(db, most))
    log.warn({ most }, 'the books are too large to be checked on the embedded database')
  else await askAll(checking, stopping)
  await inTransaction(db, (tx) => planCheck(tx, stopping.aborted ? now : nextNight(now)))
}

async function askAll({ db, log, ms = aQuestion }: Checking, stopping: AbortSignal): Promise<void> {
  for (const invariant of invariants) {
    if (stopping.aborted) return
    try {
      tellBroken(log, await withinTime(db, { ms, stopping }, (tx) => findBroken(tx, invariant)))
    } catch (err) {
      if (!stopping.aborted) log.warn({ err, invariant }, 'what breaks an invariant could not be asked')
    }
  }
}

/** Midnight UTC is three or four o'clock at night for the merchants. */
const nextNight = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

type Checking = {
  db: Db
  clock: Clock
  log: Pick<LedgerLog, 'error' | 'warn'>
  ms?: number
  most?: number
}
