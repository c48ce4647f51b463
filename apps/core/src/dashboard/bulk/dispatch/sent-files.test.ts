import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorFile } from '../bulk-files.ts'
import { dispatchOnWire, uploadOnWire } from '../bulk-on-wire.ts'
import { uploadFacts } from '../bulk-views.service.ts'
import { sayingIn } from '../bulk-words.ts'
import { archiveUpload } from '../keep-upload.service.ts'
import { bulkDuties, bulkJobs } from '../bulk.jobs.ts'
import { bulkScene, csvOf, plainRows } from '../bulk.fixtures.ts'
import type { RowMaker } from '../rows/row-maker.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-sent-'))
})
afterAll(() => rm(folder, { recursive: true }))

const says = sayingIn({ textOf: () => '' }, 'en')

eachEngine((database, kind) => {
  async function scene() {
    const own = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
    const shown = async (id: string) => {
      const upload = await own.upload(id)
      const facts = await uploadFacts(own.db, upload, own.clock.now())
      return {
        ...facts,
        onWire: uploadOnWire(upload, facts.tally, says),
        sendings: facts.dispatches.map(({ row, counts }) => dispatchOnWire(row, counts)),
      }
    }
    return { ...own, shown }
  }

  test('a file whose sending was stopped is stopped, with what was sent and what was not, until the rest is sent', async () => {
    const { uploaded, started, jobs, move, shown } = await scene()
    const id = await uploaded(csvOf(plainRows(4)))
    const { publicId } = await started(id, { rowsSeen: 4, ratePerMinute: 1 })
    await jobs.send()
    await move(id, publicId, 'cancel')
    const stopped = await shown(id)
    expect(stopped.onWire).toMatchObject({
      state: 'dispatched',
      is_stopped: true,
      rows: 4,
      imported_rows: 1,
    })
    expect(stopped.sendings[0]).toMatchObject({
      state: 'canceled',
      total: 4,
      dispatched: 1,
      pending: 0,
      canceled: 3,
      progress: 25,
    })
    await started(id, { rowsSeen: 3 })
    expect((await shown(id)).onWire).toMatchObject({ state: 'dispatching', is_stopped: false })
    await jobs.send()
    expect((await shown(id)).onWire).toMatchObject({ is_stopped: false, imported_rows: 4 })
  })

  test('what a file comes to is the same before and after it was sent', async () => {
    const { uploaded, started, jobs, shown } = await scene()
    const id = await uploaded(csvOf([...plainRows(2), ['', 'KWD', 'c@example.com', 'C']]))
    const before = (await shown(id)).totals
    expect(before).toEqual([{ currency: 'KWD', amount: 4_000n, rows: 2 }])
    await started(id, { rowsSeen: 2 })
    await jobs.send()
    expect((await shown(id)).totals).toEqual(before)
  })

  test('the same file once more is told by its content, whatever its name, on both uploads and for 30 days', async () => {
    const { uploaded, shown, clock, staff, deps } = await scene()
    const file = csvOf(plainRows(2))
    const first = await uploaded(file, 'may.csv')
    expect((await shown(first)).earlier).toEqual([])
    const again = await uploaded(file, 'june.csv')
    const { username } = staff
    const told = { username, createdAt: clock.now(), isSame: true, rows: 0 }
    expect((await shown(again)).earlier).toEqual([{ ...told, publicId: first, fileName: 'may.csv' }])
    expect((await shown(first)).earlier).toEqual([{ ...told, publicId: again, fileName: 'june.csv' }])
    clock.advance(30 * 86_400_000 + 1)
    expect((await shown(again)).earlier).toEqual([])
    const late = await uploaded(file)
    expect((await shown(late)).earlier).toEqual([])
    await archiveUpload(deps, staff, { publicId: late, requestId: 'test' })
    expect((await shown(await uploaded(file))).earlier).toEqual([])
  })

  test('rows without an order number that ask for the same as rows of another upload are counted', async () => {
    const { uploaded, upload, shown, started, jobs, db } = await scene()
    const row = (n: number, order = '') => [n, 'KWD', `alike-${n}@example.com`, order]
    const first = await uploaded(
      csvOf([row(1), row(2), row(2), row(3, 'N-3'), ['x', 'KWD', 'a@example.com', '']]),
    )
    const content = errorFile(db, await upload(first), { language: 'en', says })
    const errors = await new Response(ReadableStream.from(content)).text()
    await started(first, { rowsSeen: 3 })
    await jobs.send()
    const mended = await uploaded(errors, 'errors.csv')
    expect((await shown(mended)).earlier).toMatchObject([{ publicId: first, isSame: false, rows: 1 }])
    const other = await uploaded(csvOf([row(1), row(2), row(3, 'N-4'), row(4)]), 'other.csv')
    expect((await shown(other)).earlier).toMatchObject([
      { publicId: mended, rows: 1 },
      { publicId: first, rows: 2 },
    ])
    expect((await shown(first)).earlier).toMatchObject([
      { publicId: other, rows: 2 },
      { publicId: mended, rows: 1 },
    ])
  })

  test('of a row with two problems each stands apart in the error file', async () => {
    const { uploaded, upload, db } = await scene()
    const id = await uploaded(csvOf([['ten', 'KWD', 'a@example', 'A']]))
    const content = errorFile(db, await upload(id), { language: 'en', says })
    const text = await new Response(ReadableStream.from(content)).text()
    expect(text).toContain(
      'amount: Amount is not a number. Digits with a point, for example 48.750 | customer_email: Enter valid',
    )
  })

  test.each(['en', 'ar'] as const)(
    'the %s error file comes back without a word about its own columns',
    async (language) => {
      const { uploaded, upload, db } = await scene()
      const id = await uploaded(csvOf([['', 'KWD', 'a@example.com', 'A']]))
      const content = errorFile(db, await upload(id), { language, says })
      const errors = await new Response(ReadableStream.from(content)).text()
      expect(await upload(await uploaded(errors, 'errors.csv'))).toMatchObject({ rowsTotal: 1, ignored: [] })
    },
  )

  test('rows that were left out are corrected after the others were sent, and are sent then', async () => {
    const { uploaded, started, jobs, correct, shown, requests } = await scene()
    const id = await uploaded(
      csvOf([...plainRows(2), ['', 'KWD', 'c@example.com', 'C'], ['4', 'KWD', 'd@', 'D']]),
    )
    await started(id, { rowsSeen: 2 })
    await jobs.send()
    expect((await shown(id)).onWire).toMatchObject({ rows: 4, imported_rows: 2, wrong_rows: 2 })
    expect(await correct(id, 4, { amount: '3' })).toMatchObject({ ok: true, value: { state: 'ready' } })
    await started(id, { rowsSeen: 1 })
    await jobs.send()
    expect((await shown(id)).onWire).toMatchObject({ state: 'dispatched', imported_rows: 3, wrong_rows: 1 })
    expect((await requests()).map(({ order_no }) => order_no)).toEqual(['M-1', 'M-2', 'C'])
    expect(await correct(id, 2, { amount: '9' })).toMatchObject({ error: 'notOffered' })
  })

  test('a row that is corrected into one that was sent is told of it, wherever that stands', async () => {
    const { uploaded, started, jobs, correct } = await scene()
    const id = await uploaded(
      csvOf([
        ['', 'KWD', 'a@example.com', ''],
        ['5', 'KWD', 'a@example.com', ''],
      ]),
    )
    await started(id, { rowsSeen: 1 })
    await jobs.send()
    expect(await correct(id, 2, { amount: '5' })).toMatchObject({
      value: { state: 'wrong', problems: [{ code: 'row.twice', values: { row: 3 } }] },
    })
  })

  // The embedded database has one connection, which the row that is being made has.
  if (kind === 'embedded') return

  test('who was told of a row is known while the rest of the file is still being sent', async () => {
    const { uploaded, started, hear, logs, deps } = await scene()
    const id = await uploaded(csvOf(plainRows(3)))
    await started(id, { rowsSeen: 3 })
    const reached = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const make: RowMaker['make'] = async (tx, row) => {
      if (row.cells.order_no === 'M-3') {
        reached.resolve()
        await goOn.promise
      }
      return deps.maker.make(tx, row)
    }
    // None is begun again while it goes on.
    const { send, ...others } = bulkDuties(bulkJobs({ ...deps, maker: { ...deps.maker, make } }))
    const sending = send.round()
    await reached.promise
    await hear()
    for (const { round } of Object.values(others)) await round()
    const states = (await logs()).map(({ state }) => state)
    goOn.resolve()
    await sending
    expect(states).toEqual(['sent', 'sent', 'creating'])
  })
})
