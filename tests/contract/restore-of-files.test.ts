import { pearl } from '@wasl/core/kernel/installation/installation.fixtures'
import { openMerchant } from '@wasl/core/kernel/installation/open-merchant.service'
import { backUp } from '@wasl/core/platform/backup/backup.service'
import { hasMerchants } from '@wasl/core/platform/backup/load.store'
import { fitBackup, restore, type RestoreOptions } from '@wasl/core/platform/backup/restore.service'
import { systemClock } from '@wasl/core/platform/clock'
import type { Database } from '@wasl/core/platform/db/database'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eachEngine, testDatabase } from '../support/database.ts'
import { migratedTemplate, openedEmbedded } from '../support/embedded-test-database.ts'
import { losingCommits, type Loss } from '../support/lost-commits.ts'

const secret = 'the secret of both installations'
const clock = systemClock

test('files that take longer than a transaction may idle are put back', async () => {
  const names = Array.from({ length: 1_000 }, (_, at) => at.toString(16).padStart(64, '0'))
  const { file } = await archiveOf(names)
  const dataFolder = await newFolder()
  const { db } = await impatient(500)
  await restored({ db, file, dataFolder })
  expect((await readdir(join(dataFolder, 'files'))).toSorted()).toEqual(names)
})

describe.each<{ loss: Loss; complaint: string | null; isKept: boolean }>([
  { loss: 'committed', complaint: null, isKept: true },
  { loss: 'rolledBack', complaint: 'not available at the moment', isKept: false },
  { loss: 'nobodyAnswers', complaint: 'whether the database holds the backup is unknown', isKept: true },
])('a connection lost at COMMIT, $loss', ({ loss, complaint, isKept }) => {
  eachEngine((database) => {
    test('the files go only where the database certainly holds nothing', async () => {
      const name = 'a'.repeat(64)
      const { file } = await archiveOf([name], openShop)
      const dataFolder = await newFolder()
      const { db, arm } = losingCommits(database(), loss)
      const outcome = restored({
        db,
        file,
        dataFolder,
        findFaults: async () => {
          arm()
          return []
        },
      })
      if (complaint === null) await outcome
      else await expect(outcome).rejects.toThrow(complaint)
      expect(existsSync(join(dataFolder, 'files', name))).toBe(isKept)
      expect(await hasMerchants(database().db)).toBe(loss !== 'rolledBack')
    })
  })
})

const openShop = async ({ db }: Database): Promise<void> => {
  await openMerchant({ db, clock }, pearl)
}

async function archiveOf(
  names: readonly string[],
  fill: (database: Database) => Promise<void> = async () => {},
) {
  const database = await testDatabase()
  await fill(database)
  const { pool, kind, stop } = database
  const dataFolder = await newFolder()
  await mkdir(join(dataFolder, 'files'))
  for (const name of names) await writeFile(join(dataFolder, 'files', name), `the file ${name}`)
  const file = join(dataFolder, 'backup.tar.gz')
  await backUp({ pool, kind, mode: 'production', secret, dataFolder, clock, file })
  await stop()
  return { file, dataFolder }
}

async function restored(given: Pick<RestoreOptions, 'db' | 'file' | 'dataFolder'> & Partial<RestoreOptions>) {
  const manifest = await fitBackup({ ...given, mode: 'production', secret })
  await restore({ manifest, findFaults: async () => [], ...given })
}

/** An embedded database that waits less long between the statements of a transaction. */
async function impatient(leaseMs: number): Promise<Database> {
  const database = await openedEmbedded('memory://', await migratedTemplate(), { leaseMs })
  onTestFinished(database.stop)
  return database
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
