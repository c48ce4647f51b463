/** The whole product as it is built, without rate limits, so that what is measured is the work. */
import type { start as Start } from '@wasl/bff/main'
import type { readConfig } from '@wasl/core/platform/config/config'
import { pathToFileURL } from 'node:url'
import { builtServer } from '../server.ts'

// Made of the very module its type is of.
const { start } = (await import(pathToFileURL(builtServer).href)) as { start: typeof Start }
const boundless = { points: 1e9, seconds: 1 }
// Written by `startProduct`.
const config = JSON.parse(process.env['BENCH_CONFIG'] ?? '') as ReturnType<typeof readConfig>
if (!config.ok) throw new Error(config.error.join('\n'))
const limits = {
  read: boundless,
  payByTransaction: boundless,
  payByAddress: boundless,
  misses: boundless,
  callbacks: boundless,
  codesByAddress: boundless,
  staff: boundless,
}
const running = await start(config.value, { limits })
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
