import { installationKeyOf } from '@wasl/core/kernel/installation/installation-key.service'
import type { Clock } from '@wasl/core/platform/clock'
import type { Config } from '@wasl/core/platform/config/config'
import { secretOf } from '@wasl/core/platform/config/secret'
import type { Db } from '@wasl/core/platform/db/db'
import { migrate } from '@wasl/core/platform/db/migrate'
import { openInstallation } from '../installation.ts'

export type AtDatabase = { db: Db; clock: Clock; config: Config; secret: string }

/** `key` is what the installation seals and hashes with. */
export type AtWork = Omit<AtDatabase, 'secret'> & { key: string }

/** On the migrated database of this installation. An embedded one has no server while the work lasts, or is refused. */
export async function onDatabase<T>(work: (at: AtDatabase) => Promise<T>): Promise<T> {
  const { config, database } = await openInstallation()
  try {
    await migrate(database.db)
    return await work({ db: database.db, clock: database.clock, config, secret: await secretOf(config) })
  } finally {
    await database.stop()
  }
}

/** The same with the installation's key, which WASL_SECRET has to open. */
export const inInstallation = <T>(work: (at: AtWork) => Promise<T>): Promise<T> =>
  onDatabase(async ({ secret, ...at }) => work({ ...at, key: await installationKeyOf(at, secret) }))
