/** `npm run seed`: fills an empty data folder with the demo; `-- --fresh` empties it first. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { start } from '@wasl/bff/main'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { lockFolder } from '@wasl/core/platform/db/folder-lock/folder-lock'

/** What the server keeps in its data folder; anything else there is not ours to remove. */
const kept = ['database', 'database.new', 'engine.json', 'files', 'sandbox-bank']

try {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  await seed(values.fresh)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

async function seed(fresh: boolean) {
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error.join('\n'))
  const config = read.value
  refuseRealMoney(config)
  if (fresh) await empty(config.dataFolder)
  const running = await start({ ...config, port: 0, logLevel: 'warn' })
  await running.stop()
  console.log(`The demo is in ${config.dataFolder}.`)
}

function refuseRealMoney({ mode, databaseUrl, coreUrl }: Config) {
  if (mode !== 'demo') throw new Error('Seeding is for the demo: WASL_MODE is production.')
  if (databaseUrl || coreUrl) {
    throw new Error('Seeding is for the data folder: take DATABASE_URL and CORE_URL out of the environment.')
  }
}

/** Under the folder's lock, so that a running server is refused by name. */
async function empty(folder: string) {
  const lock = await lockFolder(folder)
  try {
    await Promise.all(kept.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  } finally {
    await lock.release()
  }
}
