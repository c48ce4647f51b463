import { statfs } from 'node:fs/promises'
import type { Clock } from './clock.ts'

/** What remembers that something could not be written for want of room, on whichever disk it was. */
export type StorageWatch = { noteFull(): void; wasFullLately(): boolean }

const LATELY_MS = 60_000

export function watchStorage(clock: Clock): StorageWatch {
  let fullAt = Number.NEGATIVE_INFINITY
  return {
    noteFull: () => {
      fullAt = clock.now().getTime()
    },
    wasFullLately: () => clock.now().getTime() - fullAt < LATELY_MS,
  }
}

/** PostgreSQL's log grows by files of this size, also in the embedded database. */
const LEAST_BYTES = 16 * 1024 * 1024

/** False only where the disk says so. */
export async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= LEAST_BYTES
}
