import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { quickStart } from '../server.ts'
import type { ClientOrder } from './live-clients.ts'
import type { Memory } from './live-server.ts'
import { atMost, type Measured } from './report.ts'

/** `LIVE_CLIENTS` takes fewer, where a process may not open so many files. */
const clients = Number(process.env['LIVE_CLIENTS'] ?? 10_000)
const early = 100
const events = 10
const rounds = 2

/** Kilobytes of one connection: what it holds, and what the process grew by. */
type Live = { lastMs: number; held: number; resident: number; lost: number }

/** D8: one event to ten thousand open dashboards, against a bare server that writes one buffer to as many connections. */
export async function benchLive(): Promise<Measured[]> {
  const bare: Live[] = []
  const ours: Live[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await run(true))
    ours.push(await run(false))
  }
  const least = (of: Live[], figure: keyof Live) => Math.min(...of.map((one) => one[figure]))
  const [raw, told] = [least(bare, 'lastMs'), least(ours, 'lastMs')]
  return [
    atMost(`D8 last of ${clients}, ${told.toFixed(0)} of ${raw.toFixed(0)} ms`, told / raw, 1.5, '×'),
    atMost(
      `D8 held by one connection, ${least(bare, 'held').toFixed(1)} KB bare`,
      least(ours, 'held'),
      14,
      'KB',
    ),
    atMost(
      `D8 resident for one connection, ${least(bare, 'resident').toFixed(1)} KB bare`,
      least(ours, 'resident'),
      14,
      'KB',
    ),
    atMost('D8 who lost an event after coming back', Math.max(...ours.map(({ lost }) => lost)), 0, ''),
  ]
}

async function run(isBare: boolean): Promise<Live> {
  const server = child('live-server.ts', isBare)
  const audience = child('live-clients.ts', isBare)
  try {
    const { port } = await answerOf<{ port: number }>(server)
    // What the first ones cost is the server's, not theirs: code is compiled and tables grow.
    await order(audience, { open: early, port })
    const rest = await ask<Memory>(server, 'memory')
    await order(audience, { open: clients, port })
    const full = await ask<Memory>(server, 'memory')
    let lastMs = Infinity
    for (let id = 1; id <= events; id += 1) lastMs = Math.min(lastMs, await toldIn(server, audience, id))
    const lost = isBare ? 0 : await lostAfterReturn({ server, audience, port })
    const kb = (of: keyof Memory) => (full[of] - rest[of]) / clients / 1_000
    return { lastMs, held: kb('held'), resident: kb('resident'), lost }
  } finally {
    server.kill()
    audience.kill()
  }
}

async function toldIn(server: ChildProcess, audience: ChildProcess, id: number): Promise<number> {
  const [told, heard] = await Promise.all([
    ask<{ at: string }>(server, { tell: id }),
    order<{ at: string }>(audience, { hear: id }),
  ])
  return Number(BigInt(heard.at) - BigInt(told.at)) / 1e6
}

/** Half of them hang up, miss some, and come back while more is told. */
async function lostAfterReturn({
  server,
  audience,
  port,
}: {
  server: ChildProcess
  audience: ChildProcess
  port: number
}): Promise<number> {
  await order(audience, 'drop')
  await toldIn(server, audience, events + 1)
  const back = order(audience, { reopen: port })
  await ask(server, { tell: events + 2 })
  await back
  await toldIn(server, audience, events + 3)
  const { lost } = await order<{ lost: number }>(audience, { lost: events + 3 })
  return lost
}

const order = <Answer = object>(to: ChildProcess, what: ClientOrder): Promise<Answer> => ask<Answer>(to, what)

function ask<Answer>(of: ChildProcess, what: object | string): Promise<Answer> {
  const answer = answerOf<Answer>(of)
  of.send(what)
  return answer
}

const answerOf = <Answer>(of: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`))
    of.once('exit', ended)
    of.once('message', (message) => {
      of.off('exit', ended)
      resolve(message as Answer)
    })
  })

const child = (file: string, isBare: boolean): ChildProcess =>
  fork(join(import.meta.dirname, file), {
    execArgv: [...quickStart, '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', ...(isBare && { BENCH_BARE: '1' }) },
  })
