import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { openDatabase, type Database } from '@wasl/core/platform/db/database'
import type { Beginning } from '@wasl/core/platform/db/embedded-folder'
import { createLog } from '@wasl/core/platform/log/log'
import { startProblem } from '@wasl/core/start-problem'

/** The configuration of the environment, for commands that work on an installation. */
export function configured(): Config {
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error.join('\n'))
  if (read.value.coreUrl) throw new Error('The data is where CORE_URL leads: run this command there.')
  return read.value
}

/** What stopped a command, as a start would say it: by the variable to look at. */
export function whyItStopped(error: unknown): string {
  const read = readConfig(process.env)
  if (read.ok) return startProblem(error, read.value)
  return error instanceof Error ? error.message : String(error)
}

/** Its database, as it is: neither migrated nor seeded. A new folder's is as far as this release goes, unless it begins empty. */
export async function openInstallation(begins?: Beginning): Promise<{ config: Config; database: Database }> {
  const config = configured()
  const log = createLog({ level: 'warn' })
  const database = await openDatabase({
    url: config.databaseUrl ?? undefined,
    dataFolder: config.dataFolder,
    log,
    ...(begins && { begins }),
  })
  return { config, database }
}
