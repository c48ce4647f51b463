import type { Clock } from '@wasl/core/platform/clock'
import type { Config } from '@wasl/core/platform/config/config'
import { secretOf } from '@wasl/core/platform/config/secret'
import type { Db } from '@wasl/core/platform/db/db'
import { migrate } from '@wasl/core/platform/db/migrate'
import { openInstallation } from '../installation.ts'

export type AtWork = { db: Db; clock: Clock; config: Config; secret: string }

/** On the migrated database of this installation. An embedded one has no server while the work lasts, or is refused. */
export async function inInstallation<T>(work: (at: AtWork) => Promise<T>): Promise<T> {
  const { config, database } = await openInstallation()
  try {
    await migrate(database.db)
    return await work({ db: database.db, clock: database.clock, config, secret: await secretOf(config) })
  } finally {
    await database.stop()
  }
}
