/** `npm run storybook`: every component state and every view of the pay page, on port 6006. */
import { run, stopWithChildren } from './run.ts'

stopWithChildren()
const args = [
  'dev',
  '--port',
  '6006',
  '--config-dir',
  'stories/.storybook',
  '--no-open',
  ...process.argv.slice(2),
]
const { ok } = await run('storybook', args, { show: true })
process.exitCode = ok ? 0 : 1
