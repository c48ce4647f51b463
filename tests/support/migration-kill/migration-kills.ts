import { readMigrations } from '@wasl/core/platform/db/migrations'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Moment } from './dying-pool.ts'
import type { Stored } from './stored.ts'

const killed = fileURLToPath(new URL('./killed-migration.ts', import.meta.url))

export type Kill = { tag: string; moment: Moment }

/** Every moment of every migration at which a process can end: before each of its statements, and after the last. */
export async function everyMoment(): Promise<Kill[]> {
  return (await readMigrations()).flatMap(({ tag, statements }) => {
    const counts = Array.from({ length: statements.length + 1 }, (_, count) => count)
    return [...counts, 'recorded' as const, 'committed' as const].map((moment) => ({ tag, moment }))
  })
}

/** So many of them, anywhere, in their order. */
export function someOf(kills: readonly Kill[], count: number): Kill[] {
  const luck = kills.map((kill, at) => ({ kill, at, drawn: Math.random() }))
  const drawn = luck.toSorted((one, other) => one.drawn - other.drawn).slice(0, count)
  return drawn.toSorted((one, other) => one.at - other.at).map(({ kill }) => kill)
}

type Place = { dataFolder: string; url: string | null }

/** Migrates and is killed there. What was found by who came, and what the database held when the migration began. */
export function migrateUntilKilled(place: Place, kill: Kill): Promise<{ found: Stored; left: Stored }> {
  const given = [killed, place.dataFolder, place.url ?? '', kill.tag, String(kill.moment)]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, given, (error, stdout, stderr) => {
      if (error?.signal === 'SIGKILL') return resolve(JSON.parse(stdout))
      reject(new Error(`${kill.tag} was not killed at ${kill.moment}: ${stderr || String(error)}`))
    })
  })
}
