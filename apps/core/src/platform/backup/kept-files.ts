import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../is-missing.ts'
import { isOurs } from './entry-names.ts'
import type { Entry } from './tar-writer.ts'

/** Which parts of the data folder are the installation's: whatever else lies there is not. */
const keptFolders = ['files', 'files/generated', 'sandbox-bank'] as const
const keptFiles = ['secret'] as const

type Kept = {
  dataFolder: string
  /** Hears of what lies among them and is none of ours, which no restore would take. */
  leaveOut: (name: string) => void
}

export async function* keptEntries(kept: Kept): AsyncGenerator<Entry> {
  for (const name of keptFiles) yield* fileEntry(kept, name)
  for (const folder of keptFolders) {
    for (const name of await namesIn(kept.dataFolder, folder)) {
      if (isOurs(name)) yield* fileEntry(kept, name)
      else kept.leaveOut(name)
    }
  }
}

async function namesIn(dataFolder: string, folder: string): Promise<string[]> {
  try {
    const found = await readdir(join(dataFolder, folder))
    return found
      .filter((name) => !isUnfinished(name))
      .map((name) => `${folder}/${name}`)
      .filter((name) => !keptFolders.some((kept) => kept === name))
      .toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isUnfinished = (name: string) => name.startsWith('.') || name.endsWith('.part')

async function* fileEntry({ dataFolder, leaveOut }: Kept, name: string): AsyncGenerator<Entry> {
  const file = await open(join(dataFolder, name)).catch((error: unknown) => {
    if (isMissing(error)) return null // removed while we came to it
    throw error
  })
  if (!file) return
  try {
    const found = await file.stat()
    if (found.isFile()) yield { name, bytes: found.size, content: beginningOf(file, found.size) }
    else leaveOut(name)
  } finally {
    await file.close()
  }
}

/** A book that grows during the copy is taken at its first length. */
async function* beginningOf(file: FileHandle, bytes: number): AsyncGenerator<Uint8Array> {
  if (bytes > 0) yield* file.createReadStream({ start: 0, end: bytes - 1 })
}
