import { databaseForTests, eachEngine } from '@wasl/tests/support/database'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

eachEngine((database) => {
  beforeEach(async () => {
    await database().db.execute(sql`drop schema public cascade; create schema public`)
  })

  test('migrations are applied once, in the order of the journal', async () => {
    const { db } = database()
    await journal({ '0000_one': 'create table one (n int)', '0001_two': 'insert into one values (1)' })
    expect(await migrate(db, folder)).toEqual(['0000_one', '0001_two'])
    expect(await migrate(db, folder)).toEqual([])
    expect((await db.execute(sql`select n from one`)).rows).toEqual([{ n: 1 }])
  })

  test('hand-written functions and drizzle-kit’s breakpoints both run', async () => {
    const { db } = database()
    await journal({
      '0000_function': [
        'create function twice(n int) returns int language plpgsql as $$ begin return n * 2; end $$;',
        '--> statement-breakpoint',
        'create table doubled as select twice(21) as n;',
      ].join('\n'),
    })
    await migrate(db, folder)
    expect((await db.execute(sql`select n from doubled`)).rows).toEqual([{ n: 42 }])
  })

  test('a migration that fails leaves nothing of itself, and everything before it', async () => {
    const { db } = database()
    await journal({
      '0000_fine': 'create table fine (n int)',
      '0001_half': 'create table half (n int); select 1/0',
    })
    await expect(migrate(db, folder)).rejects.toThrow('migration 0001_half failed')
    expect(await tables(db)).toEqual(['fine', 'schema_migration'])
    await journal({ '0000_fine': 'create table fine (n int)', '0001_half': 'create table half (n int)' })
    expect(await migrate(db, folder)).toEqual(['0001_half'])
  })

  test('two processes that start together do not get in each other’s way', async () => {
    const { db } = database()
    await journal({
      '0000_one': 'create table one (n int); select pg_sleep(0.1)',
      '0001_two': 'create table two (n int)',
    })
    const applied = await Promise.all([migrate(db, folder), migrate(db, folder), migrate(db, folder)])
    expect(applied.flat().toSorted()).toEqual(['0000_one', '0001_two'])
  })

  test('a database of a newer release is refused', async () => {
    const { db } = database()
    await journal({ '0000_one': 'select 1', '0001_newer': 'select 1' })
    await migrate(db, folder)
    await journal({ '0000_one': 'select 1' })
    await expect(migrate(db, folder)).rejects.toThrow('0001_newer, which this release does not know')
  })

  test('a migration that was edited after it was applied is refused; other line ends are no edit', async () => {
    const { db } = database()
    await journal({ '0000_one': 'select 1;\nselect 2' })
    await migrate(db, folder)
    await journal({ '0000_one': 'select 1;\r\nselect 2' })
    expect(await migrate(db, folder)).toEqual([])
    await journal({ '0000_one': 'select 1;\nselect 3' })
    await expect(migrate(db, folder)).rejects.toThrow('0000_one was changed after it had been applied')
  })
})

test('the product’s own migrations are applied to a test database', async () => {
  const { rows } = await migrated().db.execute(sql`select count(*)::int as applied from schema_migration`)
  expect(rows[0]?.['applied']).toBeGreaterThan(0)
})
const migrated = databaseForTests()

async function journal(migrations: Record<string, string>): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = Object.keys(migrations).map((tag, idx) => ({ idx, tag, when: idx, breakpoints: true }))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  for (const [tag, text] of Object.entries(migrations)) await writeFile(join(folder, `${tag}.sql`), text)
}

async function tables(db: ReturnType<typeof migrated>['db']): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map((row) => row['table_name'])
}
