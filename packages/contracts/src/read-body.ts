import { refused, type Result } from '@wasl/domain/result'
import { parseStrictJson } from './strict-json.ts'

export type BodyRefusal =
  | { kind: 'wrongContentType' }
  | { kind: 'tooLarge'; limitBytes: number }
  | { kind: 'malformedJson' }

/** Reads a JSON body of at most `limitBytes`, UTF-8 without a byte order mark. */
export async function readJsonBody(
  request: Request,
  limitBytes: number,
): Promise<Result<unknown, BodyRefusal>> {
  if (!isJson(request.headers.get('content-type'))) return refused({ kind: 'wrongContentType' })
  const bytes = await readBytes(request, limitBytes)
  if (bytes === null) return refused({ kind: 'tooLarge', limitBytes })
  const text = decode(bytes)
  const parsed = text === null ? null : parseStrictJson(text)
  return parsed?.ok ? parsed : refused({ kind: 'malformedJson' })
}

/** The client closed the connection before its request was read. Not a bug, and there is no one to answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

/** nginx's status for a client that closed the request. */
export const clientGoneStatus = 499

/** The chunks of a body. Reading fails only if the client is gone. */
export async function* piecesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ClientGone('the client hung up', { cause })
      })
      if (done) return
      yield value
    }
  } finally {
    // Let the connection go on. If it is closed, there is nothing to cancel.
    reader.cancel().catch(() => {})
  }
}

/** Null if the body is larger than `limitBytes`; reading stops at the limit. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of piecesOf(request)) {
    length += chunk.byteLength
    if (length > limitBytes) return null
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(contentType ?? '')

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
