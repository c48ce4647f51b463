/** `npm run backup -- <file>`: database, files and the demo bank's book in one archive, whole or not at all. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '@wasl/core/platform/backup/backup.service'
import { systemClock } from '@wasl/core/platform/clock'
import { secretOf } from '@wasl/core/platform/config/secret'
import { openInstallation } from './installation.ts'

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error('Which file? npm run backup -- wasl-2026-11-20.tar.gz')
  await backup(resolve(file))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** A PostgreSQL server is read while Wasl works; an embedded database only while nobody serves from its folder. */
async function backup(file: string) {
  if (existsSync(file)) throw new Error(`${file} is there already: name another file.`)
  const { config, database } = await openInstallation()
  try {
    const { mode, dataFolder } = config
    const manifest = await backUp({
      pool: database.pool,
      kind: database.kind,
      mode,
      secret: await secretOf(config),
      dataFolder,
      clock: systemClock,
      file,
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${file} holds ${rows} rows of ${manifest.tables.length} tables, and the files.`)
  } finally {
    await database.stop()
  }
}
