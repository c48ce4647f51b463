import { fork, type ChildProcess } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { findPostgres } from '@wasl/tests/support/postgres-test-database'
import { durableDatabase } from './durable-database.ts'
import { load } from './load.ts'
import { atLeast, told, type Measured } from './report.ts'

const runMs = 3_000
const rounds = 3

/**
 * B6: pay, and the bank's word that it took the money. `same` is a bare handler doing the same three transactions; `bare` one
 * that makes as many commits in tables with no list, history or guard, which says what those cost and has no target.
 */
export async function benchPayments(): Promise<Measured[]> {
  const server = await findPostgres()
  if (!server) return []
  const started = {
    ours: await startOn(server, 'ledger-server.ts'),
    same: await startOn(server, 'same-writes-server.ts'),
    bare: await startOn(server, 'bare-server.ts'),
  }
  try {
    const rows: Measured[] = []
    for (const clients of [1, 16, 64]) {
      const best = { ours: 0, same: 0, bare: 0 }
      for (let round = 0; round < rounds; round += 1) {
        for (const name of ['bare', 'same', 'ours'] as const) {
          const payment = name === 'ours' ? ledgerPayment : barePayment
          best[name] = Math.max(best[name], await paymentsPerSecond(started[name], clients, payment))
        }
      }
      const at = (perSecond: number) => `${perSecond.toFixed(0)}/s`
      const what = `B6 payments at ${clients} clients, ${at(best.ours)}`
      rows.push(
        atLeast(`${what} of ${at(best.same)}`, best.ours / best.same, 0.4, '×'),
        told(`${what} of ${at(best.bare)} in bare tables`, best.ours / best.bare, '×'),
      )
    }
    return rows
  } finally {
    for (const { child, stop } of Object.values(started)) {
      child.kill()
      await stop()
    }
  }
}

async function startOn(server: string, file: string) {
  const { url, database } = await durableDatabase(server)
  return { ...(await startServer(file, url)), stop: () => database.stop() }
}

type Server = { port: number; child: ChildProcess; next: number }
type Payment = (post: Post, id: string) => Promise<void>
type Post = (
  path: string,
  body: unknown,
  headers?: Record<string, string>,
) => Promise<{ redirect_url?: string }>

const ledgerPayment: Payment = async (post, id) => {
  const { redirect_url = '' } = await post(
    `/api/v1/plugins/payment_request/transaction/pay/${id}`,
    { gateway_code: 'knet' },
    { 'idempotency-key': `key-of-${id}` },
  )
  const trackId = redirect_url.split('/').at(-1)
  await post('/api/v1/gateway/knet/callback', { trackId, minor: 7000, currency: 'KWD' })
}

const barePayment: Payment = async (post, id) => {
  const { redirect_url = '' } = await post(
    `/pay/${id}`,
    { gateway_code: 'knet' },
    { 'idempotency-key': `key-of-${id}` },
  )
  const trackId = redirect_url.split('/').at(-1)
  await post('/callback', { trackId, minor: 7000, currency: 'KWD' })
}

async function paymentsPerSecond(server: Server, clients: number, payment: Payment): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const post = poster(server.port, agent)
  const { perSecond } = await load({ clients, ms: runMs, once: () => payment(post, `B${server.next++}`) })
  agent.destroy()
  return perSecond
}

const poster =
  (port: number, agent: Agent): Post =>
  (path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const sent = request(
        {
          port,
          agent,
          path,
          host: '127.0.0.1',
          method: 'POST',
          headers: {
            host: 'localhost',
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...headers,
          },
        },
        (response) => {
          let answer = ''
          response.on('data', (part) => (answer += String(part)))
          response.on('end', () =>
            response.statusCode === 200
              ? resolve(JSON.parse(answer))
              : reject(new Error(`${path}: ${response.statusCode} ${answer}`)),
          )
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })

function startServer(file: string, url: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    child.once('message', (message: { port: number }) => resolve({ port: message.port, child, next: 0 }))
  })
}
