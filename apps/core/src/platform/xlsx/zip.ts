import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipPart = { name: string; texts: AsyncIterable<string> | Iterable<string> }

/** A zip in pieces, as they are wanted. A part is asked for once the one before it was read to its end. */
export async function* zipOf(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // Told by `add` already.
  zip.on('error', () => {})
  const reading = new AbortController()
  const pieces = zip.outputStream.pipe(new PassThrough())
  const added = add(zip, parts, reading.signal).catch((err: Error) => void pieces.destroy(err))
  try {
    yield* pieces
  } finally {
    reading.abort()
    await added
  }
}

async function add(zip: ZipFile, parts: AsyncIterable<ZipPart>, signal: AbortSignal): Promise<void> {
  for await (const { name, texts } of parts) {
    const part = Readable.from(texts, { signal })
    zip.addReadStream(part, name)
    await finished(part)
  }
  zip.end()
}
