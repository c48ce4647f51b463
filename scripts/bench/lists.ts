import type { Database } from '@wasl/core/platform/db/database'
import { costOf, type Cost } from './cost.ts'
import { atPace, type Pace } from './pace.ts'
import { atMost, told, type Measured } from './report.ts'

const clients = 8
const rounds = 3

const path = '/api/v1/plugins/payment_request/transaction'

/** D1 as staff ask for it: over HTTP, by eight at once, against Hono and `pg` answering one statement (`bare-list.ts`). */
export async function benchLists(database: Database, pace: Pace): Promise<Measured[]> {
  const bare: Cost[] = []
  const ours: Cost[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await costOf(database, { file: 'bare-list-server.ts', path: '/list', clients }))
    ours.push(await costOf(database, { file: 'list-server.ts', path, clients }))
  }
  const least = (of: Cost[], figure: keyof Cost) => Math.min(...of.map((one) => one[figure]))
  const [one, other] = [least(ours, 'ms'), least(bare, 'ms')]
  return [
    atMost(`D1 CPU of a list, ${one.toFixed(2)} of ${other.toFixed(2)} ms`, one / other, 1.6, '×'),
    atPace(`D1 95 of 100 lists at ${clients} clients`, least(ours, 'p95'), { most: 15, unit: 'ms', pace }),
    told('the same of the bare one', least(bare, 'p95'), 'ms'),
  ]
}
