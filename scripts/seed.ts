/**
 * `npm run seed`: fills an empty data folder, or the database at DATABASE_URL, with the demo; `-- --fresh` empties the folder
 * first, `-- --transactions N` adds a past.
 */
import { parseArgs } from 'node:util'
import { start } from '@wasl/bff/main'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { openDatabase } from '@wasl/core/platform/db/database'
import { growHistory } from '@wasl/core/seed/history/seed-history'
import { buildWeb } from './build.ts'
import { emptyFolder } from './empty-folder.ts'
import { helpIfAsked } from './help.ts'
import { whyItStopped } from './installation.ts'

const most = 5_000_000
const silent = { info() {}, warn() {}, error() {} }

helpIfAsked('seed')
try {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      transactions: { type: 'string', default: '0' },
    },
  })
  await seed({ fresh: values.fresh, transactions: readCount(values.transactions) })
} catch (error) {
  console.error(whyItStopped(error))
  process.exit(1)
}

type Wish = { fresh: boolean; transactions: number }

async function seed({ fresh, transactions }: Wish) {
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error.join('\n'))
  const config = read.value
  refuseRealMoney(config, fresh)
  const built = await buildWeb()
  if (!built.ok) throw new Error(`${built.output}\nWasl does not build.`)
  if (fresh) await emptyFolder(config.dataFolder)
  const running = await start({ ...config, port: 0, logLevel: 'warn' })
  await running.stop()
  if (transactions > 0) await grow(config, transactions)
  console.log(config.databaseUrl ? 'The demo is in the database.' : `The demo is in ${config.dataFolder}.`)
}

function readCount(text: string): number {
  if (/^\d{1,7}$/.test(text) && Number(text) <= most) return Number(text)
  throw new Error(`--transactions: a whole number up to ${most}, not "${text}"`)
}

/** Through the same triggers and checks as every other transaction: a million is work for a server of its own. */
async function grow({ databaseUrl, dataFolder, publicUrl }: Config, count: number) {
  const database = await openDatabase({ url: databaseUrl ?? undefined, dataFolder, log: silent })
  try {
    const atOnce = database.kind === 'postgres' ? 5_000 : 250
    await growHistory({ db: database.db, clock: database.clock, publicUrl, atOnce }, count, (done) =>
      console.log(`${done} of ${count} transactions`),
    )
  } finally {
    await database.stop()
  }
}

function refuseRealMoney({ mode, databaseUrl, coreUrl }: Config, fresh: boolean) {
  if (mode !== 'demo') throw new Error('Seeding is for the demo: WASL_MODE is production.')
  if (coreUrl) throw new Error('The demo is seeded where its core is: take CORE_URL out of the environment.')
  if (!fresh) return
  if (databaseUrl)
    throw new Error('--fresh empties the data folder only: take DATABASE_URL out of the environment.')
}
