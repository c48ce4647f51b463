import { findPostgres, postgresTestDatabase } from '@wasl/tests/support/postgres-test-database'
import { costOf } from './cost.ts'
import { atMost, type Measured } from './report.ts'

/** How many times as long this machine takes as that of performance.md: 2 is half as quick. Null where nobody can say. */
export type Pace = number | null

/** Processor of one row by its key on that machine. */
const rowMsThere = 0.046

type Limit = { most: number; unit: string; pace: Pace }

/** A length of time against a target that was set on another machine; what was seen here stands in the name. */
export function atPace(name: string, seen: number, { most, unit, pace }: Limit): Measured {
  if (pace === null) return atMost(name, seen, most, unit)
  const here = `${seen.toPrecision(3)} ${unit} here, where all takes ${pace.toFixed(2)} × as long`
  return atMost(`${name} (${here})`, seen / pace, most, unit)
}

const rounds = 3

/** By Hono and `pg` answering one row by its key to sixteen clients, at its quickest. */
export async function serverPace(): Promise<Pace> {
  const url = await findPostgres()
  if (!url) return null
  const database = await postgresTestDatabase(url)
  try {
    const costs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { ms } = await costOf(database, { file: 'bare-row-server.ts', path: '/row', clients: 16 })
      costs.push(ms)
    }
    return Math.min(...costs) / rowMsThere
  } finally {
    await database.stop()
  }
}
