/** `npm run storybook`: every component state and every view of the pay page, on port 6006. */
import { helpIfAsked } from './help.ts'
import { run, stopWithChildren } from './run.ts'

helpIfAsked('storybook')
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
