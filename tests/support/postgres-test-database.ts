import { poolOn, type Database } from '@wasl/core/platform/db/database'
import { migrate } from '@wasl/core/platform/db/migrate'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import pg from 'pg'
import { migrationsHash } from './migrations-hash.ts'
import { quietLog } from './quiet-log.ts'

const SOCKET_FOLDERS = ['/var/run/postgresql', '/tmp']
const TEMPLATE_LOCK = 7_209_252

/** Where tests find a server: TEST_DATABASE_URL, else one on this machine. Never DATABASE_URL. */
export async function findPostgres(): Promise<string | null> {
  const named = process.env['TEST_DATABASE_URL']
  if (named) return named
  for (const folder of SOCKET_FOLDERS.filter((path) => existsSync(`${path}/.s.PGSQL.5432`))) {
    for (const database of ['test', 'postgres']) {
      const url = `postgresql:///${database}?host=${folder}&user=${userInfo().username}`
      if (await mayCreateDatabases(url)) return url
    }
  }
  return null
}

/** A database of its own, copied from a migrated template and dropped when it is stopped. */
export async function postgresTestDatabase(server: string): Promise<Database> {
  const name = newName()
  await onServer(server, async (client) => {
    const template = await migratedTemplate(server, client)
    await client.query(`create database ${name} template ${template}`)
    // Tests kill our processes, never the server: what it has acknowledged need not be on the disk yet.
    await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const database = poolOn('postgres', { connectionString: withDatabase(server, name) }, quietLog)
  return {
    ...database,
    stop: async () => {
      await database.stop()
      await dropDatabase(server, name)
    },
  }
}

/** One that nobody has migrated yet. */
export async function emptyServerDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName()
  await onServer(server, (client) => client.query(`create database ${name}`))
  return { url: withDatabase(server, name), drop: () => dropDatabase(server, name) }
}

/** Held under a lock, because test processes start together and all of them want it. */
async function migratedTemplate(server: string, client: pg.Client): Promise<string> {
  const template = `wasl_template_${today()}_${await migrationsHash()}`
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(server, client, template)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
  return template
}

async function makeTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  await dropLeftovers(client)
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished}`)
  const database = poolOn('postgres', { connectionString: withDatabase(server, unfinished) }, quietLog)
  await migrate(database.db)
  await database.stop()
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

/** Databases of earlier days: of killed runs, and templates nobody uses any more. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^wasl_(test|template)_[0-9]{8}_' and split_part(datname, '_', 3) < $1`,
    [new Date(Date.now() - 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

async function mayCreateDatabases(url: string): Promise<boolean> {
  try {
    return await onServer(url, async (client) => {
      const { rows } = await client.query<{ able: boolean }>(
        'select rolcreatedb or rolsuper as able from pg_roles where rolname = current_user',
      )
      return rows[0]?.able ?? false
    })
  } catch {
    return false
  }
}

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const newName = (): string => `wasl_test_${today()}_${randomBytes(6).toString('hex')}`

async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
}

const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '')
