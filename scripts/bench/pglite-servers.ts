/** B11 and B9: a list of 20 and an insert through our gate, or through a worker that runs PGlite and nothing else. */
import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import { serve } from '@hono/node-server'
import { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '@wasl/core/platform/db/database'
import { createLog } from '@wasl/core/platform/log/log'
import { Hono } from 'hono'

type Ask = (sql: string, values: unknown[]) => Promise<unknown[]>
type Question = { id: number; sql: string; values: unknown[] }

const folder = process.env['WASL_DATA'] ?? ''
const table = `create table if not exists bench(id int generated always as identity primary key, name text not null, amount bigint not null);
  insert into bench(name, amount) select 'row ' || n, n from generate_series(1, 1000) n`

if (isMainThread) await listen(process.env['BENCH_BARE'] ? await bare() : await gated())
else await work()

async function listen(ask: Ask): Promise<void> {
  const app = new Hono()
  app.get('/list', async (c) =>
    c.json(await ask('select id, name, amount from bench order by id desc limit $1', [20])),
  )
  app.post('/insert', async (c) =>
    c.json(await ask('insert into bench(name, amount) values ($1, $2) returning id', ['new', 7000])),
  )
  serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: 'localhost' })
}

async function gated(): Promise<Ask> {
  const { pool } = await openDatabase({ dataFolder: folder, log: createLog({ level: 'error' }) })
  await pool.query(table)
  return async (text, values) => (await pool.query({ name: text.slice(0, 6), text, values })).rows
}

async function bare(): Promise<Ask> {
  const worker = new Worker(new URL(import.meta.url))
  const waiting = new Map<number, (rows: unknown[]) => void>()
  let next = 0
  worker.on('message', ({ id, rows }: { id: number; rows: unknown[] }) => {
    waiting.get(id)?.(rows)
    waiting.delete(id)
  })
  return (sql, values) =>
    new Promise((resolve) => {
      const id = next++
      waiting.set(id, resolve)
      worker.postMessage({ id, sql, values } satisfies Question, [])
    })
}

async function work(): Promise<void> {
  const database = await PGlite.create(folder)
  await database.exec(table)
  parentPort?.on('message', async ({ id, sql, values }: Question) => {
    const { rows } = await database.query(sql, values)
    parentPort?.postMessage({ id, rows }, [])
  })
}
