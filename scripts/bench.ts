/** `npm run bench`: every figure as a ratio to its limit, taken in the same run. Nothing here is a test. */
import { benchBulk } from './bench/bulk.ts'
import { benchDashboard } from './bench/dashboard.ts'
import { benchDesk } from './bench/desk.ts'
import { benchExports } from './bench/exports.ts'
import { benchLive } from './bench/live.ts'
import { benchPages } from './bench/pages.ts'
import { benchPayments } from './bench/payments.ts'
import { benchProcesses } from './bench/processes.ts'
import { print } from './bench/report.ts'
import { buildWhatIsStale } from './build.ts'
import { helpIfAsked } from './help.ts'

const parts = {
  pages: benchPages,
  dashboard: benchDashboard,
  payments: benchPayments,
  exports: benchExports,
  live: benchLive,
  bulk: benchBulk,
  processes: benchProcesses,
}
/** Half an hour, for a million rows: `npm run bench desk`, asked for by name alone. */
const long = { desk: benchDesk }
helpIfAsked('bench')
const wanted = process.argv.slice(2)

const built = await buildWhatIsStale()
if (!built.ok) throw new Error(`${built.output}\nWasl does not build.`)

for (const [name, part] of Object.entries(wanted.length > 0 ? { ...parts, ...long } : parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  print(await part())
}
