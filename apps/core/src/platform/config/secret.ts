import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import type { Config } from './config.ts'
import { isMissing } from '../is-missing.ts'

/** WASL_SECRET; in demo mode one that is made once and kept in the data folder. */
export async function secretOf(config: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (config.secret) return config.secret
  const file = join(config.dataFolder, 'secret')
  await makeFolder(config.dataFolder)
  try {
    // 'wx' lets one of two processes that start together win; both then read the same secret.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}

/** The same where it is there already; null where `secretOf` would make one. */
export async function knownSecretOf(config: Pick<Config, 'secret' | 'dataFolder'>): Promise<string | null> {
  if (config.secret) return config.secret
  return readFile(join(config.dataFolder, 'secret'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}
