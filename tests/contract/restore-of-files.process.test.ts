import { pearl } from '@wasl/core/kernel/installation/installation.fixtures'
import { openMerchant } from '@wasl/core/kernel/installation/open-merchant.service'
import { backUp } from '@wasl/core/platform/backup/backup.service'
import { hasMerchants } from '@wasl/core/platform/backup/load.store'
import { fitBackup, restore, type RestoreOptions } from '@wasl/core/platform/backup/restore.service'
import { systemClock } from '@wasl/core/platform/clock'
import type { Database } from '@wasl/core/platform/db/database'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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

const [first, second] = [`files/${'a'.repeat(64)}`, `files/${'b'.repeat(64)}`]

describe('into a folder that is not new', () => {
  test('what a killed restore left is taken where it is the same, and taken up where it is half', async () => {
    const { file, dataFolder: source } = await archiveOf(['a'.repeat(64), 'b'.repeat(64)])
    const dataFolder = await newFolder()
    await mkdir(join(dataFolder, 'files'))
    for (const name of ['secret', first]) await copyFile(join(source, name), join(dataFolder, name))
    await writeFile(join(dataFolder, `${second}.part`), 'ha')
    const options = { ...(await opened()), file, dataFolder }
    await expect(restored({ ...options, findFaults: async () => ['I1: 7'] })).rejects.toThrow('are wrong')
    expect(await readdir(join(dataFolder, 'files'))).toEqual(['a'.repeat(64)])
    await restored(options)
    expect(await readFile(join(dataFolder, second), 'utf8')).toBe(
      await readFile(join(source, second), 'utf8'),
    )
    expect((await readdir(join(dataFolder, 'files'))).length).toBe(2)
  })

  test.each(['secret', first])('%s of somebody else is refused, and stays', async (name) => {
    const { file, dataFolder: source } = await archiveOf(['a'.repeat(64)])
    const dataFolder = await newFolder()
    await mkdir(join(dataFolder, 'files'))
    const other = (await readFile(join(source, name), 'utf8')).replace('the', 'The')
    await writeFile(join(dataFolder, name), other)
    const outcome = restored({ ...(await opened()), file, dataFolder })
    await expect(outcome).rejects.toThrow(`${join(dataFolder, name)} is there already`)
    expect(await readFile(join(dataFolder, name), 'utf8')).toBe(other)
  })

  test('what comes there after the archive was fitted is refused as well', async () => {
    const { file } = await archiveOf(['a'.repeat(64), 'b'.repeat(64)])
    const dataFolder = await newFolder()
    const manifest = await fitBackup({ file, dataFolder, mode: 'production', secret })
    await mkdir(join(dataFolder, 'files'))
    await writeFile(join(dataFolder, second), 'another')
    const { db } = await opened()
    const outcome = restore({ db, file, manifest, dataFolder, findFaults: async () => [] })
    await expect(outcome).rejects.toThrow('is there already')
    expect(await readdir(join(dataFolder, 'files'))).toEqual(['b'.repeat(64)])
    expect(await readFile(join(dataFolder, second), 'utf8')).toBe('another')
  })
})

async function opened(): Promise<Database> {
  const database = await testDatabase()
  onTestFinished(database.stop)
  return database
}

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
  await writeFile(join(dataFolder, 'secret'), 'the secret file')
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
