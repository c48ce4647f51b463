import { formulaPattern, numberPattern } from '@wasl/core/platform/csv/formula'
import { columnOf } from '@wasl/core/dashboard/transactions/export/export-columns.store'
import { kindOf } from '@wasl/core/dashboard/transactions/export/export-fields'
import { joins } from '@wasl/core/dashboard/transactions/export/export-rows.store'
import { usualFields } from './exported-fields.ts'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** COPY of the same columns with the same decimals, zone and guard against formulas: what the server alone can do. */
export async function decoratedCopy(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const started = performance.now()
  const query = new CopyOut(copyText())
  const done = new Promise<void>((resolve, reject) => {
    query.callback = (error) => (error ? reject(error) : resolve())
  })
  client.query(query)
  await done
  const ms = performance.now() - started
  await client.end()
  return ms
}

class CopyOut extends pg.Query {
  declare callback: (error: Error | null) => void
  bytes = 0

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.bytes += chunk.byteLength
  }
}

function copyText(): string {
  const told = { language: 'en' as const, timezone: 'Asia/Kuwait' }
  const columns = usualFields.map((name) => ({ ...columnOf(name, told), kind: kindOf(name) }))
  const sources = new Set(columns.flatMap(({ sources: needed }) => needed))
  const guarded = (text: SQL) =>
    sql`case when ${text} ~ ${formulaPattern} and ${text} !~ ${numberPattern} then '''' || ${text} else ${text} end`
  const cells = columns.map(({ text, kind }) => (kind === 'text' ? guarded(text) : text))
  const joined = [...sources].map((source) => joins[source])
  const statement = sql`copy (select ${sql.join(cells, sql`, `)} from payment_transaction ${sql.join(joined, sql` `)}
    where payment_transaction.merchant_id = 1 and payment_transaction.deleted_at is null
    order by payment_transaction.created_at desc, payment_transaction.id desc) to stdout with (format csv)`
  return new PgDialect().sqlToQuery(statement.inlineParams()).sql
}
