import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'
import { knock } from './door.ts'
import { lifeOf, ownIdentity } from './process-identity.ts'
import { isMissing } from '../../is-missing.ts'

const Owner = z.object({
  /** Names this holding of the lock, and none before or after it. */
  nonce: z.string(),
  startedAt: z.string(),
  host: z.string(),
  process: z.object({
    pid: z.number(),
    bootId: z.string().nullable(),
    pidNamespace: z.string().nullable(),
    startTicks: z.string().nullable(),
  }),
})

/** Who holds a data folder, as its lock file says. */
export type Owner = z.infer<typeof Owner>

export const newOwner = (): Owner => ({
  nonce: randomUUID(),
  startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  host: hostname(),
  process: ownIdentity(),
})

export async function readOwner(path: string): Promise<Owner | null> {
  try {
    return Owner.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (isMissing(error)) return null
    throw new Error(`${path} is not a lock file: delete it if nothing uses the folder`, { cause: error })
  }
}

/** An owner lives until it is shown to be dead: taking the folder from a living one destroys the database. */
export async function lives(owner: Owner, door: string): Promise<boolean> {
  const answer = await knock(door)
  if (answer === 'opened') return true
  switch (lifeOf(owner.process)) {
    case 'alive':
      return true
    case 'dead':
      return false
    case 'unknown':
      return answer !== 'refused'
  }
}
