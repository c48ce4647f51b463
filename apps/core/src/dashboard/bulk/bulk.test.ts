import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { expectLedgerClean } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { writeXlsx } from 'hucre/xlsx'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { bulkScene, csvOf, plainHeads, plainRows } from './bulk.fixtures.ts'
import { previewOf } from './preview.service.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-bulk-'))
})
afterAll(() => rm(folder, { recursive: true }))

eachEngine((database) => {
  const scene = () => bulkScene(database().db, { folder, makerOf: makerOfLedger })

  test('a file is checked, sent row by row through the one creating service, and every row knows what became of it', async () => {
    const { uploaded, upload, started, jobs, requests, logs, tell, dispatchState, db, staff } = await scene()
    const id = await uploaded(csvOf(plainRows(3)))
    expect(await upload(id)).toMatchObject({ state: 'ready', rowsTotal: 3, fileName: 'members.csv' })
    const dispatch = await started(id, { rowsSeen: 3 })
    expect(await upload(id)).toMatchObject({ state: 'dispatching' })
    await jobs.send()
    expect(await requests()).toEqual(
      [1, 2, 3].map((n) => ({
        order_no: `M-${n}`,
        amount: n * 1_000 + 500,
        bulk_id: id,
        initiator: staff.username,
      })),
    )
    expect((await logs()).map(({ state }) => state)).toEqual(['created', 'created', 'created'])
    await tell()
    expect((await logs()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    expect(await dispatchState(dispatch.publicId)).toBe('completed')
    expect(await upload(id)).toMatchObject({ state: 'dispatched' })
    await expectLedgerClean(db)
  })

  test('an XLSX says the same as a CSV, numbers and dates included', async () => {
    const { uploaded, rows } = await scene()
    const sheet = await writeXlsx({
      sheets: [
        {
          name: 'one',
          rows: [
            ['amount', 'currency_code', 'customer_phone', 'order_no', 'expiration_time'],
            [12.5, 'KWD', 96550012345, 1001, new Date('2026-12-31T18:00:00Z')],
          ],
        },
      ],
    })
    const [row] = await rows(await uploaded(sheet, 'members.xlsx'))
    expect(row).toMatchObject({
      number: 2,
      state: 'ready',
      amount: 12_500,
      orderNo: '1001',
      channels: ['sms'],
    })
    expect(row?.cells.expiration_time).toBe('2026-12-31 18:00:00')
  })

  test('wrong rows say why, are mended in place, and let go the rows they were alike', async () => {
    const { uploaded, upload, rows, correct } = await scene()
    const id = await uploaded(
      csvOf([
        ['', 'KWD', 'a@example.com', 'A'],
        ['5', 'KWD', 'b@example', 'B'],
        ['6', 'KWD', 'c@example.com', 'C'],
        ['7', 'KWD', 'd@example.com', 'C'],
      ]),
    )
    expect((await rows(id)).map(({ state, problems }) => [state, problems.map(({ code }) => code)])).toEqual([
      ['wrong', ['amount.missing']],
      ['wrong', ['email.malformed']],
      ['ready', []],
      ['wrong', ['order.twice']],
    ])
    expect(await upload(id)).toMatchObject({ state: 'has_errors' })
    expect(await correct(id, 2, { amount: '٤٫٥' })).toMatchObject({
      ok: true,
      value: { state: 'ready', amount: 4_500 },
    })
    expect(await correct(id, 3, { customer_email: 'b@' })).toMatchObject({
      value: { state: 'wrong', isCorrected: true },
    })
    await correct(id, 4, { order_no: 'C-2' })
    expect((await rows(id)).map(({ state }) => state)).toEqual(['ready', 'wrong', 'ready', 'ready'])
    await correct(id, 3, { customer_email: 'b@example.com' })
    expect(await upload(id)).toMatchObject({ state: 'ready' })
    expect(await correct(id, 99, {})).toMatchObject({ error: 'notFound' })
  })

  test('who corrected which row is in the history, with what was asked for before and after, and nobody’s address', async () => {
    const { uploaded, correct, db, staff } = await scene()
    const id = await uploaded(csvOf([['5', 'KWD', 'b@example', 'B']]))
    await correct(id, 2, { amount: '50', customer_email: 'b@example.com' })
    await correct(id, 99, { amount: '1' })
    const { rows: history } = await db.execute(
      sql`select actor, object, detail from audit
          where merchant_id = ${staff.merchantId} and action = 'bulk.corrected'`,
    )
    expect(history).toEqual([
      {
        actor: staff.username,
        object: 'members.csv',
        detail: {
          upload: id,
          row: 2,
          columns: ['amount', 'customer_email'],
          before: { amount: '5', currency_code: 'KWD' },
          after: { amount: '50', currency_code: 'KWD' },
        },
      },
    ])
  })

  test('what would be sent is told before: sums by currency, customers by channel, and the words in both languages', async () => {
    const { uploaded, upload, deps, merchantId } = await scene()
    const id = await uploaded(
      csvOf([
        ['5', 'KWD', 'a@example.com', 'A'],
        ['2.250', 'KWD', 'b@example.com', 'B'],
        ['10', 'USD', 'c@example.com', 'C'],
        ['', 'KWD', 'd@example.com', 'D'],
      ]),
    )
    const { id: uploadId } = await upload(id)
    const { totals, channels, messages } = await previewOf(deps, { merchantId, uploadId })
    expect(totals).toEqual([
      { currency: 'KWD', amount: 7_250n, rows: 2 },
      { currency: 'USD', amount: 1_000n, rows: 1 },
    ])
    expect(channels).toEqual([{ channel: 'email', rows: 3 }])
    expect(messages.map(({ channel, language }) => [channel, language])).toEqual([
      ['email', 'en'],
      ['email', 'ar'],
    ])
    for (const { message } of messages) expect(JSON.stringify(message)).toContain('5.000')
  })

  test('an order number that was used is told before; one that is taken meanwhile is skipped, corrected and sent again', async () => {
    const { uploaded, started, start, jobs, logs, rows, correct, requests, upload, dispatchState } =
      await scene()
    const first = await uploaded(csvOf(plainRows(1)))
    const second = await uploaded(csvOf(plainRows(2)))
    await started(first, { rowsSeen: 1 })
    await jobs.send()
    const dispatch = await started(second, { rowsSeen: 2 })
    await jobs.send()
    expect((await logs()).slice(1)).toEqual([
      { row: 2, state: 'skipped_duplicate', error: 'request.orderNoTaken' },
      { row: 3, state: 'created', error: null },
    ])
    expect(await dispatchState(dispatch.publicId)).toBe('completed_with_errors')
    expect(await correct(second, 3, { amount: '9' })).toMatchObject({ error: 'notOffered' })
    expect(await correct(second, 2, { order_no: 'M-1b' })).toMatchObject({ value: { state: 'ready' } })
    expect(await start(second, { rowsSeen: 2 })).toMatchObject({ error: 'changed' })
    await started(second, { rowsSeen: 1, withFailed: true })
    await jobs.send()
    expect((await requests()).map(({ order_no }) => order_no)).toEqual(['M-1', 'M-2', 'M-1b'])
    expect(await start(second, { rowsSeen: 0 })).toMatchObject({ error: 'nothingReady' })
    expect(await upload(second)).toMatchObject({ state: 'dispatched' })
    const third = await uploaded(csvOf(plainRows(1)))
    expect((await rows(third))[0]?.problems).toEqual([{ column: 'order_no', code: 'order.taken' }])
  })

  test('the same press twice is one dispatch, and a second one waits for the first', async () => {
    const { uploaded, start } = await scene()
    const id = await uploaded(csvOf(plainRows(2)))
    const idempotencyKey = 'one press'
    const [one, other] = await Promise.all([
      start(id, { rowsSeen: 2, idempotencyKey }),
      start(id, { rowsSeen: 2, idempotencyKey }),
    ])
    expect(one).toEqual(other)
    const another = await uploaded(csvOf(plainRows(1)))
    expect(await start(another, { rowsSeen: 1, idempotencyKey })).not.toEqual(one)
    expect(await start(id, { rowsSeen: 0 })).toMatchObject({ error: 'underWay' })
  })

  test('a dispatch waits for its time, keeps its rate, pauses, goes on, and ends for good', async () => {
    const { uploaded, started, start, jobs, clock, requests, move, dispatchState, rows, upload } =
      await scene()
    const id = await uploaded(csvOf(plainRows(6)))
    const startsAt = new Date(clock.now().getTime() + 3_600_000)
    expect(await start(id, { rowsSeen: 6, startsAt: clock.now() })).toMatchObject({ error: 'startInPast' })
    expect(await start(id, { rowsSeen: 6, ratePerMinute: 0 })).toMatchObject({ error: 'rate' })
    const { publicId } = await started(id, { rowsSeen: 6, startsAt, ratePerMinute: 60 })
    await jobs.send()
    expect(await requests()).toHaveLength(0)
    expect(await dispatchState(publicId)).toBe('scheduled')
    clock.advance(3_600_000)
    await jobs.send()
    expect(await requests()).toHaveLength(1)
    clock.advance(1_000)
    await jobs.send()
    expect(await requests()).toHaveLength(2)
    await move(id, publicId, 'pause')
    clock.advance(60_000)
    await jobs.send()
    expect(await requests()).toHaveLength(2)
    await move(id, publicId, 'resume')
    await jobs.send()
    expect(await requests()).toHaveLength(3)
    await move(id, publicId, 'cancel')
    clock.advance(60_000)
    await jobs.send()
    expect(await requests()).toHaveLength(3)
    expect(await dispatchState(publicId)).toBe('canceled')
    expect((await rows(id)).map(({ state }) => state)).toEqual([
      'taken',
      'taken',
      'taken',
      'ready',
      'ready',
      'ready',
    ])
    expect(await upload(id)).toMatchObject({ state: 'dispatched' })
    await started(id, { rowsSeen: 3 })
    await jobs.send()
    expect(await requests()).toHaveLength(6)
  })

  test('what is pressed again after a lost answer is done already, and is written down once', async () => {
    const { uploaded, started, clock, move, dispatchState, db } = await scene()
    const id = await uploaded(csvOf(plainRows(2)))
    const startsAt = new Date(clock.now().getTime() + 3_600_000)
    const { publicId } = await started(id, { rowsSeen: 2, startsAt })
    for (const [action, state] of [
      ['pause', 'paused'],
      ['resume', 'scheduled'],
      ['cancel', 'canceled'],
    ] as const) {
      const presses = [await move(id, publicId, action), await move(id, publicId, action)]
      expect(presses).toEqual([
        { ok: true, value: null },
        { ok: true, value: null },
      ])
      expect(await dispatchState(publicId)).toBe(state)
    }
    const { rows: written } = await db.execute(
      sql`select action from audit where detail ->> 'dispatch' = ${publicId} and action <> 'bulk.dispatched' order by id`,
    )
    expect(written.map(({ action }) => action)).toEqual(['bulk.pause', 'bulk.resume', 'bulk.cancel'])
    expect(await move(id, publicId, 'pause')).toMatchObject({ error: 'notOffered' })
    expect(await move(id, publicId, 'resume')).toMatchObject({ error: 'notOffered' })
  })

  test.each([
    ['', 'empty'],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'oldExcel'],
    ['%PDF-1.7', 'notTable'],
    [new Uint8Array(20 * 1024 * 1024 + 1).fill(65), 'tooLarge'],
  ])('what is no table is refused as it comes, and nothing of it is kept', async (content, error) => {
    const { keep } = await scene()
    const before = await readdir(join(folder, 'generated')).catch(() => [])
    expect(await keep(content)).toEqual({ ok: false, error })
    expect(await readdir(join(folder, 'generated')).catch(() => [])).toEqual(before)
  })

  test.each([
    ['amount,customer_email\n1,a@example.com', 'file.columns'],
    [plainHeads.join(','), 'file.noRows'],
    [Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'file.unreadable'],
    [Uint8Array.of(0x61, 0x2c, 0xfc, 0xdf, 0x0a), 'file.encoding'],
    [`${csvOf(plainRows(2))}\n5,KWD,"Noura,noura@example.com\n6,KWD,Dana,dana@example.com`, 'file.quote'],
  ])('a file that cannot be read says why', async (content, code) => {
    const { uploaded, upload, rows } = await scene()
    const id = await uploaded(content)
    expect(await upload(id)).toMatchObject({ state: 'has_errors', problem: { code }, rowsTotal: 0 })
    expect(await rows(id)).toEqual([])
  })

  test('a checker that died is followed by the next, and no row is there twice', async () => {
    const { keep, deps, jobs, clock, rows, upload } = await scene()
    const kept = await keep(csvOf(plainRows(4)))
    const id = kept.ok ? kept.value.publicId : ''
    const { leaseUpload } = await import('./uploads.store.ts')
    const { inTransaction } = await import('../../platform/db/in-transaction.ts')
    const until = new Date(clock.now().getTime() + 60_000)
    await inTransaction(deps.db, (tx) => leaseUpload(tx, { now: clock.now(), until }))
    await jobs.check()
    expect(await upload(id)).toMatchObject({ state: 'validating' })
    clock.advance(60_001)
    await jobs.check()
    expect(await upload(id)).toMatchObject({ state: 'ready', tries: 2 })
    expect(await rows(id)).toHaveLength(4)
  })
})
