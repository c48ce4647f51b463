import { poolOn, type Database } from '@wasl/core/platform/db/database'
import { dumpDataDir } from '@wasl/core/platform/db/embedded/dump'
import { openEmbedded } from '@wasl/core/platform/db/embedded/embedded'
import { copyTemplate, makeTemplate } from '@wasl/core/platform/db/embedded-template'
import { existsSync } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import './kept-engine.ts'
import { migrationsHash } from './migrations-hash.ts'
import { quietLog } from './quiet-log.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache/wasl', import.meta.url))
const A_DAY_MS = 86_400_000

/** In memory, from a migrated template: making a database from nothing takes some seconds, this a fraction of one. */
export async function embeddedTestDatabase(): Promise<Database> {
  return openedEmbedded('memory://', await migratedTemplate())
}

/** A folder or `memory://`, filled from a dump. */
export async function openedEmbedded(
  dataDir: string,
  template: string,
  limits: { leaseMs?: number } = {},
): Promise<Database> {
  const embedded = await openEmbedded({ dataDir, template, ...limits, log: quietLog })
  const database = poolOn('embedded', embedded.poolConfig, quietLog)
  return {
    ...database,
    stop: async () => {
      await database.stop()
      await embedded.stop()
    },
  }
}

/** The dump that every embedded test database starts from. */
export async function migratedTemplate(): Promise<string> {
  const template = join(cache, `embedded-${await migrationsHash()}.tar`)
  if (existsSync(template)) return template
  await mkdir(cache, { recursive: true })
  await dropOldTemplates()
  const unfinished = `${template}.${process.pid}`
  await writeFile(unfinished, await migratedDump())
  await keepFirst(unfinished, template)
  return template
}

/** Another test process may do the same at the same time, and a third may be reading what was there first. */
async function keepFirst(unfinished: string, template: string): Promise<void> {
  try {
    await link(unfinished, template)
  } catch (error) {
    if (!existsSync(template)) throw error
  }
  await rm(unfinished)
}

/** The database that the build makes for new data folders serves the tests as well. */
async function migratedDump(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-template-'))
  try {
    await makeTemplate()
    await copyTemplate(join(folder, 'database'))
    return await dumpDataDir(join(folder, 'database'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function dropOldTemplates(): Promise<void> {
  const names = (await readdir(cache)).filter((name) => name.startsWith('embedded-'))
  for (const name of names) {
    const { mtimeMs } = await stat(join(cache, name))
    if (Date.now() - mtimeMs > A_DAY_MS) await rm(join(cache, name), { force: true })
  }
}
