/** For the pace of a machine: Hono and `pg` answering one row by its key, as the table of performance.md measured them. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { tellPort } from './tell-port.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query(`
  create table if not exists bare_row(id integer primary key, name text not null, amount bigint not null);
  insert into bare_row select n, 'Row ' || n, n * 100 from generate_series(1, 10000) n on conflict do nothing;
  analyze bare_row;
`)
const oneRow = { name: 'one row', text: 'select * from bare_row where id = $1', values: [77] }

const app = new Hono()
app.get('/row', async (c) => c.json((await pool.query(oneRow)).rows[0]))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, tellPort)
