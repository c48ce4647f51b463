import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { hasStoredFiles, holdsMerchants, holdsWasl } from './dump.store.ts'
import type { Manifest } from './manifest.ts'

/** Nothing was written: what is wrong, and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

export const otherSecret =
  'WASL_SECRET opens nothing that is sealed in the database: set the one that the server is started with'

/** Before anything is opened: opening an embedded database makes one where there is none. */
export function refuseOtherFolder({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): void {
  if (databaseUrl !== null) {
    if (existsSync(dataFolder)) return
    throw new BackupRefused(`WASL_DATA: ${dataFolder} is not there: name the data folder of the installation`)
  }
  if (existsSync(join(dataFolder, 'database', 'PG_VERSION'))) return
  throw new BackupRefused(
    `WASL_DATA: ${dataFolder} holds no database of Wasl: name the data folder of the installation, or its server with DATABASE_URL`,
  )
}

type Source = { pool: pg.Pool; kind: Manifest['engine']; dataFolder: string }

/** A database without a merchant, or without the files it names, is not the one that was meant. */
export async function refuseOtherDatabase({ pool, kind, dataFolder }: Source): Promise<void> {
  const place = kind === 'postgres' ? 'DATABASE_URL' : `WASL_DATA: ${dataFolder}`
  if (!(await holdsWasl(pool))) {
    throw new BackupRefused(`${place} holds no database of Wasl: name the one of the installation`)
  }
  if (!(await holdsMerchants(pool))) {
    throw new BackupRefused(
      `${place} holds no merchant, so there is nothing to back up: name the installation that has them`,
    )
  }
  const files = join(dataFolder, 'files')
  if (!existsSync(files) && (await hasStoredFiles(pool))) {
    throw new BackupRefused(
      `WASL_DATA: ${files} is not there, and the database names files: name the data folder of the installation, or make an empty ${files} where they are lost`,
    )
  }
}
