/** `npm run bench`: every figure as a ratio to its limit, taken in the same run. Nothing here is a test. */
import { benchBundles } from './bench/bundles.ts'
import { benchDelivery } from './bench/delivery.ts'
import { benchPages } from './bench/pages.ts'
import { benchPayments } from './bench/payments.ts'
import { benchProcesses } from './bench/processes.ts'
import { print } from './bench/report.ts'
import { buildWhatIsStale } from './build.ts'

const parts = {
  pages: benchPages,
  delivery: benchDelivery,
  payments: benchPayments,
  processes: benchProcesses,
  bundles: benchBundles,
}
const wanted = process.argv.slice(2)

const built = await buildWhatIsStale()
if (!built.ok) throw new Error(`${built.output}\nThe web app does not build.`)

for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  print(await part())
}
