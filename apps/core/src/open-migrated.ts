import type { Config } from './platform/config/config.ts'
import { openDatabase, type Database } from './platform/db/database.ts'
import type { DatabaseLog } from './platform/db/database-log.ts'
import type { Opening } from './platform/db/embedded-folder.ts'
import { migrate } from './platform/db/migrate.ts'
import { refuseForeignMerchants } from './seed/refuse-foreign-merchants.ts'

type Place = Pick<Config, 'mode' | 'databaseUrl' | 'dataFolder'>

/** The database of an installation, up to date. What the demo may not touch is refused before anything is written to it. */
export async function openMigrated(
  { mode, databaseUrl, dataFolder }: Place,
  log: DatabaseLog,
  opening: Pick<Opening, 'onUnderWay'> = {},
): Promise<Database> {
  const database = await openDatabase({ url: databaseUrl ?? undefined, dataFolder, log, ...opening })
  try {
    if (mode === 'demo') await refuseForeignMerchants(database)
    await migrate(database.db)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}
