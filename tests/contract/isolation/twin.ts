import type { Pool } from 'pg'
import { canary } from './matrix.ts'

/** Numbers of the twin's rows, and of the twin itself, lie this much higher. */
const apart = 1_000_000_000

type Table = { name: string; owner: 'id' | 'merchant_id' }

type Column = {
  name: string
  isNumber: boolean
  isText: boolean
  /** Part of a key that no two merchants share, or of one that each has for itself. */
  key: 'of all' | 'of each' | null
}

/**
 * Gives the first merchant a twin: every row of every table with a tenant once more, under another merchant. Where each
 * merchant has keys of its own the twin's are the same, so that only the tenant tells them apart; what is unique among
 * all, and every name and title, begins with the canary. Gives back the twin's id.
 */
export async function plantTwin(pool: Pool, merchantId: number): Promise<number> {
  // What guards the ledger is for those who write it row by row.
  await pool.query(`set session_replication_role = 'replica'`)
  for (const table of [{ name: 'merchant', owner: 'id' } as const, ...(await tenantTables(pool))])
    await pool.query(copyOf(table, await columnsOf(pool, table)), [merchantId])
  await pool.query(`set session_replication_role = 'origin'`)
  return merchantId + apart
}

/** Writes this merchant's rows anew, so that a query without an order and without its tenant finds the twin's first. */
export async function moveBehindTwin(pool: Pool, merchantId: number): Promise<void> {
  await pool.query(`set session_replication_role = 'replica'`)
  for (const { name } of await tenantTables(pool))
    await pool.query(`update "${name}" set merchant_id = merchant_id where merchant_id = $1`, [merchantId])
  await pool.query(`set session_replication_role = 'origin'`)
}

/** Tables with a tenant of which this merchant has no row, so that its twin has none either. */
export async function tablesWithout(pool: Pool, merchantId: number): Promise<string[]> {
  const without: string[] = []
  for (const { name } of await tenantTables(pool)) {
    const { rowCount } = await pool.query(`select from "${name}" where merchant_id = $1 limit 1`, [
      merchantId,
    ])
    if (rowCount === 0) without.push(name)
  }
  return without
}

async function tenantTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select t.table_name as name, c.column_name as owner
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'merchant_id' order by 1`,
  )
  return rows
}

async function columnsOf(pool: Pool, { name }: Table): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `with keys as (
       select unnest(i.indkey) as number,
         exists (select from pg_attribute
           where attrelid = i.indrelid and attname = 'merchant_id' and attnum = any (i.indkey)) as "isOfEach"
       from pg_index i where i.indrelid = $1::regclass and i.indisunique)
     select a.attname as name, a.atttypid in ('int4'::regtype, 'int8'::regtype) as "isNumber",
       a.atttypid = 'text'::regtype as "isText",
       (select case when bool_or(not k."isOfEach") then 'of all' when bool_or(true) then 'of each' end
        from keys k where k.number = a.attnum) as key
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by a.attnum`,
    [`"${name}"`],
  )
  return rows
}

function copyOf({ name, owner }: Table, columns: readonly Column[]): string {
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  const hasId = columns.some((column) => column.name === 'id' && column.isNumber)
  const values = columns
    .map((column) => (hasId && isSaidOf.test(column.name) ? ofEverySecond(column) : twinned(column)))
    .join(', ')
  return `insert into "${name}" (${list}) overriding system value select ${values} from "${name}" where ${owner} = $1`
}

function twinned({ name, isNumber, isText, key }: Column): string {
  if (isNumber && namesARow.test(name)) return `"${name}" + ${apart}`
  if (ofItsOwn.has(name)) return `"${name}" ${ofItsOwn.get(name)}`
  const isPainted = key === 'of all' || (key === null && (isShown.test(name) || namesARow.test(name)))
  return isText && isPainted ? `'${canary} ' || "${name}"` : `"${name}"`
}

/** So that a twin's row is seen both among one's own and as one more name in a list of names. */
const ofEverySecond = ({ name }: Column) =>
  `case when id % 2 = 0 then '${canary} ' || "${name}" else "${name}" end`

/** Numbers of rows; as text also the public id of a row. */
const namesARow = /^(id|decided_by|erased_by|.+_id)$/
const isShown = /^(name|title|label|description|message|subject|body)(_en|_ar)?$/
const isSaidOf = /^(actor|initiator|product_type|username)$/
/** Where two merchants alike would be told alike, the twin has something else. */
const ofItsOwn: ReadonlyMap<string, string> = new Map([
  ['one_above', '+ 1'],
  ['currencies', `|| '{JPY}'`],
])
