/** The whole product without rate limits, so that what is measured is the work. */
import { start } from '@wasl/bff/main'
import { readConfig } from '@wasl/core/platform/config/config'

const boundless = { points: 1e9, seconds: 1 }
const config = readConfig(process.env)
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
