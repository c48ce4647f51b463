/** `npm run storm [-- --rounds N] [-- --only words]`: the race suite of the ledger, a thousand rounds of each race. */
import { parseArgs } from 'node:util'
import { dim, run, seconds, stopWithChildren } from './run.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    /** Only the races whose name has these words. */
    only: { type: 'string' },
  },
})

if (!/^[1-9]\d{0,6}$/.test(values.rounds)) {
  console.error(`--rounds is a number of rounds, such as 1000, not ${values.rounds}`)
  process.exit(1)
}

stopWithChildren()

const suites = [
  'apps/core/src/kernel/ledger/ledger.race.test.ts',
  'apps/core/src/kernel/ledger/ledger-soup.race.test.ts',
]
const chosen = values.only === undefined ? [] : ['-t', values.only]

console.log(`${values.rounds} rounds of each race, eight ways at once`)
const { ok, ms } = await run('vitest', ['run', '--project', 'core', ...suites, ...chosen], {
  show: true,
  env: { WASL_RACE_ROUNDS: values.rounds },
})
console.log(`${ok ? '✓ no race was lost' : '✗ a race was lost'} ${dim(seconds(ms))}`)
process.exitCode = ok ? 0 : 1
