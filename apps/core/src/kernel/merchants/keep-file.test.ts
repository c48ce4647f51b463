import { eachEngine } from '@wasl/tests/support/database'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFiles, type Files } from '../../platform/files/files.ts'
import { dropContent, keepFile } from './keep-file.service.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-keep-file-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = openFiles(folder)

eachEngine((database) => {
  const scene = async () => {
    const { db, merchantId } = await openLedger(database().db)
    const content = Buffer.from(`An invoice of merchant ${merchantId}`)
    const { sha256 } = await files.put(content)
    const pdf = { merchantId, contentType: 'application/pdf', nameEn: 'a.pdf', nameAr: 'a.pdf' }
    const keep = (through: Files) =>
      keepFile({ db, files: through }, content, { ...pdf, id: `invoice-${merchantId}` })
    return { content, sha256, keep, drop: () => dropContent({ db, files }, sha256) }
  }

  test('content that no row names goes, and stays where one does', async () => {
    const { content, sha256, keep, drop } = await scene()
    await drop()
    expect(await files.read(sha256)).toBeNull()
    await keep(files)
    await drop()
    expect(await files.read(sha256)).toEqual(content)
  })

  test('content that is named again while it is taken away stays', async () => {
    const { content, sha256, keep, drop } = await scene()
    const written = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const keeping = keep({
      ...files,
      put: async (bytes) => {
        const stored = await files.put(bytes)
        written.resolve()
        await goOn.promise
        return stored
      },
    })
    await written.promise
    const dropping = drop()
    await Promise.race([dropping, new Promise((end) => setTimeout(end, 500))])
    goOn.resolve()
    await Promise.all([keeping, dropping])
    expect(await files.read(sha256)).toEqual(content)
  })
})
