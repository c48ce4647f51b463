import { growHistory } from '@wasl/core/seed/history/seed-history'
import { seedMerchants } from '@wasl/core/seed/seed-merchants'
import { readDemoFiles } from '@wasl/core/seed/demo-files'
import { systemClock } from '@wasl/core/platform/clock'
import { openDatabase, type Database } from '@wasl/core/platform/db/database'
import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { deskQuestions, type Asking, type Question } from './desk-questions.ts'
import { atMost, type Measured } from './report.ts'

/** `DESK_ROWS` takes more or fewer: a million is what the targets speak of, and takes half an hour to make. */
const wantedRows = Number(process.env['DESK_ROWS'] ?? 300_000)
/** A database that `npm run seed -- --transactions N` has filled is asked as it is. */
const seededUrl = process.env['DESK_DATABASE_URL']
const rounds = 60
const warmUps = 10

/** D1 to D5: what a list, a search, its statistics and its count take, and how that grows from ten thousand rows. */
export async function benchDesk(): Promise<Measured[]> {
  const server = await findPostgres()
  if (!server) return []
  const few = await grown(await postgresTestDatabase(server), Math.min(10_000, Math.floor(wantedRows / 10)))
  const many = seededUrl
    ? await opened(seededUrl)
    : await grown(await postgresTestDatabase(server), wantedRows)
  try {
    const bare = await timesOf([() => barePage(many)])
    const ofFew = await deskQuestions(few.db)
    const ofMany = await deskQuestions(many.db)
    const [fewRows, rows] = [await rowsOf(few), await rowsOf(many)]
    const sizes = { rows, growth: rows / fewRows, bareMs: bare[0]?.least ?? 0 }
    const measured: Measured[] = []
    for (const [index, question] of ofMany.entries()) {
      const small = ofFew[index]
      if (small) measured.push(...(await measure(question, small.ask, sizes)))
    }
    return measured
  } finally {
    await Promise.all([few.stop(), many.stop()])
  }
}

type Sizes = { rows: number; growth: number; bareMs: number }

async function measure(
  question: Question,
  ofFew: Asking,
  { rows, growth, bareMs }: Sizes,
): Promise<Measured[]> {
  const { target, name, mostMs, mostExponent } = question
  const [less, more] = await timesOf([ofFew, question.ask])
  if (!less || !more) return []
  const exponent = Math.log(more.least / less.least) / Math.log(growth)
  const grew = `D2 ${name}, ${less.least.toFixed(2)} to ${more.least.toFixed(2)} ms, exponent`
  return [
    atMost(`${target} ${name}, 95 of 100 at ${rows} rows`, more.p95, mostMs, 'ms'),
    ...(target === 'D1' ? [atMost(`D1 ${name}, to a bare page`, more.least / bareMs, 1.6, '×')] : []),
    ...(mostExponent === null ? [] : [atMost(grew, exponent, mostExponent, '')]),
  ]
}

/** The limit: the same fifty rows of the same index in one statement, with nothing decided about them. */
const barePage = ({ pool }: Database) =>
  pool.query({
    name: 'bare page',
    text: `select t.*, c.name_en, c.name_ar, c.email, c.phone, u.title_en, u.title_ar
      from payment_transaction t
      join unit u on u.merchant_id = t.merchant_id and u.key = t.unit_key
      left join customer c on c.merchant_id = t.merchant_id and c.id = t.customer_id
      where t.merchant_id + 0 = $1 and t.deleted_at is null
      order by t.created_at desc, t.id desc limit 50`,
    values: [1],
  })

async function opened(url: string): Promise<Database> {
  const database = await openDatabase({ url, dataFolder: '', log: quietLog })
  await database.pool.query('vacuum analyze')
  return database
}

async function rowsOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from payment_transaction')
  return Number(rows[0]?.count)
}

async function grown(database: Database, count: number): Promise<Database> {
  const { db, pool } = database
  await seedMerchants(db, await readDemoFiles(), systemClock.now())
  await growHistory({ db, clock: systemClock, publicUrl: 'http://localhost:4000', atOnce: 5_000 }, count)
  await pool.query('vacuum analyze')
  return database
}

type Times = { least: number; p95: number }

/** In turns, so that a busy moment of the machine meets all. The least says what a question costs, p95 how it feels. */
async function timesOf(asking: readonly Asking[]): Promise<Times[]> {
  const times = asking.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, ask] of asking.entries()) {
      const started = performance.now()
      await ask()
      // The first ones plan their statements on every connection.
      if (round >= warmUps) times[index]?.push(performance.now() - started)
    }
  }
  return times.map((taken) => {
    const sorted = taken.toSorted((one, other) => one - other)
    return { least: sorted[0] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
  })
}
