import { testDatabase } from '@wasl/tests/support/database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'

const core = fileURLToPath(new URL('../../..', import.meta.url))
const drizzleKit = fileURLToPath(new URL('bin.cjs', import.meta.resolve('drizzle-kit')))

test('the migrations say all that the Drizzle schema says, with one snapshot', async () => {
  const folder = await newFolder()
  await cp(migrationsFolder, folder, { recursive: true })
  expect(await generate(folder)).toContain('No schema changes')
  const meta = await readdir(join(migrationsFolder, 'meta'))
  expect(meta.filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1)
})

test('a migrated database is the one of the Drizzle schema, and what is listed here', async () => {
  const [declared, migrated] = await Promise.all([declaredParts(), migratedParts()])
  expect(declared.filter((part) => !migrated.includes(part))).toEqual([])
  expect(migrated.filter((part) => !declared.includes(part)).map(nameOf)).toEqual([
    'column attempt_edge event',
    'column attempt_edge from_state',
    'column attempt_edge to_state',
    'column operation_edge event',
    'column operation_edge from_state',
    'column operation_edge to_state',
    'column transaction_edge event',
    'column transaction_edge from_state',
    'column transaction_edge to_state',
    'constraint attempt_edge attempt_edge_pkey',
    'constraint operation_edge operation_edge_pkey',
    'constraint payment_transaction transaction_paid_attempt',
    'constraint transaction_edge transaction_edge_pkey',
    'index attempt_edge attempt_edge_pkey',
    'index customer customer_search_words',
    'index operation_edge operation_edge_pkey',
    'index transaction_edge transaction_edge_pkey',
    'index transaction_search transaction_search_words',
  ])
})

/** Writes the next migration into the folder, if the schema needs one. Returns what drizzle-kit prints. */
async function generate(folder: string): Promise<string> {
  const out = relative(core, folder) // drizzle-kit takes an absolute path for a relative one
  const options = ['--dialect', 'postgresql', '--schema', './src/**/*.schema.ts', '--out', out]
  const { stdout } = await promisify(execFile)(process.execPath, [drizzleKit, 'generate', ...options], {
    cwd: core,
  })
  return stdout
}

async function declaredParts(): Promise<string[]> {
  const [folder, dataFolder] = [await newFolder(), await newFolder()]
  await generate(folder)
  const database = await openDatabase({ dataFolder, log: quietLog, begins: 'empty' })
  onTestFinished(() => database.stop())
  await migrate(database.db, folder)
  return partsOf(database)
}

async function migratedParts(): Promise<string[]> {
  const database = await testDatabase('embedded')
  onTestFinished(() => database.stop())
  return partsOf(database)
}

/** One line for each column, constraint and index: kind, table, name, then its definition. Views are not among them. */
async function partsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ part: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, udt_name, character_maximum_length, is_nullable,
        column_default, identity_generation, generation_expression) as part
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select concat_ws(' ', 'index', tablename, indexname, indexdef) from pg_indexes where schemaname = 'public'
    order by 1`)
  return rows.map(({ part }) => part)
}

const nameOf = (part: string): string => part.split(' ').slice(0, 3).join(' ')

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-schema-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
