import { spawn, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { styleText } from 'node:util'

export const root = dirname(import.meta.dirname)

export type Ran = { readonly ok: boolean; readonly output: string; readonly ms: number }

type RunOptions = { readonly show?: boolean; readonly env?: NodeJS.ProcessEnv }

const running = new Set<ChildProcess>()

/** Runs one of the project's tools to its end. `show` lets it write to the terminal, else its output is kept. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env = {} }: RunOptions = {},
): Promise<Ran> {
  const startedMs = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  running.add(child)
  let output = ''
  child.stdout?.on('data', (text) => (output += String(text)))
  child.stderr?.on('data', (text) => (output += String(text)))
  return new Promise((resolve) => {
    const end = (ok: boolean, problem = '') => {
      running.delete(child)
      resolve({ ok, output: output + problem, ms: performance.now() - startedMs })
    }
    child.on('error', (error) => end(false, `${command} could not be run: ${error.message}\n`))
    child.on('close', (code) => end(code === 0))
  })
}

/** Whoever stops the script stops the tool it is running. */
export function stopWithChildren() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      process.kill(process.pid, signal)
    })
  }
}

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

export const dim = (text: string) => styleText('dim', text)

const quiet = {
  PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH']}`,
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}
