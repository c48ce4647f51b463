import type { ByteRange } from './byte-range.ts'
import { fileType } from './file-type.ts'

/** A file as an answer that is only saved: it cannot run, be sniffed as something else or be cached by others (reliability D-19). */
export function download(
  content: Uint8Array<ArrayBuffer>,
  file: { name: string; contentType: string },
): Response {
  const { contentType, endings } = fileType(content, file.contentType)
  return new Response(content, {
    headers: {
      'content-type': contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
      'content-length': String(content.byteLength),
      'content-disposition': disposition(withEnding(file.name, endings)),
      ...onlySaved,
    },
  })
}

/** A file of our own making as a stream that is only saved. Without `bytes` its length is not known yet. */
export function attachment(file: {
  name: string
  content: ReadableStream<Uint8Array>
  bytes?: number
  /** Content is only this part, of a file whose bytes never change under its name. */
  range?: ByteRange | null
  tag?: string
}): Response {
  const contentType = file.name.endsWith('.csv')
    ? 'text/csv; charset=utf-8'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const { bytes, range, tag } = file
  const sent = range ? range.end - range.start + 1 : bytes
  return new Response(file.content, {
    status: range ? 206 : 200,
    headers: {
      'content-type': contentType,
      ...(sent !== undefined && { 'content-length': String(sent) }),
      ...(tag && { etag: tag, 'accept-ranges': 'bytes' }),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }),
      'content-disposition': disposition(file.name),
      ...onlySaved,
    },
  })
}

const onlySaved = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
}

/** A name never promises more than the file is. */
function withEnding(name: string, endings: readonly string[]): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return endings.includes(ending) ? name : `${name.trim() || 'file'}.${endings[0]}`
}

/** RFC 6266: a plain name for old readers, the real one in UTF-8. */
export function disposition(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || 'file'
  const plain = safe.normalize('NFKD').replace(/[^\x20-\x7e]|["%;]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
