/** The limit for D1: Hono and `pg` answering the same page of the same rows by one statement, with nothing decided about them. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { bareList } from './bare-list.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = new Hono()
app.get('/list', async (c) => c.json((await pool.query(bareList)).rows))
process.once('SIGTERM', () => process.exit(0))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ port, headers: {} }),
)
