import type { Database } from '@wasl/core/platform/db/database'
import { deskQuestions, type Asking, type Question } from './desk-questions.ts'
import { filledDatabase, newlyFilled } from './filled-database.ts'
import { benchLists } from './lists.ts'
import { atPace, serverPace, type Pace } from './pace.ts'
import { atMost, type Measured } from './report.ts'

/** `DESK_ROWS` takes more or fewer: a million is what the targets speak of, and takes half an hour to make. */
const wantedRows = Number(process.env['DESK_ROWS'] ?? 300_000)
const windows = 3
const roundsOfWindow = 40
const warmUps = 10

/** D1 to D4: what a list, a search and its statistics take, and how that grows from ten thousand rows. */
export async function benchDesk(): Promise<Measured[]> {
  const many = await filledDatabase(wantedRows)
  const few = await newlyFilled(Math.min(10_000, Math.floor(wantedRows / 10)))
  if (!many || !few) return []
  try {
    const ofFew = await deskQuestions(few.db)
    const ofMany = await deskQuestions(many.db)
    const [fewRows, rows] = [await rowsOf(few), await rowsOf(many)]
    const pace = await serverPace()
    const sizes = { rows, growth: rows / fewRows, pace }
    // D1's two servers cannot share an embedded database.
    const measured = many.kind === 'postgres' ? await benchLists(many, pace) : []
    for (const [index, question] of ofMany.entries()) {
      const small = ofFew[index]
      if (small) measured.push(...(await measure(question, small.ask, sizes)))
    }
    return measured
  } finally {
    await Promise.all([few.stop(), many.stop()])
  }
}

type Sizes = { rows: number; growth: number; pace: Pace }

async function measure(
  question: Question,
  ofFew: Asking,
  { rows, growth, pace }: Sizes,
): Promise<Measured[]> {
  const { target, name, mostMs, mostExponent } = question
  const [less, more] = await timesOf([ofFew, question.ask])
  if (!less || !more) return []
  const exponent = Math.log(more.least / less.least) / Math.log(growth)
  const grew = `D2 ${name}, ${less.least.toFixed(2)} to ${more.least.toFixed(2)} ms, exponent`
  return [
    atPace(`${target} ${name}, 95 of 100 at ${rows} rows`, more.p95, { most: mostMs, unit: 'ms', pace }),
    ...(mostExponent === null ? [] : [atMost(grew, exponent, mostExponent, '')]),
  ]
}

async function rowsOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from payment_transaction')
  return Number(rows[0]?.count)
}

type Times = { least: number; p95: number }

/**
 * In turns, so that a busy moment of the machine meets all. The least says what a question costs, p95 of the quietest window
 * (D1) how it feels.
 */
async function timesOf(asking: readonly Asking[]): Promise<Times[]> {
  // The first ones plan their statements on every connection.
  await windowOf(asking, warmUps)
  const seen: Times[][] = []
  for (let window = 0; window < windows; window += 1) seen.push(await windowOf(asking, roundsOfWindow))
  return asking.map((_, index) => {
    const least = (of: keyof Times) => Math.min(...seen.map((times) => times[index]?.[of] ?? 0))
    return { least: least('least'), p95: least('p95') }
  })
}

async function windowOf(asking: readonly Asking[], rounds: number): Promise<Times[]> {
  const times = asking.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, ask] of asking.entries()) {
      const started = performance.now()
      await ask()
      times[index]?.push(performance.now() - started)
    }
  }
  return times.map((taken) => {
    const sorted = taken.toSorted((one, other) => one - other)
    return { least: sorted[0] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
  })
}
