/** `npm run restore -- <file>`: puts a backup into an empty installation, or changes nothing. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { fitBackup, restore } from '@wasl/core/platform/backup/restore.service'
import { lockFolder } from '@wasl/core/platform/db/folder-lock/folder-lock'
import { configured, openInstallation, whyItStopped } from './installation.ts'
import { helpIfAsked } from './help.ts'

helpIfAsked('restore')
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1)
    throw new Error('Which file? npm run restore -- wasl-2026-11-20.tar.gz')
  await putBack(resolve(file))
} catch (error) {
  console.error(whyItStopped(error))
  process.exit(1)
}

/** Under the folder's lock, so that no server writes beside it; the embedded database takes it by itself. */
async function putBack(file: string) {
  const { databaseUrl, dataFolder, mode, secret } = configured()
  const manifest = await fitBackup({ file, dataFolder, mode, secret })
  const lock = databaseUrl === null ? null : await lockFolder(dataFolder)
  try {
    const { database } = await openInstallation('empty')
    try {
      await restore({ db: database.db, file, manifest, dataFolder, findFaults: findLedgerFaults })
      console.log(`Restored what was backed up at ${manifest.madeAt}; the books are right.`)
    } finally {
      await database.stop()
    }
  } finally {
    await lock?.release()
  }
}
