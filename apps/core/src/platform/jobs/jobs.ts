import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { poolOf } from '../db/pool-of.ts'
import type { Log } from '../log/log.ts'

/** What a queue is told: which row the work is on. The row says what is to be done, so that a lost job loses nothing. */
export type Job = { merchantId: number; id: number }

export type Jobs = {
  start(): void
  /** False where the queue does not run: whoever asks may do the work itself. */
  send(job: Job): Promise<boolean>
  stop(): Promise<void>
}

type JobsOptions = {
  db: Db
  log: Pick<Log, 'error' | 'warn'>
  queue: string
  /** One job at a time; what it throws is tried again. */
  work: (job: Job) => Promise<void>
}

/** Ours beside the tables of the migrations; nothing in it is kept in a backup. */
const schema = 'jobs'

/**
 * A queue by pg-boss, on both engines. It polls and takes its locks inside single statements, so it keeps the rules of the
 * gate: no session state, no LISTEN.
 */
export function createJobs({ db, log, queue, work }: JobsOptions): Jobs {
  let running: Promise<{ boss: PgBoss; worker: string } | null> | null = null
  let isStopped = false

  async function open(): Promise<{ boss: PgBoss; worker: string } | null> {
    const { PgBoss } = await import('pg-boss')
    const pool = poolOf(db)
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
    })
    boss.on('error', (err) => {
      if (!isStopped) log.warn({ err, queue }, 'the queue could not reach the database')
    })
    await boss.start()
    await boss.createQueue(queue, { retryLimit: 5, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 60 })
    const worker = await boss.work<Job>(queue, { pollingIntervalSeconds: 2 }, async ([job]) => {
      if (job) await work(job.data)
    })
    return { boss, worker }
  }

  return {
    start() {
      isStopped = false
      running ??= open().catch((err: unknown) => {
        log.error({ err, queue }, 'the queue did not start')
        running = null
        return null
      })
    },
    async send(job) {
      const current = await running
      if (!current || isStopped) return false
      await current.boss.send(queue, job)
      current.boss.notifyWorker(current.worker)
      return true
    },
    async stop() {
      isStopped = true
      const current = await running
      running = null
      await current?.boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
