import { refused, type Result } from '@wasl/domain/result'
import { parseStrictJson } from './strict-json.ts'

export type BodyRefusal =
  | { kind: 'wrongContentType' }
  | { kind: 'tooLarge'; limitBytes: number }
  | { kind: 'malformedJson' }

/** A JSON body of at most `limitBytes`, in UTF-8 without a byte order mark. */
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

/** Null where there is more than `limitBytes`; nothing beyond the limit is read. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
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
