import { eachEngine } from '@wasl/tests/support/database'
import { createTestClock } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { losingCommits } from '@wasl/tests/support/lost-commits'
import { silentLog } from '@wasl/tests/support/silent-log'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CommitOutcomeUnknown } from '../../platform/db/database-errors.ts'
import { openFiles } from '../../platform/files/files.ts'
import { makeReport } from './make-report.service.ts'
import type { ReportMaker } from './report-maker.ts'
import { line, openReports, quick } from './reports.fixtures.ts'
import { createReports } from './reports.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-report-tries-'))
afterAll(() => rm(folder, { recursive: true }))

eachEngine((database) => {
  test('what ends or outlasts whoever makes it is given up after four tries, and leaves nothing', async () => {
    const clock = createTestClock()
    const { db } = database()
    const { wanted, stored } = await openReports(db, clock)
    const report = await wanted()
    const dead = Promise.withResolvers<void>()
    let runs = 0
    const endless: ReportMaker = {
      ...quick,
      async *pieces(_, progress) {
        runs += 1
        yield line
        await dead.promise
        await progress({ done: 1, total: 2 })
      },
    }
    const reports = createReports({ db, clock, log: silentLog, files: openFiles(folder), makers: [endless] })
    const gone: Promise<unknown>[] = []
    for (const tried of [1, 2, 3, 4]) {
      gone.push(reports.round())
      await expect.poll(() => runs).toBe(tried)
      clock.advance(61_000)
    }
    await reports.round()
    expect(await stored(report.publicId)).toMatchObject({
      state: 'failed',
      problem: 'failed',
      finishedAt: clock.now(),
      leasedUntil: null,
    })
    clock.advance(61_000)
    await reports.round()
    dead.resolve()
    await Promise.all(gone)
    expect(runs).toBe(4)
    expect(await readdir(join(folder, 'generated'))).toEqual([])
  })

  test('a server that stops hands over what it makes: the next begins it at once, and no try has failed', async () => {
    const clock = createTestClock()
    const { db } = database()
    const { wanted, stored } = await openReports(db, clock)
    const report = await wanted()
    const begun = Promise.withResolvers<void>()
    const long: ReportMaker = {
      ...quick,
      async *pieces(_, progress) {
        for (let page = 0; page < 100_000; page += 1) {
          await progress({ done: page, total: 100_000 })
          yield line
          if (page > 1) begun.resolve()
        }
      },
    }
    const of = { db, clock, log: silentLog, files: openFiles(folder) }
    const stopping = createReports({ ...of, makers: [long] })
    const ending = new AbortController()
    const round = stopping.round(ending.signal)
    await begun.promise
    ending.abort()
    await round
    expect(await readdir(join(folder, 'generated'))).toEqual([])
    await createReports({ ...of, makers: [quick] }).round()
    const { state, tries, file } = (await stored(report.publicId)) ?? {}
    expect([state, tries]).toEqual(['ready', 1])
    await of.files.generated.remove(file ?? '')
  }, 40_000)

  test('a report that is ready keeps its file, also where nobody was told that it is', async () => {
    const clock = createTestClock()
    const { wanted, stored } = await openReports(database().db, clock)
    const { db, arm } = losingCommits(database(), 'committed')
    const lastLine: ReportMaker = {
      ...quick,
      async *pieces() {
        yield line
        arm()
      },
    }
    const files = openFiles(folder)
    const report = await wanted()
    const make = makeReport({ db, clock, log: silentLog, files, makers: [lastLine] })
    await expect(make(report)).rejects.toThrow(CommitOutcomeUnknown)
    const { state, file } = (await stored(report.publicId)) ?? {}
    expect([state, await files.generated.open(file ?? '')]).toEqual(['ready', expect.anything()])
    await files.generated.remove(file ?? '')
  })
})
