import { createHash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** A socket's address holds no more; a longer one is cut short without a word. */
const LONGEST_ADDRESS = 100
const KNOCK_MS = 2_000

/** What a knock at an owner's door brings: the kernel opens for a living process even when it is busy. */
export type Knock = 'opened' | 'refused' | 'noDoor'

export type Door = { close(): Promise<void> }

/**
 * Listens at the path until the process ends, whatever ends it. Null where the file system has no sockets
 * (some mounts of containers): the owner is then known by its pid alone.
 */
export async function openDoor(path: string): Promise<Door | null> {
  const place = placeOf(path)
  const server = createServer((socket) => socket.destroy())
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(place.address, () => resolve(true))
  })
  if (!listening) {
    place.release()
    return null
  }
  server.unref()
  return {
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      place.release()
      await rm(path, { force: true })
    },
  }
}

export async function knock(path: string): Promise<Knock> {
  const place = placeOf(path)
  try {
    return await knockAt(place.address)
  } finally {
    place.release()
  }
}

function knockAt(address: string): Promise<Knock> {
  return new Promise((resolve) => {
    const socket = createConnection(address)
    const answer = (result: Knock): void => {
      clearTimeout(deadline)
      socket.destroy()
      resolve(result)
    }
    const deadline = setTimeout(() => answer('opened'), KNOCK_MS) // a full queue: a process holds the lock
    socket.once('connect', () => answer('opened'))
    socket.once('error', (error) =>
      answer('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'noDoor'),
    )
  })
}

type Place = { address: string; release(): void }

/** The path as an address that fits: through the open folder on Linux, by a hash elsewhere. */
function placeOf(path: string): Place {
  const nothing = (): void => {}
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\${hashOf(path)}`, release: nothing }
  if (Buffer.byteLength(path) <= LONGEST_ADDRESS) return { address: path, release: nothing }
  if (process.platform !== 'linux')
    return { address: join(tmpdir(), `${hashOf(path)}.sock`), release: nothing }
  const folder = openSync(dirname(path), 'r')
  return { address: `/proc/self/fd/${folder}/${basename(path)}`, release: () => closeSync(folder) }
}

const hashOf = (path: string): string =>
  `wasl-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`
