import { eachEngine } from '@wasl/tests/support/database'
import { createTestClock, type TestClock } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { silentLog } from '@wasl/tests/support/silent-log'
import { sql } from 'drizzle-orm'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { openFiles, type Files } from '../../platform/files/files.ts'
import { makeReport } from './make-report.service.ts'
import type { ReportMaker } from './report-maker.ts'
import { createReports, type Reports } from './reports.ts'
import { line, openReports, quick, type ReportScene } from './reports.fixtures.ts'
import { cancelReport } from './reports.store.ts'

let folder: string
let files: Files
let clock: TestClock
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-reports-'))
  files = openFiles(folder)
  clock = createTestClock()
})
afterEach(() => rm(folder, { recursive: true }))

eachEngine((database) => {
  let scene: ReportScene
  beforeEach(async () => {
    scene = await openReports(database().db, clock)
  })
  const wanted = () => scene.wanted()
  const stored = (publicId: string) => scene.stored(publicId)
  const depsWith = (...makers: ReportMaker[]) => ({ db: database().db, clock, log: silentLog, files, makers })
  const generated = async () => (await readdir(join(folder, 'generated')).catch(() => [])).toSorted()

  test('a report that two workers take at once is made once', async () => {
    const report = await wanted()
    let runs = 0
    const counting: ReportMaker = {
      ...quick,
      pieces: (row, progress) => {
        runs += 1
        return quick.pieces(row, progress)
      },
    }
    const make = makeReport(depsWith(counting))
    await Promise.all(Array.from({ length: 6 }, () => make(report)))
    expect(runs).toBe(1)
    expect(await stored(report.publicId)).toMatchObject({ state: 'ready', rowsTotal: 2, bytes: 8, tries: 1 })
    expect(await generated()).toEqual([`${report.publicId}-1.csv`])
    const { rows } = await database().pool.query(
      'select payload from outbox where topic = $1 and aggregate = $2',
      ['report.ready', `report ${report.publicId}`],
    )
    expect(rows).toEqual([{ payload: { report: report.publicId, user: scene.userId, rows: 2 } }])
  })

  test('a worker that was thought dead leaves no second file: only the last lease may say ready', async () => {
    const report = await wanted()
    const halfway = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const slow: ReportMaker = {
      ...quick,
      async *pieces(_, progress) {
        await progress({ done: 0, total: 2 })
        yield line
        halfway.resolve()
        await goOn.promise
        yield line
        await progress({ done: 2, total: 2 })
      },
    }
    const late = makeReport(depsWith(slow))(report)
    await halfway.promise
    clock.advance(61_000)
    const next = Promise.withResolvers<void>()
    const successor: ReportMaker = {
      ...quick,
      async *pieces(row, progress) {
        await next.promise
        yield* quick.pieces(row, progress)
      },
    }
    const second = makeReport(depsWith(successor))(report)
    await expect.poll(async () => (await stored(report.publicId))?.tries).toBe(2)
    goOn.resolve()
    await late
    expect(await stored(report.publicId)).toMatchObject({ state: 'preparing' })
    next.resolve()
    await second
    expect(await stored(report.publicId)).toMatchObject({ state: 'ready', tries: 2, bytes: 8 })
    expect(await generated()).toEqual([`${report.publicId}-2.csv`])
  })

  test('what a killed process left is made by the next one, from its row alone', async () => {
    const report = await wanted()
    const dead = Promise.withResolvers<void>()
    const killed: ReportMaker = {
      ...quick,
      async *pieces() {
        yield line
        await dead.promise
      },
    }
    const gone = makeReport(depsWith(killed))(report)
    await expect.poll(async () => (await stored(report.publicId))?.tries).toBe(1)
    const next = createReports(depsWith(quick))
    await next.round()
    expect(await stored(report.publicId)).toMatchObject({ state: 'preparing' })
    clock.advance(61_000)
    await next.round()
    dead.resolve()
    await gone
    expect(await stored(report.publicId)).toMatchObject({ state: 'ready', tries: 2 })
    expect(await generated()).toEqual([`${report.publicId}-2.csv`])
  })

  test('what cannot be made is tried four times, then says so and leaves nothing', async () => {
    const report = await wanted()
    const broken: ReportMaker = {
      ...quick,
      // oxlint-disable-next-line require-yield -- it fails before its first piece
      async *pieces() {
        throw new Error('no room')
      },
    }
    const make = makeReport(depsWith(broken))
    for (const _ of [1, 2, 3]) await expect(make(report)).rejects.toThrow('no room')
    expect(await stored(report.publicId)).toMatchObject({ state: 'preparing' })
    await make(report)
    expect(await stored(report.publicId)).toMatchObject({ state: 'failed', problem: 'failed', tries: 4 })
    await make(report)
    expect(await stored(report.publicId)).toMatchObject({ tries: 4 })
    expect(await generated()).toEqual([])
  })

  const cancel = (report: { id: number; merchantId: number }) =>
    inTransaction(database().db, (tx) => cancelReport(tx, { ...report, now: clock.now() }))

  test('what is called off in the queue is never made', async () => {
    const report = await wanted()
    expect(await stored(report.publicId)).toMatchObject({ state: 'queued', tries: 0 })
    expect(await cancel(report)).toBe(true)
    await createReports(depsWith(quick)).round()
    await makeReport(depsWith(quick))(report)
    expect(await stored(report.publicId)).toMatchObject({ state: 'canceled', tries: 0, file: null })
    expect(await generated()).toEqual([])
  })

  test('what is called off while it is made leaves no file and is told to nobody', async () => {
    const report = await wanted()
    const halfway = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    let pieces = 0
    const slow: ReportMaker = {
      ...quick,
      async *pieces(_, progress) {
        for (const done of [0, 1, 2]) {
          await progress({ done, total: 2 })
          pieces += 1
          yield line
          if (done === 0) {
            halfway.resolve()
            await goOn.promise
          }
        }
      },
    }
    const made = makeReport(depsWith(slow))(report)
    await halfway.promise
    expect(await stored(report.publicId)).toMatchObject({ state: 'preparing' })
    expect(await cancel(report)).toBe(true)
    goOn.resolve()
    await made
    expect(pieces).toBe(1)
    expect(await stored(report.publicId)).toMatchObject({ state: 'canceled', file: null, leasedUntil: null })
    expect(await generated()).toEqual([])
    const { rows } = await database().pool.query('select 1 from outbox where aggregate = $1', [
      `report ${report.publicId}`,
    ])
    expect(rows).toEqual([])
  })

  test('canceled at the moment it becomes ready: one of the two, never both', async () => {
    for (let round = 0; round < 12; round += 1) {
      const report = await wanted()
      const ending = Promise.withResolvers<void>()
      const fast: ReportMaker = {
        ...quick,
        async *pieces(row, progress) {
          yield* quick.pieces(row, progress)
          ending.resolve()
        },
      }
      const made = makeReport(depsWith(fast))(report)
      const [canceled] = await Promise.all([ending.promise.then(() => cancel(report)), made])
      const row = await stored(report.publicId)
      expect(row).toMatchObject(canceled ? { state: 'canceled', file: null } : { state: 'ready' })
      const left = (await generated()).filter((name) => name.startsWith(report.publicId))
      expect(left).toEqual(canceled ? [] : [row?.file])
    }
  })

  test('what is asked for is made by the next round, and what failed is tried again a minute later', async () => {
    const report = await wanted()
    let runs = 0
    const faltering: ReportMaker = {
      ...quick,
      pieces: (row, progress) => {
        runs += 1
        if (runs === 1) throw new Error('once')
        return quick.pieces(row, progress)
      },
    }
    const reports = createReports(depsWith(faltering))
    expect(await isDue(reports)).toBe(true)
    await reports.round()
    expect(await isDue(reports)).toBe(false)
    await reports.round()
    expect(runs).toBe(1)
    clock.advance(61_000)
    expect(await isDue(reports)).toBe(true)
    await reports.round()
    expect(await stored(report.publicId)).toMatchObject({ state: 'ready', tries: 2 })
    expect(await isDue(reports)).toBe(false)
  })

  const isDue = async (reports: Reports) => {
    const now = sql`${clock.now().toISOString()}::timestamptz`
    const { rows } = await database().db.execute<{ due: boolean }>(sql`select ${reports.isDue(now)} as due`)
    return rows[0]?.due
  }
})
