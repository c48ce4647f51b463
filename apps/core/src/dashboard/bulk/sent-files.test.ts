import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorFile } from './bulk-files.ts'
import { dispatchOnWire, uploadOnWire } from './bulk-on-wire.ts'
import { uploadFacts } from './bulk-views.service.ts'
import { sayingIn } from './bulk-words.ts'
import { bulkScene, csvOf, plainRows } from './bulk.fixtures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-sent-'))
})
afterAll(() => rm(folder, { recursive: true }))

const says = sayingIn({ textOf: () => '' }, 'en')

eachEngine((database) => {
  async function scene() {
    const own = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
    const shown = async (id: string) => {
      const upload = await own.upload(id)
      const facts = await uploadFacts(own.db, upload)
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

  test('of a row with two problems each stands apart in the error file', async () => {
    const { uploaded, upload, db } = await scene()
    const id = await uploaded(csvOf([['ten', 'KWD', 'a@example', 'A']]))
    const content = errorFile(db, await upload(id), { language: 'en', says })
    const text = await new Response(ReadableStream.from(content)).text()
    expect(text).toContain(
      'amount: Amount is not a number. Digits with a point, for example 48.750 | customer_email: Enter valid',
    )
  })
})
