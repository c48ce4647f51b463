import { Agent, request } from 'node:http'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { load } from './load.ts'
import { startProduct, withDataFolder, type Product } from '../product.ts'
import { atMost, type Measured } from './report.ts'

const server = (name: string) => `scripts/bench/${name}.ts`
/** What a start is for: the first 200 of B8. */
const payPage = '/en/pay/PR-1001'

/** B8 and B9: what the process costs. */
export async function benchProcesses(): Promise<Measured[]> {
  const starts = await embeddedStarts()
  return [
    atMost('B8 first start with the demo, embedded', starts.first, 5, 's'),
    atMost('B8 restart, embedded', starts.again, 2, 's'),
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
    const memory = product.memory() / 2 ** 20
    await product.stop()
    for (let round = 0; round < 3; round += 1) {
      const again = await startProduct({ dataFolder: folder, env, path: payPage })
      starts.push(again.readyMs)
      await again.stop()
    }
    await database.stop()
    return [
      atMost('B8 start on PostgreSQL', Math.min(...starts) / 1000, 1, 's'),
      atMost('B9 memory on PostgreSQL after pages under load', memory, 250, 'MB'),
    ]
  })
}

type Call = { readonly method: 'GET' | 'POST' | 'OPTIONS'; readonly path: string }

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
