import type { Database } from '@wasl/core/platform/db/database'
import { costOf, type Cost } from './cost.ts'
import { atPace, type Pace } from './pace.ts'
import { atMost, told, type Measured } from './report.ts'

const clients = 8
const rounds = 5

const path = '/api/v1/plugins/payment_request/transaction'

/** D1 as staff ask for it: over HTTP, by eight at once, against Hono and `pg` answering one statement (`bare-list.ts`). */
export async function benchLists(database: Database, pace: Pace): Promise<Measured[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round += 1) {
    const bare = await costOf(database, { file: 'bare-list-server.ts', path: '/list', clients })
    pairs.push({ bare, ours: await costOf(database, { file: 'list-server.ts', path, clients }) })
  }
  const { ours, bare } = middle(pairs)
  const quietest = (of: keyof Pair) => Math.min(...pairs.map((pair) => pair[of].p95))
  return [
    atMost(
      `D1 CPU of a list, ${ours.ms.toFixed(2)} of ${bare.ms.toFixed(2)} ms`,
      ours.ms / bare.ms,
      2.5,
      '×',
    ),
    atPace(`D1 95 of 100 lists at ${clients} clients`, quietest('ours'), { most: 30, unit: 'ms', pace }),
    told('the same of the bare one', quietest('bare'), 'ms'),
  ]
}

type Pair = { bare: Cost; ours: Cost }

/** The two of a pair run one after the other: what the machine does meanwhile meets both, and a lucky run of one decides nothing. */
function middle(pairs: readonly Pair[]): Pair {
  const ratioOf = ({ ours, bare }: Pair) => ours.ms / bare.ms
  const sorted = pairs.toSorted((one, other) => ratioOf(one) - ratioOf(other))
  const [found] = sorted.slice(Math.floor(sorted.length / 2))
  if (!found) throw new Error('no round was run')
  return found
}
