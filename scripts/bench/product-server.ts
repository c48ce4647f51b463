/** The whole product as it is built, without rate limits, so that what is measured is the work. */
import type { start as Start } from '@wasl/bff/main'
import { withoutLimits } from '@wasl/bff/middleware/rate-limits.fixtures'
import type { readConfig } from '@wasl/core/platform/config/config'
import { pathToFileURL } from 'node:url'
import { builtServer } from '../server.ts'

// Made of the very module its type is of.
const { start } = (await import(pathToFileURL(builtServer).href)) as { start: typeof Start }
// Written by `startProduct`.
const config = JSON.parse(process.env['BENCH_CONFIG'] ?? '') as ReturnType<typeof readConfig>
if (!config.ok) throw new Error(config.error.join('\n'))
const running = await start(config.value, { limits: withoutLimits })
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
