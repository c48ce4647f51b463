import { serve, type Serving } from '@wasl/bff/serve'
import { inTransaction } from '@wasl/core/platform/db/in-transaction'
import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askingForExports, search } from './asking-for-exports.ts'

/** More pages, and more bytes, than what lies between the database and a reader who stops. */
const rows = 8_000
const path = `/api/v1/plugins/shopify/transaction/export?${search({
  q: 'bulky',
  export_type: 'selected',
  fields: 'id,extra',
  direct: 'true',
})}`

eachEngine((database) => {
  const { scene, someone } = askingForExports(database)
  let serving: Serving
  let statements = 0
  beforeAll(async () => {
    const { db, pool } = database()
    serving = await serve((asked) => scene().under.core.fetch(asked), { host: 'localhost', port: 0 })
    await db.execute(sql`
      insert into payment_transaction (merchant_id, public_id, plugin, unit_key, order_no, currency, amount, pg_codes, extra,
        description_en, state_changed_at, created_at)
      select 1, 'CUT-' || n, 'shopify', unit.key, 'CUT-' || n, 'KWD', 1000, '{}',
        jsonb_build_object('note', repeat('long ', 800)), 'bulky', now(), now()
      from generate_series(1, ${rows}::int) n, (select key from unit where merchant_id = 1 order by key limit 1) unit`)
    pool.on('acquire', () => {
      statements += 1
    })
  }, 120_000)
  afterAll(() => serving.stop())

  const open = async (headers: Record<string, string>): Promise<IncomingMessage> => {
    const asking = request(`http://localhost:${serving.port}${path}`, { headers, agent: false })
    asking.end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    return answer
  }
  const textOf = async (answer: IncomingMessage) => {
    const pieces: Buffer[] = []
    for await (const piece of answer) pieces.push(piece as Buffer)
    return Buffer.concat(pieces).toString('utf8')
  }
  const counted = async (work: () => Promise<void>) => {
    const before = statements
    await work()
    return statements - before
  }
  /** Nothing is asked of the database, and nothing more will be. */
  const resting = async () => {
    const { pool } = database()
    let before = -1
    const seen = () => {
      const news = statements - before
      before = statements
      return { news, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }
    }
    await expect.poll(seen, { interval: 500 }).toEqual({ news: 0, busy: 0, waiting: 0 })
  }
  /** Whoever had read the rows in a transaction that is still open would be in the way. */
  const lockRows = () =>
    inTransaction(
      database().db,
      (tx) => tx.execute(sql`lock table payment_transaction in access exclusive mode nowait`),
      { retries: 0 },
    )

  test('a reader who stops in the middle of a file leaves nothing busy behind, and the next has the whole of it', async () => {
    const { headers } = await someone()
    const cut = await counted(async () => {
      const answer = await open(headers)
      await once(answer, 'data')
      answer.on('error', () => {})
      answer.destroy()
      await resting()
    })
    await lockRows()
    const whole = await counted(async () => {
      const text = await textOf(await open(headers))
      expect(new Set(text.match(/^"CUT-\d+","\{.{4000,}\}"\r$/gm)).size).toBe(rows)
    })
    expect(cut).toBeLessThan(whole)
  })
})
