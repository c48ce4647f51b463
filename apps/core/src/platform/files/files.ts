import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newPublicId } from '../ids.ts'
import { isMissing } from '../is-missing.ts'
import type { ByteRange } from './byte-range.ts'

/** Content by its SHA-256, so that a file is stored once and its name says nothing about its owner. */
export type Files = {
  put(content: Uint8Array): Promise<{ sha256: string; bytes: number }>
  /** Null where the content is missing. */
  read(sha256: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Only if no row names it any more. */
  remove(sha256: string): Promise<void>
  /** Files that are written piece by piece and go away again, each by a name of its writer's. */
  generated: GeneratedFiles
}

/** `bytes` are those of the whole file. */
export type OpenFile = { bytes: number; content: ReadableStream<Uint8Array> }

export type GeneratedFiles = {
  /** Whole under its name, or not there at all. */
  write(name: string, pieces: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>
  /** Whole, or the bytes of a range. */
  open(name: string, range?: ByteRange | null): Promise<OpenFile | null>
  remove(name: string): Promise<void>
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
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: async (sha256) => {
      if (/^[0-9a-f]{64}$/.test(sha256)) await rm(pathOf(sha256), { force: true })
    },
    generated: generatedFiles(join(folder, 'generated')),
  }
}

function generatedFiles(folder: string): GeneratedFiles {
  const pathOf = (name: string) => {
    if (!/^[A-Za-z0-9_-]+(\.[a-z]+)?$/.test(name)) throw new RangeError(`no name of a file: ${name}`)
    return join(folder, name)
  }
  return {
    async write(name, pieces) {
      await mkdir(folder, { recursive: true })
      const path = pathOf(name)
      const unfinished = `${path}.part`
      const file = await open(unfinished, 'w')
      let bytes = 0
      try {
        for await (const piece of pieces) {
          await file.write(piece)
          bytes += piece.byteLength
        }
        await file.sync()
      } catch (error) {
        await file.close()
        await rm(unfinished, { force: true })
        throw error
      }
      await file.close()
      await rename(unfinished, path)
      return { bytes }
    },
    open: (name, range = null) => streamOf(pathOf(name), range),
    async remove(name) {
      const path = pathOf(name)
      await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })])
    },
  }
}

async function streamOf(path: string, range: ByteRange | null): Promise<OpenFile | null> {
  try {
    const file = await open(path)
    const { size } = await file.stat()
    // Closes itself at its end, and when its reader goes away. Readable.toWeb would throw then, uncaught.
    const content: ReadableStream<Uint8Array> = ReadableStream.from<Buffer>(
      file.createReadStream({ ...range }),
    )
    return { bytes: size, content }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
