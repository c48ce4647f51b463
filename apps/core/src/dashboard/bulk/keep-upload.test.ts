import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { losingCommits, type Loss } from '@wasl/tests/support/lost-commits'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newPublicId } from '../../platform/ids.ts'
import { bulkScene, csvOf, plainRows } from './bulk.fixtures.ts'
import { keepUpload } from './keep-upload.service.ts'
import { findUpload } from './uploads.store.ts'

eachEngine((database) => {
  test.each<[Loss, object]>([
    ['committed', { answer: 'kept', files: 1, isStored: true }],
    ['rolledBack', { answer: 'CommitOutcomeUnknown', files: 0, isStored: false }],
    ['nobodyAnswers', { answer: 'DatabaseUnavailable', files: 1, isStored: true }],
  ])('a connection lost at COMMIT, %s: a file whose row may be there stays', async (loss, expected) => {
    const folder = await mkdtemp(join(tmpdir(), 'wasl-kept-upload-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { deps, staff } = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
    const { db, arm } = losingCommits(database(), loss)
    const publicId = newPublicId()
    const content = (async function* () {
      yield new TextEncoder().encode(csvOf(plainRows(1)))
      arm()
    })()
    const sent = { name: 'members.csv', content, requestId: 'test', publicId }
    const answer = await keepUpload({ ...deps, db }, staff, sent).then(
      ({ ok }) => (ok ? 'kept' : 'refused'),
      (error: Error) => error.name,
    )
    const files = (await readdir(join(folder, 'generated'))).length
    const { merchantId } = staff
    const isStored = (await findUpload(database().db, { merchantId, publicId })) !== null
    expect({ answer, files, isStored }).toEqual(expected)
  })
})
