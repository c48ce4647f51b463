import { fork, type ChildProcess } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Database } from '@wasl/core/platform/db/database'
import { cpuMs } from '../product.ts'
import { quickStart } from '../server.ts'
import { load } from './load.ts'

/** Milliseconds of processor a request takes of the server and of the database beneath it, and how it feels at its quietest. */
export type Cost = { ms: number; p95: number }

type Costing = {
  /** Of this folder; tells its port. */
  file: string
  path: string
  clients: number
}

const runMs = 2_500
/** By then a server is compiled as far as one that has run for a minute; on a slow machine it is not after `runMs`. */
const warmUps = 2_000
/** Long enough for a hundred answers. */
const windowMs = 500

/** What one address of a server over this database costs, asked by so many at once. */
export async function costOf({ pool }: Database, { file, path: asked, clients }: Costing): Promise<Cost> {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: [...quickStart],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: pool.options.connectionString },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  try {
    const { port, headers } = await portOf(child)
    const windows = new Map<number, number[]>()
    const once = async () => {
      const started = performance.now()
      await ask({ agent, port, path: asked, headers: { host: 'localhost', ...headers } })
      const window = Math.floor(started / windowMs)
      const took = windows.get(window) ?? []
      windows.set(window, took)
      took.push(performance.now() - started)
    }
    for (let warm = 0; warm < warmUps;) warm += (await load({ clients, ms: runMs, once })).requests
    windows.clear()
    const spent = async () =>
      new Map([[child.pid ?? 0, cpuMs(child.pid ?? 0)], ...(await cpuOfDatabase(pool))])
    const before = await spent()
    const { requests } = await load({ clients, ms: runMs, once })
    const ms = spentSince(before, await spent()) / requests
    // The first and the last begin or end in the middle.
    const whole = [...windows.values()].slice(1, -1)
    return { ms, p95: Math.min(...whole.map(p95Of)) }
  } finally {
    agent.destroy()
    child.kill()
  }
}

function p95Of(took: readonly number[]): number {
  const sorted = took.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Infinity
}

type CpuOf = ReadonlyMap<number, number>

/** By the processes that are still there: one that served somebody else before may have ended meanwhile. */
const spentSince = (before: CpuOf, after: CpuOf): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)

/** Of the processes that serve others than the bench itself; the server runs on this machine. */
async function cpuOfDatabase(pool: Database['pool']): Promise<[number, number][]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => [pid, cpuMs(pid)])
}

const portOf = (child: ChildProcess): Promise<{ port: number; headers: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server that is measured ended with ${code}`)))
    child.once('message', (message) => resolve(message as { port: number; headers: Record<string, string> }))
  })

type Asked = { agent: Agent; port: number; path: string; headers: Record<string, string> }

const ask = (asked: Asked): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...asked }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`it answered ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
