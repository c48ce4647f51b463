import { openMigrated } from './open-migrated.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import type { DatabaseLog } from './platform/db/database-log.ts'
import type { Opening } from './platform/db/embedded-folder.ts'
import { lockFolder } from './platform/db/folder-lock/folder-lock.ts'

/**
 * The database of a process that serves: the data folder is its alone until it stops, beside a server too, for the bank's book
 * and the files lie there. An embedded database takes the folder by itself.
 */
export async function openAlone(
  config: Config,
  log: DatabaseLog,
  opening: Pick<Opening, 'onUnderWay'> = {},
): Promise<Database> {
  const lock = config.databaseUrl === null ? null : await lockFolder(config.dataFolder)
  try {
    const database = await openMigrated(config, log, opening)
    const stop = async () => {
      await database.stop()
      await lock?.release()
    }
    return { ...database, stop }
  } catch (error) {
    await lock?.release()
    throw error
  }
}
