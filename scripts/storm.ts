/**
 * `npm run storm [-- --rounds N] [-- --flows N] [-- --kills N] [-- --cuts N] [-- --pairs N] [-- --only words]`: every race of the
 * core that is counted in rounds, a thousand of each; then 2,000 pairs of sign-ins against the clock, 200 payers on a line that
 * loses, delays and repeats requests, 200 kills of the server under its payers on each engine, 50 power cuts under the embedded
 * database, a kill at every statement of every migration and in the middle of a dispatch, and a server that stands still.
 */
import { parseArgs } from 'node:util'
import { buildWhatIsStale } from './build.ts'
import { findOrInstallChromium } from './chromium.ts'
import { helpIfAsked } from './help.ts'
import { dim, run, seconds, stopWithChildren } from './run.ts'
import { stormed } from './stormed.ts'

helpIfAsked('storm')
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    flows: { type: 'string', default: '200' },
    kills: { type: 'string', default: '200' },
    cuts: { type: 'string', default: '50' },
    pairs: { type: 'string', default: '2000' },
    /** Only the races whose name has these words, and no payers. */
    only: { type: 'string' },
  },
})

for (const name of ['rounds', 'flows', 'kills', 'cuts', 'pairs'] as const) {
  if (/^[1-9]\d{0,6}$/.test(values[name])) continue
  console.error(`--${name} is a number, such as 200, not ${values[name]}`)
  process.exit(1)
}

stopWithChildren()

const chosen = values.only === undefined ? [] : ['-t', values.only]

console.log(`${values.rounds} rounds of each race, eight ways at once`)
const races = await run('vitest', ['run', '--project', 'core', ...stormed(), ...chosen], {
  show: true,
  env: { WASL_RACE_ROUNDS: values.rounds },
})
console.log(`${races.ok ? '✓ no race was lost' : '✗ a race was lost'} ${dim(seconds(races.ms))}`)
const timing = values.only === undefined ? await signInTiming(values.pairs) : true
const flows = values.only === undefined ? await flakyFlows(values.flows) : true
const withstood = values.only === undefined ? await faultsOf(values.kills, values.cuts) : true
process.exitCode = races.ok && timing && flows && withstood ? 0 : 1

/** Reliability D-4; for a machine that does nothing else meanwhile. */
async function signInTiming(pairs: string): Promise<boolean> {
  console.log(`${pairs} pairs of known and unknown names sign in with a wrong password`)
  const { ok, ms } = await run(
    'vitest',
    ['run', '--project', 'core', 'apps/core/src/auth/sign-in-timing.test.ts'],
    { show: true, env: { WASL_TIMING_PAIRS: pairs } },
  )
  console.log(`${ok ? '✓ no clock tells them apart' : '✗ a clock tells them apart'} ${dim(seconds(ms))}`)
  return ok
}

async function flakyFlows(count: string): Promise<boolean> {
  const [built, chromium] = [await buildWhatIsStale(), await findOrInstallChromium()]
  if (!built.ok || 'problem' in chromium) {
    console.error('problem' in chromium ? chromium.problem : built.output)
    return false
  }
  console.log(`${count} payers on a flaky line`)
  const { ok, ms } = await run('vitest', ['run', '--project', 'e2e', 'tests/e2e/flaky.e2e.ts'], {
    show: true,
    env: { WASL_FLAKY_FLOWS: count, CHROMIUM: chromium.path },
  })
  console.log(`${ok ? '✓ each ended paid, once' : '✗ a payer did not end paid'} ${dim(seconds(ms))}`)
  return ok
}

/** Reliability C1, C2, C17 and C20. */
async function faultsOf(kills: string, cuts: string): Promise<boolean> {
  const built = await buildWhatIsStale()
  if (!built.ok) {
    console.error(built.output)
    return false
  }
  const server = await inProcesses('scripts/killed-server.storm.test.ts', {
    begins: `${kills} kills of the server under its payers`,
    kept: 'nothing that was told was lost',
    lost: 'something that was told was lost',
    env: { WASL_KILLS: kills },
  })
  const power = await inProcesses('scripts/power-cut.storm.test.ts', {
    begins: `${cuts} power cuts under the payers`,
    kept: 'no balance was wrong',
    lost: 'a balance was wrong',
    env: { WASL_POWER_CUTS: cuts },
  })
  const migrations = await inProcesses('apps/core/src/platform/db/migrate.storm.test.ts', {
    begins: 'a kill at every statement of every migration',
    kept: 'each was found wholly or not at all',
    lost: 'one was found in part',
    env: { WASL_MIGRATION_KILLS: 'Infinity' },
  })
  const dispatches = await inProcesses('apps/core/src/dashboard/bulk/kill.storm.test.ts', {
    begins: 'kills in the middle of a dispatch',
    kept: 'every row was sent once',
    lost: 'a row was sent twice or never',
  })
  const standstill = await inProcesses('scripts/standstill.storm.test.ts', {
    begins: 'a server that stands still under its payers',
    kept: 'nothing was done twice',
    lost: 'something was done twice, or the server is gone',
  })
  return server && power && migrations && dispatches && standstill
}

type Fault = { begins: string; kept: string; lost: string; env?: NodeJS.ProcessEnv }

async function inProcesses(file: string, { begins, kept, lost, env = {} }: Fault): Promise<boolean> {
  console.log(begins)
  const { ok, ms } = await run('vitest', ['run', '--project', 'storm', file], { show: true, env })
  console.log(`${ok ? `✓ ${kept}` : `✗ ${lost}`} ${dim(seconds(ms))}`)
  return ok
}
