import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import {
  appliedMigrations,
  atOneMoment,
  rowsOf,
  sealedKeyOf,
  sequencesOf,
  tablesInOrder,
} from './dump.store.ts'
import { unwrapKey } from '../sealing/wrapped-key.ts'
import { keptEntries } from './kept-files.ts'
import { FORMAT, manifestName, secretMark, type Manifest } from './manifest.ts'
import { BackupRefused, otherSecret } from './refuse-other-source.ts'
import { tarOf, type Entry, type Written } from './tar-writer.ts'
import { isMissing } from '../is-missing.ts'

export type BackupOptions = {
  pool: pg.Pool
  kind: Manifest['engine']
  mode: Manifest['mode']
  secret: string
  dataFolder: string
  clock: Clock
  file: string
  /** Hears of what lies among the files and is none of ours. */
  leaveOut?: (name: string) => void
}

/**
 * Database, files and the demo bank's book as one archive. The database is read first: what is written meanwhile to files and
 * book is more than it knows of, never less. Under its name only when it is whole.
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { file } = options
  const unfinished = `${file}.part`
  const made: { manifest?: Manifest } = {}
  // What a backup that was killed left is of no use to anybody.
  await rm(unfinished, { force: true })
  const part = await open(unfinished, 'wx', 0o600)
  const own = (await part.stat({ bigint: true })).ino
  try {
    await writeArchive(options, part, made)
    if (!(await isStill(unfinished, own)))
      throw new BackupRefused(`another backup to ${file} began meanwhile: name another file`)
    await rename(unfinished, file)
  } catch (error) {
    if (await isStill(unfinished, own)) await rm(unfinished, { force: true })
    throw error
  }
  if (!made.manifest) throw new Error('the backup has no manifest')
  return made.manifest
}

const writeArchive = (
  options: BackupOptions,
  part: FileHandle,
  made: { manifest?: Manifest },
): Promise<void> =>
  pipeline(
    Readable.from(archive(options, made), { objectMode: false }),
    createGzip({ level: 6 }),
    part.createWriteStream({ flush: true }),
  )

/** Another backup to the same file takes the name from the one that lies there. */
async function isStill(path: string, inode: bigint): Promise<boolean> {
  const found = await stat(path, { bigint: true }).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return found?.ino === inode
}

async function* archive(options: BackupOptions, made: { manifest?: Manifest }) {
  const entries: Written[] = []
  async function* everything(): AsyncGenerator<Entry> {
    const database: DatabaseFacts = { tables: [], sequences: [], migrations: [] }
    yield* atOneMoment(options.pool, (client) => databaseEntries(client, options, database))
    yield* keptEntries({ leaveOut: () => {}, ...options })
    made.manifest = {
      format: FORMAT,
      madeAt: options.clock.now().toISOString(),
      engine: options.kind,
      mode: options.mode,
      secret: secretMark(options.secret),
      ...database,
      entries,
    }
    yield inMemory(manifestName, JSON.stringify(made.manifest))
  }
  yield* tarOf(everything(), (written) => {
    if (written.name !== manifestName) entries.push(written)
  })
}

type DatabaseFacts = Pick<Manifest, 'tables' | 'sequences' | 'migrations'>

async function* databaseEntries(
  client: pg.ClientBase,
  { secret }: Pick<BackupOptions, 'secret'>,
  facts: DatabaseFacts,
): AsyncGenerator<Entry> {
  await refuseOtherSecret(client, secret)
  facts.migrations.push(...(await appliedMigrations(client)))
  for (const table of await tablesInOrder(client)) {
    const counted = { name: table, rows: 0 }
    facts.tables.push(counted)
    yield* tableEntries(client, counted)
  }
  facts.sequences.push(...(await sequencesOf(client)))
}

/** At the moment that is backed up: the manifest names the secret that opens the key in the archive. */
async function refuseOtherSecret(client: pg.ClientBase, secret: string): Promise<void> {
  const sealed = await sealedKeyOf(client)
  if (sealed === null || unwrapKey(sealed, secret).ok) return
  throw new BackupRefused(otherSecret)
}

const PART_BYTES = 1_000_000

/** JSON arrays of about a megabyte: small enough to be put back by one statement. */
async function* tableEntries(
  client: pg.ClientBase,
  table: { name: string; rows: number },
): AsyncGenerator<Entry> {
  let lines: string[] = []
  let bytes = 0
  let part = 0
  const flush = () => {
    part += 1
    const entry = inMemory(
      `tables/${table.name}/${String(part).padStart(6, '0')}.json`,
      `[${lines.join(',\n')}]`,
    )
    lines = []
    bytes = 0
    return entry
  }
  for await (const rows of rowsOf(client, table.name)) {
    table.rows += rows.length
    for (const line of rows) {
      lines.push(line)
      bytes += line.length
      if (bytes >= PART_BYTES) yield flush()
    }
  }
  if (lines.length > 0) yield flush()
}

function inMemory(name: string, text: string): Entry {
  const content = Buffer.from(text)
  return { name, bytes: content.byteLength, content: [content] }
}
