/** `npm run backup -- <file>`: database, files and the demo bank's book in one archive, whole or not at all. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { opensWhatIsSealed } from '@wasl/core/kernel/installation/opens-what-is-sealed'
import { backUp } from '@wasl/core/platform/backup/backup.service'
import { sealedKeyOf } from '@wasl/core/platform/backup/dump.store'
import {
  BackupRefused,
  otherSecret,
  refuseOtherDatabase,
  refuseOtherFolder,
} from '@wasl/core/platform/backup/refuse-other-source'
import type { Config } from '@wasl/core/platform/config/config'
import { knownSecretOf } from '@wasl/core/platform/config/secret'
import type { Database } from '@wasl/core/platform/db/database'
import { unwrapKey } from '@wasl/core/platform/sealing/wrapped-key'
import { refuseForeignMerchants } from '@wasl/core/seed/refuse-foreign-merchants'
import { configured, openInstallation, whyItStopped } from './installation.ts'
import { helpIfAsked } from './help.ts'

helpIfAsked('backup')
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error('Which file? npm run backup -- wasl-2026-11-20.tar.gz')
  await backup(resolve(file))
} catch (error) {
  console.error(whyItStopped(error))
  process.exit(1)
}

/** A PostgreSQL server is read while Wasl works; an embedded database only while nobody serves from its folder. */
async function backup(file: string) {
  if (existsSync(file)) throw new Error(`${file} is there already: name another file.`)
  refuseOtherFolder(configured())
  const { config, database } = await openInstallation()
  try {
    const { mode, dataFolder } = config
    const { pool, kind, clock } = database
    await refuseOtherDatabase({ pool, kind, dataFolder })
    const secret = await ownSecret(config, database)
    const leaveOut = (name: string) => console.warn(`${join(dataFolder, name)} is no file of Wasl: left out.`)
    const manifest = await backUp({ pool, kind, mode, secret, dataFolder, clock, file, leaveOut })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${file} holds ${rows} rows of ${manifest.tables.length} tables, and the files.`)
  } finally {
    await database.stop()
  }
}

/** A backup under another secret would be put back by that one alone, which opens nothing. */
async function ownSecret(config: Config, database: Database): Promise<string> {
  if (config.mode === 'demo') await refuseForeignMerchants(database)
  const secret = await knownSecretOf(config)
  if (secret === null) {
    throw new BackupRefused(
      `WASL_SECRET: ${config.dataFolder} holds no secret: set the one this demo was started with`,
    )
  }
  const sealed = await sealedKeyOf(database.pool)
  const opens = sealed === null ? await opensWhatIsSealed(database.db, secret) : unwrapKey(sealed, secret).ok
  if (opens) return secret
  throw new BackupRefused(otherSecret)
}
