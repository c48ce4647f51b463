/** `npm run storm -- [rounds]`: the race and kill suites, 1,000 rounds each instead of the few of `npm test`. */
import { run, stopWithChildren } from './run.ts'

const [rounds = '1000', ...filters] = process.argv.slice(2)
const suites = filters.length > 0 ? filters : ['race', 'kill']
const noTimeout = '--testTimeout=0'

stopWithChildren()
const { ok } = await run('vitest', ['run', '--project', 'core', noTimeout, ...suites], {
  show: true,
  env: { STORM_ROUNDS: rounds },
})
process.exitCode = ok ? 0 : 1
