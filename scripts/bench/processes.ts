import { mkdtempSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { load } from './load.ts'
import { atPace, embeddedPace, serverPace } from './pace.ts'
import { startProduct, withDataFolder, type Product } from '../product.ts'
import { atLeast, atMost, type Measured } from './report.ts'

const server = (name: string) => `scripts/bench/${name}.ts`
/** What a start is for: the first 200 of B8. */
const payPage = '/en/pay/PR-1001'
const page: readonly Call[] = [{ method: 'GET', path: '/bff/pay/PR-1001' }]
/** What a client of the core asks for that page by S1 §7. The bff asks one thing (decision 067). */
const underneath: readonly Call[] = [
  { method: 'GET', path: '/api/v1/plugins/payment_request/transaction/pay/PR-1001?format=json' },
  { method: 'OPTIONS', path: '/api/v1/plugins/payment_request/transaction?id=PR-1001' },
  { method: 'GET', path: '/api/v1/merchant-details' },
]

/** How long a process is asked until its ways are compiled, which takes some thousand requests. */
const compiledMs = 24_000
/** A server that is no longer asked gives its memory back at the second look (`giveBackMemory`). */
const untilQuietMs = 12_000

/** B7, B8, B9 and B11: what the processes cost. */
export async function benchProcesses(): Promise<Measured[]> {
  const starts = await embeddedStarts()
  const bff = await bffCost()
  const gate = await gateCost()
  const pace = embeddedPace(gate.bare)
  return [
    atPace('B8 first start with the demo, embedded', starts.first, { most: 4, unit: 's', pace }),
    atPace('B8 restart, embedded', starts.again, { most: 1.5, unit: 's', pace }),
    ...bff,
    ...gate.measured,
    ...(await onPostgres()),
  ]
}

/** Seconds. */
async function embeddedStarts(): Promise<{ first: number; again: number }> {
  return withDataFolder(async (folder) => {
    const first = await startProduct({ dataFolder: folder, path: payPage })
    await first.stop()
    const restarts: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const again = await startProduct({ dataFolder: folder, path: payPage })
      restarts.push(again.readyMs)
      await again.stop()
    }
    return { first: first.readyMs / 1000, again: Math.min(...restarts) / 1000 }
  })
}

/**
 * Both are asked in turns, as long the one as the other, when they have been compiled and their tables counted: an embedded
 * database plans without that as if they were empty, and takes twice as long.
 */
async function bffCost(): Promise<Measured[]> {
  return withDataFolder(async (folder) =>
    withDataFolder(async (coreFolder) => {
      const seeding = await startProduct({ dataFolder: coreFolder })
      await seeding.stop()
      const whole = await startProduct({ dataFolder: folder, entry: server('product-server') })
      const core = await startProduct({
        dataFolder: coreFolder,
        entry: server('core-server'),
        path: '/api/v1/openapi.json',
      })
      await cpuOf(page, whole, { ms: compiledMs })
      await cpuOf(underneath, core, { ms: compiledMs / underneath.length })
      const [web, bare]: [number[], number[]] = [[], []]
      for (let round = 0; round < 5; round += 1) {
        web.push(await cpuOf(page, whole, { ms: 3_000 }))
        bare.push(await cpuOf(underneath, core, { ms: 1_000 }))
      }
      await Promise.all([whole.stop(), core.stop()])
      const [before, beneath] = [Math.min(...web), Math.min(...bare)]
      return [
        atMost(
          `B7 CPU of a pay page’s data, bff before core (${before.toFixed(2)} of ${beneath.toFixed(2)} ms)`,
          before / beneath,
          1.15,
          '×',
        ),
      ]
    }),
  )
}

async function gateCost() {
  const run = async (bare: boolean) => {
    const folder = mkdtempSync(join(tmpdir(), 'wasl-gate-'))
    const env = bare ? { BENCH_BARE: '1' } : {}
    const process = await startProduct({
      dataFolder: folder,
      env,
      entry: server('pglite-servers'),
      path: '/list',
    })
    const list = await perSecond(process, { method: 'GET', path: '/list' })
    const insert = await perSecond(process, { method: 'POST', path: '/insert' })
    const memory = process.memory() / 2 ** 20
    await process.stop()
    return { list, insert, memory }
  }
  const bare = await run(true)
  const gate = await run(false)
  const measured = [
    atLeast(
      `B11 list of 20 through the gate (${gate.list.toFixed(0)}/s of ${bare.list.toFixed(0)}/s)`,
      gate.list / bare.list,
      0.75,
      '×',
    ),
    atLeast(
      `B11 insert through the gate (${gate.insert.toFixed(0)}/s of ${bare.insert.toFixed(0)}/s)`,
      gate.insert / bare.insert,
      0.75,
      '×',
    ),
    atMost(
      `B9 memory of the gate (${gate.memory.toFixed(0)} of ${bare.memory.toFixed(0)} MB)`,
      gate.memory / bare.memory,
      1.15,
      '×',
    ),
  ]
  return { bare, measured }
}

async function onPostgres(): Promise<Measured[]> {
  const url = await findPostgres()
  if (!url) return []
  const database = await postgresTestDatabase(url)
  return withDataFolder(async (folder) => {
    const env = { DATABASE_URL: database.pool.options.connectionString, WASL_MODE: 'demo' }
    const seeding = await startProduct({ dataFolder: folder, env })
    await seeding.stop()
    const product = await startProduct({
      dataFolder: folder,
      env,
      entry: server('product-server'),
      path: payPage,
    })
    const starts = [product.readyMs]
    await perSecond(product, { method: 'GET', path: payPage })
    const busy = product.memory() / 2 ** 20
    await new Promise((resolve) => setTimeout(resolve, untilQuietMs))
    const memory = product.memory() / 2 ** 20
    await product.stop()
    for (let round = 0; round < 3; round += 1) {
      const again = await startProduct({ dataFolder: folder, env, path: payPage })
      starts.push(again.readyMs)
      await again.stop()
    }
    await database.stop()
    return [
      atPace('B8 start on PostgreSQL', Math.min(...starts) / 1000, {
        most: 0.5,
        unit: 's',
        pace: await serverPace(),
      }),
      atMost(
        `B9 memory on PostgreSQL after 3 s of pages (${busy.toFixed(0)} MB as the last is answered)`,
        memory,
        140,
        'MB',
      ),
    ]
  })
}

type Call = { readonly method: 'GET' | 'POST' | 'OPTIONS'; readonly path: string }

/** Milliseconds of CPU that answering all of these costs, each asked for so long. */
async function cpuOf(calls: readonly Call[], product: Product, { ms }: { ms: number }): Promise<number> {
  let cost = 0
  for (const call of calls) {
    const before = product.cpuMs()
    const { requests } = await loadOn(product, call, ms)
    cost += (product.cpuMs() - before) / requests
  }
  return cost
}

const perSecond = async (product: Product, call: Call): Promise<number> =>
  (await loadOn(product, call, 3_000)).perSecond

async function loadOn(product: Product, { method, path }: Call, ms: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const loaded = await load({ clients: 16, ms, once: () => ask(agent, method, product.url + path) })
  agent.destroy()
  return loaded
}

const ask = (agent: Agent, method: string, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { accept: 'application/json' } }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
