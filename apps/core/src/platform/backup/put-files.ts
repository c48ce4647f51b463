import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isFile } from './entry-names.ts'
import { entriesOf } from './read-archive.ts'
import type { ReadEntry } from './tar-reader.ts'

type Place = { file: string; dataFolder: string }

/** The archive's files into the data folder, all or none. Answers the names of what it put there. */
export async function putFiles({ file, dataFolder }: Place): Promise<string[]> {
  const put: string[] = []
  try {
    for await (const entry of entriesOf(file)) {
      if (!isFile(entry.name)) continue
      put.push(entry.name)
      await putFile(dataFolder, entry)
    }
    return put
  } catch (error) {
    await removeFiles(dataFolder, put)
    throw error
  }
}

export async function removeFiles(dataFolder: string, names: readonly string[]): Promise<void> {
  const paths = names.map((name) => join(dataFolder, name)).flatMap((path) => [path, unfinished(path)])
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

async function putFile(dataFolder: string, entry: ReadEntry): Promise<void> {
  const path = join(dataFolder, entry.name)
  await mkdir(dirname(path), { recursive: true })
  await pipeline(entry.content, createWriteStream(unfinished(path), { mode: 0o600, flush: true }))
  await rename(unfinished(path), path)
}

const unfinished = (path: string) => `${path}.part`
