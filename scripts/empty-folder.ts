import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@wasl/core/platform/db/database'
import { lockFolder, type FolderLock } from '@wasl/core/platform/db/folder-lock/folder-lock'
import { refuseForeignMerchants } from '@wasl/core/seed/refuse-foreign-merchants'

/** What the server keeps beside its database; anything else in the folder is not ours to remove. */
const besideDatabase = ['files', 'sandbox-bank']
const silent = { info() {}, warn() {}, error() {} }

/**
 * Of what the demo has in it, under one lock from the look to the end, so that a running server is refused by name. The database
 * goes last and in one step: whoever is killed before leaves a whole one, whoever is killed after leaves nothing that counts.
 */
export async function emptyFolder(folder: string): Promise<void> {
  refuseForeignFolder(folder)
  const lock = await lockFolder(folder)
  const pathOf = (name: string) => join(folder, name)
  const remove = (name: string) => rm(pathOf(name), { recursive: true, force: true })
  try {
    const hasDatabase = existsSync(pathOf('database'))
    if (hasDatabase) await refuseRealMerchants(folder, lock)
    else refuseFilesAlone(folder)
    await Promise.all([...besideDatabase, 'database.old'].map(remove))
    if (hasDatabase) await rename(pathOf('database'), pathOf('database.old'))
    await Promise.all(['database.old', 'database.new', 'engine.json'].map(remove))
  } finally {
    await lock.release()
  }
}

/** A start looks by itself, but after the folder was emptied. */
async function refuseRealMerchants(dataFolder: string, lock: FolderLock) {
  const database = await openDatabase({ dataFolder, log: silent, lock })
  try {
    await refuseForeignMerchants(database)
  } finally {
    await database.stop()
  }
}

/** A folder of something else, named by mistake: nothing is removed there, and no demo made. */
function refuseForeignFolder(folder: string) {
  if (!existsSync(folder) || existsSync(join(folder, 'database'))) return
  const found = readdirSync(folder).find((name) => !isOurs.test(name))
  if (found === undefined) return
  throw new Error(
    `WASL_DATA: ${folder} is no data folder of Wasl, it holds ${found}: name an empty folder, or one of a demo`,
  )
}

/** Also what a disk of its own has in it before anybody writes there. */
const isOurs = /^(database.*|engine\.json|files|sandbox-bank|secret|sessions|lost\+found|\..*)$/

/** They may be a real installation's, whose DATABASE_URL this shell does not know. */
function refuseFilesAlone(folder: string) {
  const found = besideDatabase.map((name) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined) return
  throw new Error(
    `WASL_DATA: ${found} belongs to no database of this folder, and may be of one on a server: name the folder of a demo`,
  )
}
