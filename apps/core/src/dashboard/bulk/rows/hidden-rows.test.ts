import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { writeXlsx } from 'hucre/xlsx'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkScene } from '../bulk.fixtures.ts'
import { answerHidden } from './hidden-rows.service.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-hidden-'))
})
afterAll(() => rm(folder, { recursive: true }))

const heads = ['amount', 'currency_code', 'customer_email', 'order_no']
const row = (amount: number) => [amount, 'KWD', `a${amount}@example.com`, `H-${amount}`]

/** Of three rows the second is hidden. */
const workbook = () =>
  writeXlsx({
    sheets: [
      { name: 'Old', hidden: true, rows: [heads, row(999)] },
      {
        name: 'June & July',
        rows: [heads, row(5), row(6), row(7)],
        rowDefs: new Map([[2, { hidden: true }]]),
      },
    ],
  })

eachEngine((database) => {
  const scene = () => bulkScene(database().db, { folder, makerOf: makerOfLedger })
  const orders = (rows: { orderNo: string | null }[]) => rows.map(({ orderNo }) => orderNo)

  test('the first sheet that can be seen is read, and nothing goes while its hidden rows are asked about', async () => {
    const { uploaded, upload, rows, start, correct } = await scene()
    const id = await uploaded(await workbook(), 'members.xlsx')
    expect(await upload(id)).toMatchObject({
      state: 'ready',
      sheet: 'June & July',
      rowsTotal: 2,
      hiddenRows: 1,
      takesHidden: null,
    })
    expect(orders(await rows(id))).toEqual(['H-5', 'H-7'])
    expect(await start(id, { rowsSeen: 2 })).toEqual({ ok: false, error: 'hiddenRows' })
    expect(await correct(id, 2, { amount: '1' })).toEqual({ ok: false, error: 'notOffered' })
  })

  test('left out they are none, taken they are checked like the others; what is answered stays', async () => {
    const { uploaded, upload, rows, start, jobs, deps, staff } = await scene()
    const answer = (publicId: string, take: boolean) =>
      answerHidden(deps, staff, { publicId, take, requestId: 'test' })
    const left = await uploaded(await workbook(), 'left.xlsx')
    expect(await answer(left, false)).toMatchObject({ ok: true })
    expect(orders(await rows(left))).toEqual(['H-5', 'H-7'])
    expect(await answer(left, false)).toMatchObject({ ok: true })
    expect(await answer(left, true)).toEqual({ ok: false, error: 'notAsked' })

    const taken = await uploaded(await workbook(), 'taken.xlsx')
    expect(await answer(taken, true)).toMatchObject({ ok: true })
    await jobs.check()
    expect(await upload(taken)).toMatchObject({ rowsTotal: 3, hiddenRows: 1, takesHidden: true })
    expect(orders(await rows(taken))).toEqual(['H-5', 'H-6', 'H-7'])
    expect(await start(taken, { rowsSeen: 3 })).toMatchObject({ ok: true })
  })
})
