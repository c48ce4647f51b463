import { sql } from 'drizzle-orm'
import type { Db, Tx } from './db.ts'
import { inTransaction } from './in-transaction.ts'
import { readMigrations, type Migration } from './migrations.ts'

/** The database was migrated by a newer release, or a migration was edited after it had been applied. */
class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

/** Another process may be migrating: it is waited for, not raced. */
const LOCK_KEY = 7_209_251 // any number that nothing else uses
const WAIT_FOR_OTHERS_MS = 60_000

/**
 * Brings the schema up to date, forward only, each migration in a transaction of its own; up to `last` where a backup of an
 * older release is put back. Returns the applied tags.
 */
export async function migrate(db: Db, folder?: string, last?: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const applied = await inTransaction(db, (tx) => lockedHistory(tx), options)
  refuseOtherHistory(migrations, applied)
  const done: string[] = []
  for (const migration of migrations) {
    if (applied.has(migration.tag)) {
      if (migration.tag === last) break
      continue
    }
    if (await inTransaction(db, (tx) => apply(tx, migration), options)) done.push(migration.tag)
    if (migration.tag === last) break
  }
  return done
}

const options = { lockTimeoutMs: WAIT_FOR_OTHERS_MS }

async function lockedHistory(tx: Tx): Promise<Map<string, string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
  await tx.execute(sql`
    create table if not exists schema_migration (
      tag text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await tx.execute<{ tag: string; hash: string }>(
    sql`select tag, hash from schema_migration`,
  )
  return new Map(rows.map(({ tag, hash }) => [tag, hash]))
}

/** One statement at a time: the embedded engine is restarted when one query takes longer than ten seconds. */
async function apply(tx: Tx, { tag, statements, hash }: Migration): Promise<boolean> {
  if ((await lockedHistory(tx)).has(tag)) return false
  try {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  } catch (error) {
    throw new Error(`migration ${tag} failed`, { cause: error })
  }
  await tx.execute(sql`insert into schema_migration (tag, hash) values (${tag}, ${hash})`)
  return true
}

function refuseOtherHistory(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map(({ tag, hash }) => [tag, hash]))
  for (const [tag, hash] of applied) {
    if (!known.has(tag)) {
      throw new MigrationRefused(
        `the database has the migration ${tag}, which this release does not know: start the newer release, or restore a backup made before it`,
      )
    }
    if (known.get(tag) !== hash) {
      throw new MigrationRefused(
        `the migration ${tag} was changed after it had been applied: undo the change and write a new migration`,
      )
    }
  }
}
