import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newPublicId } from '../ids.ts'

/** Content by its SHA-256, so that a file is stored once and its name says nothing about whoever uploaded it. */
export type Files = {
  put(content: Uint8Array): Promise<{ sha256: string; bytes: number }>
  /** Null where the content is missing. */
  read(sha256: string): Promise<Uint8Array<ArrayBuffer> | null>
}

export function openFiles(folder: string): Files {
  const pathOf = (sha256: string) => join(folder, sha256)
  return {
    put: async (content) => {
      const sha256 = createHash('sha256').update(content).digest('hex')
      await mkdir(folder, { recursive: true })
      const temporary = join(folder, `.${newPublicId()}`)
      await writeFile(temporary, content, { flush: true })
      await rename(temporary, pathOf(sha256))
      return { sha256, bytes: content.byteLength }
    },
    read: async (sha256) => {
      if (!/^[0-9a-f]{64}$/.test(sha256)) return null
      try {
        return await readFile(pathOf(sha256))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}
