/** `npm start`: builds what is stale, then becomes the server process, which migrates, seeds, serves and prints links. */
import { spawn } from 'node:child_process'
import { buildWhatIsStale, wasFresh } from './build.ts'
import { helpIfAsked } from './help.ts'
import { seconds, stopWithChildren } from './run.ts'
import { asServed, builtServer, stayingWith } from './server.ts'

helpIfAsked('start')
stopWithChildren()
const built = await buildWhatIsStale((line) => console.log(line))
if (!built.ok) {
  console.error(`${built.output}\nWasl does not build.`)
  process.exit(1)
}
if (!wasFresh(built)) console.log(`Wasl is built (${seconds(built.ms)})`)
console.log('Starting Wasl …')
// The demo's links stay on the screen: what happens is written beside its data folder.
const { WASL_MODE = 'demo', WASL_DATA = '.wasl' } = process.env
const log = WASL_MODE === 'demo' ? { LOG_FILE: `${WASL_DATA.replace(/[\\/]+$/, '')}.log` } : {}
Object.assign(process.env, { NODE_ENV: 'production', ...stayingWith, ...log, ...process.env })
become(process.execPath, [...asServed, builtServer, ...process.argv.slice(2)])

/** On Windows, which cannot replace a process, this one waits for the other. */
function become(command: string, args: readonly string[]) {
  if (process.execve && process.platform !== 'win32') {
    process.execve(command, [command, ...args], process.env)
  }
  spawn(command, args, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1))
}
