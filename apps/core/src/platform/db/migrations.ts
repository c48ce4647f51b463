import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export type Migration = { tag: string; statements: string[]; hash: string }

const BREAKPOINT = '--> statement-breakpoint' // as drizzle-kit writes it

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** The migrations of a folder written by drizzle-kit, in the order of its journal; hand-written ones stand in it too. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')))
  return Promise.all(journal.entries.map(({ tag }) => readMigration(folder, tag)))
}

async function readMigration(folder: string, tag: string): Promise<Migration> {
  const text = await readFile(join(folder, `${tag}.sql`), 'utf8')
  const sql = text.replaceAll('\r\n', '\n') // a checkout may write other line ends
  return { tag, statements: sql.split(BREAKPOINT), hash: createHash('sha256').update(sql).digest('hex') }
}
