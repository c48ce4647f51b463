import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const enginePackage = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
const built = fileURLToPath(new URL('../../../dist', import.meta.url))
const A_DAY_MS = 86_400_000

/**
 * Making a database and migrating it takes the embedded engine ten seconds, copying its folder a tenth of one. So the build
 * makes one, by the very migrations, and new data folders begin as its copy. Whoever has none makes the database himself.
 */
export async function copyTemplate(to: string): Promise<boolean> {
  if (!(await isTemplateMade())) return false
  await copyFolder(await templateFolder(), to)
  return true
}

const isTemplateMade = async (): Promise<boolean> => existsSync(await templateFolder())

/** Eight hundred small files: a fifth of the time of `cp`, while the start reads modules. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      return entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target)
    }),
  )
}

/** For the build. Nothing to do where it is there: its name says what is in it. */
export async function makeTemplate(): Promise<void> {
  const template = await templateFolder()
  if (existsSync(template)) return
  await mkdir(built, { recursive: true })
  await dropOldTemplates()
  const unfinished = await mkdtemp(join(built, 'unfinished-'))
  try {
    await makeDatabase(unfinished)
    await makeReadable(unfinished)
    // Another process may have done the same at the same time.
    if (!existsSync(template)) await rename(unfinished, template)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** The engine leaves some for its user alone and some for everybody to write; who builds is not always who runs. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else await chmod(path, 0o644)
  }
}

/** Another engine, another set of migrations or another way of making it has another one. */
export async function templateFolder(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  const paths = [join('meta', '_journal.json'), ...files].map((name) => join(migrationsFolder, name))
  for (const text of [
    await readFile(enginePackage),
    await readFile(new URL(import.meta.url)),
    ...(await Promise.all(paths.map((path) => readFile(path)))),
  ])
    hash.update(text)
  return join(built, `database-${hash.digest('hex').slice(0, 16)}`)
}

async function makeDatabase(dataDir: string): Promise<void> {
  const [{ openEmbedded }, { poolOn }, { migrate }] = await Promise.all([
    import('./embedded/embedded.ts'),
    import('./database.ts'),
    import('./migrate.ts'),
  ])
  const embedded = await openEmbedded({ dataDir, log: console })
  try {
    const database = poolOn('embedded', embedded.poolConfig, console)
    await migrate(database.db)
    await dropUnused(database.pool)
    await database.stop()
  } finally {
    await embedded.stop()
  }
}

/** Templates of the engine's other databases: we make none, and they are two of five files to copy. */
async function dropUnused(pool: Pool): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await pool.query(`alter database ${name} is_template false`)
    await pool.query(`drop database ${name}`)
  }
}

async function dropOldTemplates(): Promise<void> {
  const names = (await readdir(built)).filter((name) => /^(database|unfinished)-/.test(name))
  for (const path of names.map((name) => join(built, name))) {
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > A_DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
