import { changeSecret } from '@wasl/core/kernel/installation/change-secret.service'
import { pearl } from '@wasl/core/kernel/installation/installation.fixtures'
import { installationKeyOf } from '@wasl/core/kernel/installation/installation-key.service'
import { openMerchant } from '@wasl/core/kernel/installation/open-merchant.service'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { backUp } from '@wasl/core/platform/backup/backup.service'
import { fitBackup, restore } from '@wasl/core/platform/backup/restore.service'
import { systemClock } from '@wasl/core/platform/clock'
import type { Database } from '@wasl/core/platform/db/database'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { eachEngine, testDatabase } from '../support/database.ts'

const clock = systemClock
const secret = 'the-secret-of-before-that-is-long-enough'
const next = 'the-secret-from-now-on-that-is-long-enough'

eachEngine((database) => {
  test('a backup opens with the secret it was made under, of before and after a change; the key is nowhere in it', async () => {
    const { db } = database()
    const key = await installationKeyOf({ db, clock }, secret)
    await openMerchant({ db, clock }, pearl)
    const before = await backedUp(database(), secret)
    await changeSecret({ db, clock }, { present: secret, next })
    await expect(backedUp(database(), secret)).rejects.toThrow('WASL_SECRET opens nothing that is sealed')
    const after = await backedUp(database(), next)

    for (const [file, own, other] of [
      [before, secret, next],
      [after, next, secret],
    ] as const) {
      const archive = gunzipSync(await readFile(file)).toString('latin1')
      expect(archive).toContain('tables/installation_key/')
      for (const hidden of [key, secret, next]) expect(archive).not.toContain(hidden)
      await expect(restored(file, other)).rejects.toThrow('WASL_SECRET is not the one of the backup')
      const { db: anew } = await restored(file, own)
      expect(await installationKeyOf({ db: anew, clock }, own)).toBe(key)
    }
  })
})

async function backedUp({ pool, kind }: Database, startedWith: string): Promise<string> {
  const dataFolder = await newFolder()
  const file = join(dataFolder, 'backup.tar.gz')
  try {
    await backUp({ pool, kind, mode: 'production', secret: startedWith, dataFolder, clock, file })
  } catch (error) {
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
    throw error
  }
  return file
}

async function restored(file: string, startedWith: string): Promise<Database> {
  const dataFolder = await newFolder()
  const manifest = await fitBackup({ file, dataFolder, mode: 'production', secret: startedWith })
  const database = await testDatabase()
  onTestFinished(database.stop)
  await restore({ db: database.db, file, manifest, dataFolder, findFaults: findLedgerFaults })
  return database
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-key-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
