import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { ArchiveBroken, readTar, type ReadEntry } from './tar-reader.ts'

export const entriesOf = (file: string): AsyncGenerator<ReadEntry> => {
  const gunzip = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => gunzip.destroy(error))
  gunzip.on('close', () => source.destroy())
  return readTar(brokenIfCut(source.pipe(gunzip)))
}

/** zlib's words for an archive that ends too early, in ours. */
async function* brokenIfCut(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR')
      throw new ArchiveBroken('the backup is damaged or cut off')
    throw error
  }
}

export async function textOf({ content }: Pick<ReadEntry, 'content'>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
