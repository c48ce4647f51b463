import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '../is-missing.ts'
import { isFile } from './entry-names.ts'
import type { Manifest } from './manifest.ts'
import { entriesOf } from './read-archive.ts'
import { RestoreRefused } from './restore-refused.ts'
import type { ReadEntry } from './tar-reader.ts'
import type { Written } from './tar-writer.ts'

type Files = Pick<Manifest, 'entries'>

export async function refuseOtherFiles(dataFolder: string, { entries }: Files): Promise<void> {
  for (const entry of entries) if (isFile(entry.name)) await isThere(dataFolder, entry)
}

/**
 * The archive's files into the data folder, all or none; what a killed restore left there is taken as it is. Answers the names of
 * what it put there.
 */
export async function putFiles({
  file,
  dataFolder,
  manifest,
}: {
  file: string
  dataFolder: string
  manifest: Files
}): Promise<string[]> {
  const said = new Map(manifest.entries.map((entry) => [entry.name, entry]))
  const put: string[] = []
  try {
    for await (const entry of entriesOf(file)) {
      const expected = said.get(entry.name)
      if (!expected || !isFile(entry.name) || (await isThere(dataFolder, expected))) continue
      put.push(entry.name)
      await putFile(dataFolder, entry)
    }
    return put
  } catch (error) {
    await removeFiles(dataFolder, put)
    throw error
  }
}

/** Refuses what has its name and is something else. */
async function isThere(dataFolder: string, { name, sha256 }: Written): Promise<boolean> {
  const path = join(dataFolder, name)
  const found = await hashOf(path)
  if (found !== null && found !== sha256) {
    throw new RestoreRefused(
      `${path} is there already, and is not the one of the backup: restore into a new folder`,
    )
  }
  return found !== null
}

async function hashOf(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const piece of createReadStream(path)) hash.update(piece)
    return hash.digest('hex')
  } catch (error) {
    if (isMissing(error)) return null
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
