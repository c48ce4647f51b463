import { testDatabase } from '@wasl/tests/support/database'
import { everyMoment, migrateUntilKilled, someOf } from '@wasl/tests/support/migration-kill/migration-kills'
import { storedIn, type Stored } from '@wasl/tests/support/migration-kill/stored'
import { emptyServerDatabase, findPostgres } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Some anywhere by itself, all in `npm run storm`. */
const kills = Number(process.env['WASL_MIGRATION_KILLS'] ?? 5)
const server = await findPostgres()

test.each(server ? (['embedded', 'postgres'] as const) : (['embedded'] as const))(
  'killed at any statement of any migration, the next start finds the migration wholly or not at all, on %s',
  { timeout: 60_000 + kills * 20_000 },
  async (engine) => {
    const place = await emptyPlace(engine === 'postgres' ? server : null)
    let kept: Stored | null = null
    let committed: string | null = null
    for (const kill of someOf(await everyMoment(), kills)) {
      const { found, left } = await migrateUntilKilled(place, kill)
      const killed = `before the kill at ${kill.moment} of ${kill.tag}`
      if (committed) expect({ killed, history: found.history }).toEqual({ killed, history: committed })
      else if (kept) expect({ killed, found }).toEqual({ killed, found: kept })
      committed = kill.moment === 'committed' ? kill.tag : null
      kept = left
    }

    const database = await openDatabase({ ...place, url: place.url ?? undefined, log: quietLog })
    onTestFinished(() => database.stop())
    await migrate(database.db)
    const never = await testDatabase(engine)
    onTestFinished(() => never.stop())
    expect(await storedIn(database)).toEqual(await storedIn(never))
  },
)

/** A database with nothing in it. */
async function emptyPlace(postgres: string | null): Promise<{ dataFolder: string; url: string | null }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wasl-migration-kill-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  if (postgres) {
    const { url, drop } = await emptyServerDatabase(postgres)
    onTestFinished(drop)
    return { dataFolder, url }
  }
  await (await openDatabase({ dataFolder, log: quietLog, begins: 'empty' })).stop()
  return { dataFolder, url: null }
}
