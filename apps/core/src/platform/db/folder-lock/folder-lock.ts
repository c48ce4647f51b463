import { link, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../make-folder.ts'
import { openDoor } from './door.ts'
import { lives, newOwner, readOwner, type Owner } from './owner.ts'

/** The folder belongs to a living process. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
  readonly pid: number
  readonly startedAt: Date

  constructor(folder: string, owner: Owner) {
    const { pid } = owner.process
    super(
      `the data folder ${folder} is in use by process ${pid} on ${owner.host}, which started at ${owner.startedAt}: stop it, or set WASL_DATA to another folder`,
    )
    this.pid = pid
    this.startedAt = new Date(owner.startedAt)
  }
}

export type FolderLock = { release(): Promise<void> }

/**
 * Takes the folder for this process alone, or throws `FolderInUse`. Two processes on one embedded database
 * destroy it without an error (reliability B.0), so the lock is left by its owner's death only.
 *
 * The lock file names its owner. To follow a dead owner N, a process links its own name to `after-N`, which
 * only one can; the line of dead owners and their followers ends with the living one, who then becomes its head.
 * Nobody ever removes or replaces a name that may be a living owner's.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await makeFolder(folder)
  const own = newOwner()
  const ticket = join(folder, `database.${own.nonce}.ticket`)
  await writeFile(ticket, JSON.stringify(own, null, 2), { flush: true })
  const door = await openDoor(doorOf(folder, own))
  try {
    await standInLine(folder, own, ticket)
  } catch (error) {
    await door?.close()
    throw error
  } finally {
    await rm(ticket, { force: true })
  }
  return {
    release: async () => {
      const head = await readOwner(headOf(folder))
      if (head?.nonce === own.nonce) await rm(headOf(folder))
      await door?.close()
    },
  }
}

async function standInLine(folder: string, own: Owner, ticket: string): Promise<void> {
  for (;;) {
    const { last, free, dead } = await lineOf(folder)
    if (last && (await lives(last, doorOf(folder, last)))) throw new FolderInUse(folder, last)
    if (!(await linked(ticket, free))) continue
    if ((await lineOf(folder)).last?.nonce !== own.nonce) {
      await rm(free, { force: true }) // the line moved on while this process looked at its old end
      continue
    }
    if (free !== headOf(folder)) await rename(free, headOf(folder))
    return forget(folder, dead)
  }
}

type Line = { last: Owner | null; free: string; dead: Owner[] }

async function lineOf(folder: string): Promise<Line> {
  const line: Line = { last: null, free: headOf(folder), dead: [] }
  for (let next = await readOwner(line.free); next; next = await readOwner(line.free)) {
    line.last = next
    line.dead.push(next)
    line.free = followerOf(folder, next)
  }
  return line
}

async function linked(ticket: string, path: string): Promise<boolean> {
  try {
    await link(ticket, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function forget(folder: string, dead: readonly Owner[]): Promise<void> {
  for (const owner of dead) {
    await rm(doorOf(folder, owner), { force: true })
    await rm(followerOf(folder, owner), { force: true })
  }
}

const headOf = (folder: string): string => join(folder, 'database.lock')
const followerOf = (folder: string, owner: Owner): string => join(folder, `database.after-${owner.nonce}`)
const doorOf = (folder: string, owner: Owner): string => join(folder, `database.${owner.nonce}.sock`)
