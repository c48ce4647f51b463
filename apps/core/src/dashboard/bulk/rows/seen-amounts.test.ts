import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkScene, csvOf, plainRows } from '../bulk.fixtures.ts'
import { previewOf } from '../preview.service.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-seen-'))
})
afterAll(() => rm(folder, { recursive: true }))

eachEngine((database) => {
  test('what a colleague corrects between the rehearsal and the press is not sent unseen, however many rows there are', async () => {
    const { uploaded, upload, correct, start, deps, merchantId } = await bulkScene(database().db, {
      folder,
      makerOf: makerOfLedger,
    })
    const id = await uploaded(csvOf(plainRows(2)))
    const { id: uploadId } = await upload(id)
    const seen = async () => (await previewOf(deps, { merchantId, uploadId })).revision
    const before = await seen()
    expect(await seen()).toBe(before)
    expect(await correct(id, 2, { amount: '5000' })).toMatchObject({ value: { state: 'ready' } })
    expect(await start(id, { rowsSeen: 2, revisionSeen: before })).toMatchObject({ error: 'changed' })
    const after = await seen()
    expect(await correct(id, 3, { customer_email: 'elsewhere@example.com' })).toMatchObject({ ok: true })
    expect(await start(id, { rowsSeen: 2, revisionSeen: after })).toMatchObject({ error: 'changed' })
    expect(await start(id, { rowsSeen: 2, revisionSeen: await seen() })).toMatchObject({ ok: true })
  })
})
