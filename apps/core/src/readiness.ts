import type { Readiness } from '@wasl/contracts/readiness'
import type { Core } from './app.ts'
import type { Database } from './platform/db/database.ts'
import { hasRoom } from './platform/storage.ts'

type Watched = { database: Pick<Database, 'pool'>; core: Pick<Core, 'work' | 'storage'>; dataFolder: string }

/** A full disk is noticed by failed writes, and in the data folder also before. */
export async function readinessOf({ database, core, dataFolder }: Watched): Promise<Readiness> {
  const answers = await database.pool.query('select 1').then(
    () => true,
    () => false,
  )
  if (!answers) return 'database_away'
  if (!core.work.isAlive()) return 'work_stopped'
  return core.storage.wasFullLately() || !(await hasRoom(dataFolder)) ? 'storage_full' : 'ready'
}
