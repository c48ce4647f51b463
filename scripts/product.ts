import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@wasl/core/platform/config/config'
import { root } from './run.ts'
import { asServed, builtServer, stayingWith } from './server.ts'

export type Product = {
  url: string
  /** From spawning the process to the first 200. */
  readyMs: number
  /** Resident memory of the server process, bytes. */
  memory(): number
  /** CPU time the server process has used so far, ms. */
  cpuMs(): number
  stop(): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
  /** Nothing of it is done for so long. */
  hold(ms: number): Promise<void>
}

type Options = { dataFolder: string; env?: NodeJS.ProcessEnv; entry?: string; path?: string; port?: number }

/** Starts the built product as its users do, on a free port of this machine unless one is named. */
export async function startProduct({
  dataFolder,
  env = {},
  entry,
  path = '/readyz',
  port: named,
}: Options): Promise<Product> {
  const port = named ?? (await freePort())
  const url = `http://localhost:${port}`
  const started = performance.now()
  const settings = {
    ...process.env,
    ...stayingWith,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    PUBLIC_URL: url,
    WASL_DATA: dataFolder,
    ...env,
  }
  const child = spawn(process.execPath, [...asServed, entry ? join(root, entry) : builtServer], {
    cwd: root,
    // For who must not load what reads it: product-server.ts is measured.
    env: { ...settings, BENCH_CONFIG: JSON.stringify(readConfig(settings)) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
  }
  const pid = child.pid
  if (pid === undefined) throw new Error('the server process did not start')
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`the server process ended with ${child.exitCode}`)
    await wait(5)
  }
  return {
    url,
    readyMs: performance.now() - started,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    cpuMs: () => cpuMs(pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    hold: async (ms) => {
      child.kill('SIGSTOP')
      await wait(ms)
      child.kill('SIGCONT')
    },
  }
}

export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

/** utime + stime of /proc/<pid>/stat, in clock ticks of 10 ms. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
