import { readMigrations } from '@wasl/core/platform/db/migrations'
import { createHash } from 'node:crypto'

/** Names a template: another set of migrations has another one. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(`${migration.tag} ${migration.hash}\n`)
  return hash.digest('hex').slice(0, 16)
}
