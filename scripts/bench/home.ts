import { createCore } from '@wasl/core/app'
import { systemClock } from '@wasl/core/platform/clock'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/invariants'
import type { Database } from '@wasl/core/platform/db/database'
import { openFiles } from '@wasl/core/platform/files/files'
import { createLog } from '@wasl/core/platform/log/log'
import { signedInStaff } from '@wasl/tests/support/staff'
import { filledDatabase, newlyFilled } from './filled-database.ts'
import { instantBank } from './instant-bank.ts'
import { atMost, type Measured } from './report.ts'

const rounds = 60
const warmUps = 10
const mostMs = 50
/** Costs that hang on the rows grow tenfold with ten times as many; these hang on days and quarters. */
const mostGrowth = 2

/** Everything home asks for, in each period, with the longest one last. */
const questions = (now: Date): [string, string][] => {
  const tenYearsAgo = new Date(now.getTime() - 3_650 * 86_400_000).toISOString().slice(0, 10)
  const today = now.toISOString().slice(0, 10)
  return [
    ...['day', 'week', 'month'].map((period): [string, string] => [period, `statistics?period=${period}`]),
    ['ten years', `statistics?period=custom&date_after=${tenYearsAgo}&date_before=${today}`],
    ['average size by year', 'avg_txn_size'],
    ['recent orders', 'recent_orders'],
    ['recent actions', 'recent_actions'],
  ]
}

/** `DESK_ROWS` takes more or fewer, as for the lists. */
const wantedRows = Number(process.env['DESK_ROWS'] ?? 300_000)

/** Home through guard, contract and handler, how it grows from ten thousand rows, and its sums beside a recount. */
export async function benchHome(): Promise<Measured[]> {
  const many = await filledDatabase(wantedRows)
  const few = await newlyFilled(10_000)
  if (!many || !few) return []
  try {
    const [ofMany, ofFew] = [await homeOf(many), await homeOf(few)]
    const measured: Measured[] = []
    for (const [name, path] of questions(systemClock.now())) {
      const more = await timesOf(() => ofMany(path))
      const less = await timesOf(() => ofFew(path))
      const grew = `Home, ${name}, ${less.least.toFixed(2)} to ${more.least.toFixed(2)} ms`
      measured.push(
        atMost(`Home, ${name}, 95 of 100`, more.p95, mostMs, 'ms'),
        atMost(grew, more.least / less.least, mostGrowth, '×'),
      )
    }
    const faults = await findLedgerFaults(many.db)
    return [
      ...measured,
      atMost(`Home: sums that differ from a recount ${faults.join(', ')}`, faults.length, 0, ''),
    ]
  } finally {
    await Promise.all([many.stop(), few.stop()])
  }
}

/** Asks one of its questions of a core over this database, as a superuser. */
async function homeOf({ db }: Database): Promise<(path: string) => Promise<void>> {
  const { headers } = await signedInStaff({ db }, { isSuperuser: true })
  const core = createCore({
    db,
    clock: systemClock,
    config: { mode: 'demo', publicUrl: 'http://localhost', secret: 'bench', key: 'bench' },
    log: createLog({ level: 'error' }),
    gateways: { find: () => instantBank, names: ['instant'] },
    files: openFiles('/nowhere'),
  })
  return async (path) => {
    const url = `http://localhost/api/v1/dashboard/${path}`
    const answer = await core.fetch(new Request(url, { headers: { host: 'localhost', ...headers } }))
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text}`)
  }
}

async function timesOf(ask: () => Promise<void>): Promise<{ least: number; p95: number }> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await ask()
    if (round >= warmUps) taken.push(performance.now() - started)
  }
  const sorted = taken.toSorted((one, other) => one - other)
  return { least: sorted[0] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}
