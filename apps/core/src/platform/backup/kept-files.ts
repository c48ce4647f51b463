import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../is-missing.ts'
import { isOurs } from './entry-names.ts'
import type { Entry } from './tar-writer.ts'

/** Which parts of the data folder are the installation's: whatever else lies there is not. */
const keptFolders = ['files', 'files/generated', 'sandbox-bank'] as const
const keptFiles = ['secret'] as const

/** `leaveOut` hears of what lies among them and is none of ours, which no restore would take. */
export async function* keptEntries(
  dataFolder: string,
  leaveOut: (name: string) => void,
): AsyncGenerator<Entry> {
  for (const name of keptFiles) yield* fileEntry(dataFolder, name)
  for (const folder of keptFolders) {
    for (const name of await namesIn(dataFolder, folder)) {
      if (isOurs(name)) yield* fileEntry(dataFolder, name)
      else leaveOut(name)
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

async function* fileEntry(dataFolder: string, name: string): AsyncGenerator<Entry> {
  const path = join(dataFolder, name)
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null // expired while we came to it
    throw error
  })
  if (!found) return
  // A book that grows meanwhile is taken as long as it was.
  const content = found.size === 0 ? [] : createReadStream(path, { end: found.size - 1 })
  yield { name, bytes: found.size, content }
}
