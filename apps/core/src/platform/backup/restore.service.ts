import { createHash } from 'node:crypto'
import { CommitOutcomeUnknown, DatabaseUnavailable } from '../db/database-errors.ts'
import type { Db, Tx } from '../db/db.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { onceEnded } from '../db/once-ended.ts'
import { isOurs, tableOf } from './entry-names.ts'
import {
  countMigrations,
  finishTables,
  hasMerchants,
  loadRows,
  prepareTables,
  storedColumns,
} from './load.store.ts'
import { FORMAT, Manifest, manifestName, secretMark } from './manifest.ts'
import { putFiles, refuseOtherFiles, removeFiles } from './put-files.ts'
import { entriesOf, textOf } from './read-archive.ts'
import { RestoreRefused } from './restore-refused.ts'
import { ArchiveBroken } from './tar-reader.ts'

/** The files stay: the database may be the one that names them. */
class RestoreUnknown extends Error {
  override readonly name = 'RestoreUnknown'

  constructor(dataFolder: string) {
    super(
      `the connection was lost at COMMIT and the database does not answer: whether the database holds the backup is unknown, and its files stay in ${dataFolder}. Restore once more when it answers: that does it, or says that the database is not empty, and then it is done`,
    )
  }
}

export type FitOptions = {
  file: string
  dataFolder: string
  mode: Manifest['mode']
  /** Null takes the one of the archive (a demo's). */
  secret: string | null
}

export type RestoreOptions = {
  db: Db
  file: string
  /** What `fitBackup` found in the file. */
  manifest: Manifest
  dataFolder: string
  /** What is wrong with the books, read before anything is kept. */
  findFaults: (tx: Tx) => Promise<string[]>
}

/** What the archive says it holds, once all of it is proven and fits this installation. Before anything is opened or made. */
export async function fitBackup(options: FitOptions): Promise<Manifest> {
  const manifest = await proven(options.file)
  await refuseUnfit(manifest, options)
  return manifest
}

/**
 * Puts a backup into an empty installation, or changes nothing: the database is filled in one transaction that ends only when
 * the books are right.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { db, manifest, dataFolder } = options
  // The schema as it was; what came later is migrated with the data in it.
  await migrate(db, undefined, manifest.migrations.at(-1)?.tag)
  if (await hasMerchants(db)) throw new RestoreRefused('the database is not empty: restore into a new one')
  if ((await countMigrations(db)) !== manifest.migrations.length) {
    throw new RestoreRefused('the database was migrated further than the backup: restore into a new one')
  }
  // Before the transaction, which would otherwise idle until the server ends it.
  const put = await putFiles(options)
  try {
    await inTransaction(db, (tx) => fill(tx, options), { retries: 0 })
  } catch (error) {
    const isInDoubt = error instanceof CommitOutcomeUnknown
    if (!isInDoubt || !(await isFilled(options))) {
      await removeFiles(dataFolder, put)
      throw isInDoubt ? new DatabaseUnavailable(error) : error
    }
  }
  await migrate(db)
}

async function isFilled({ db, dataFolder }: RestoreOptions): Promise<boolean> {
  try {
    return await onceEnded(db, 'merchant', hasMerchants)
  } catch {
    throw new RestoreUnknown(dataFolder)
  }
}

/** Reads all of it once: every entry is what the manifest says, and the manifest is there. */
async function proven(file: string): Promise<Manifest> {
  const seen = new Map<string, { bytes: number; sha256: string }>()
  let manifest: Manifest | null = null
  for await (const entry of entriesOf(file)) {
    if (manifest) throw new ArchiveBroken('something follows the end of the backup')
    if (entry.name === manifestName) {
      manifest = readManifest(await textOf(entry))
      continue
    }
    const hash = createHash('sha256')
    for await (const piece of entry.content) hash.update(piece)
    seen.set(entry.name, { bytes: entry.bytes, sha256: hash.digest('hex') })
  }
  if (!manifest) throw new ArchiveBroken('the backup is cut off')
  for (const { name, bytes, sha256 } of manifest.entries) {
    const found = seen.get(name)
    if (!found || found.bytes !== bytes || found.sha256 !== sha256) {
      throw new ArchiveBroken(`${name} is not what was backed up`)
    }
    if (!isOurs(name)) throw new ArchiveBroken(`${name} does not belong into a backup`)
  }
  if (seen.size !== manifest.entries.length) throw new ArchiveBroken('the backup holds more than it says')
  return manifest
}

function readManifest(text: string): Manifest {
  const json: unknown = JSON.parse(text)
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : null
  if (typeof format === 'number' && format > FORMAT) {
    throw new RestoreRefused('the backup was made by a newer release: restore it with that one')
  }
  return Manifest.parse(json)
}

async function refuseUnfit(manifest: Manifest, { mode, secret, dataFolder }: FitOptions): Promise<void> {
  const own = new Map((await readMigrations()).map(({ tag, hash }) => [tag, hash]))
  for (const { tag, hash } of manifest.migrations) {
    if (!own.has(tag)) {
      throw new RestoreRefused(
        `the backup has the migration ${tag}, which this release does not know: restore it with the newer release`,
      )
    }
    if (own.get(tag) !== hash) throw new RestoreRefused(`the migration ${tag} is not the one of the backup`)
  }
  if (manifest.mode !== mode) {
    throw new RestoreRefused(`the backup is of ${manifest.mode} mode, this installation is ${mode}`)
  }
  if (secret !== null && secretMark(secret) !== manifest.secret) {
    throw new RestoreRefused('WASL_SECRET is not the one of the backup: what it sealed could not be opened')
  }
  if (secret === null && !manifest.entries.some(({ name }) => name === 'secret')) {
    throw new RestoreRefused('the backup was made under a WASL_SECRET: set it, or what it sealed stays shut')
  }
  await refuseOtherFiles(dataFolder, manifest)
}

async function fill(tx: Tx, options: RestoreOptions): Promise<void> {
  const { manifest } = options
  const tables = manifest.tables.map(({ name }) => name)
  const columns = new Map<string, string[]>()
  for (const table of tables) columns.set(table, await storedColumns(tx, table))
  await prepareTables(tx, tables)
  const loaded = new Map<string, number>()
  for await (const entry of entriesOf(options.file)) {
    const table = tableOf(entry.name)
    if (table === null) break // the files, which may take long to read over
    const rows = await loadRows(tx, { table, columns: columns.get(table) ?? [], lines: await textOf(entry) })
    loaded.set(table, (loaded.get(table) ?? 0) + rows)
  }
  for (const { name, rows } of manifest.tables) {
    if ((loaded.get(name) ?? 0) !== rows) throw new ArchiveBroken(`${name} has not all of its rows`)
  }
  await finishTables(tx, { tables, sequences: manifest.sequences })
  const faults = await options.findFaults(tx)
  if (faults.length > 0) throw new RestoreRefused(`the books of the backup are wrong:\n${faults.join('\n')}`)
}
