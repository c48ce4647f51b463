import { openDatabase } from '@wasl/core/platform/db/database'
import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { quietLog } from '../quiet-log.ts'

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))

export type KillReport = {
  kills: number
  acknowledged: number
  /** Acknowledged and not there. */
  lost: number[]
  /** One row of a transaction without the other. */
  halves: number
}

/** Kills a writing process again and again, and counts what it had acknowledged and is not there. */
export async function killRounds(folder: string, rounds: number): Promise<KillReport> {
  const acknowledged: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const firstId = (round + 1) * 1_000_000
    const until = 20 + Math.floor(Math.random() * 300)
    acknowledged.push(...(await writeUntilKilled(folder, firstId, until)))
  }
  return { kills: rounds, acknowledged: acknowledged.length, ...(await missing(folder, acknowledged)) }
}

async function writeUntilKilled(folder: string, firstId: number, until: number): Promise<number[]> {
  const child = spawn(process.execPath, [writer, folder, String(firstId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: number[] = []
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line))
    if (acknowledged.length === until) child.kill('SIGKILL')
  }
  await exited
  if (acknowledged.length < until)
    throw new Error(`the writer ended by itself after ${acknowledged.length} rows`)
  return acknowledged
}

async function missing(
  folder: string,
  acknowledged: readonly number[],
): Promise<{ lost: number[]; halves: number }> {
  const database = await openDatabase({ dataFolder: folder, log: quietLog })
  const { rows } = await database.db.execute<{ id: number; halves: number }>(
    sql`select id, count(*)::int as halves from acknowledged group by id`,
  )
  await database.stop()
  const stored = new Set(rows.map(({ id }) => id))
  return {
    lost: acknowledged.filter((id) => !stored.has(id)),
    halves: rows.filter(({ halves }) => halves !== 2).length,
  }
}
