import { openDatabase } from '@wasl/core/platform/db/database'
import { migrate } from '@wasl/core/platform/db/migrate'
import { readMigrations } from '@wasl/core/platform/db/migrations'
import { quietLog } from '../quiet-log.ts'
import { dyingDatabase, type Moment } from './dying-pool.ts'
import { storedIn } from './stored.ts'

/** A process that goes on where the last one was killed, says what it found and what it leaves, and is killed itself. */
const [dataFolder = '', url = '', tag = '', moment = ''] = process.argv.slice(2)
const database = await openDatabase({ dataFolder, url: url || undefined, log: quietLog })
const found = await storedIn(database)
const migrations = await readMigrations()
const at = migrations.findIndex((migration) => migration.tag === tag)
const before = migrations[at - 1]?.tag
if (before) await migrate(database.db, undefined, before)
process.stdout.write(JSON.stringify({ found, left: await storedIn(database) }))
const when = Number.isNaN(Number(moment)) ? moment : Number(moment)
await migrate(dyingDatabase(database, migrations[at]!, when as Moment), undefined, tag) // as migration-kills.ts writes them
throw new Error(`nobody killed it at ${moment} of ${tag}`)
