/** Types a browser may show by itself without running anything of ours; all others are only saved (reliability D-19). */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg'])

/** A stored file as an answer that cannot run, be sniffed as something else or be cached by others. */
export function download(
  content: Uint8Array<ArrayBuffer>,
  file: { name: string; contentType: string },
): Response {
  const isShown = shown.has(file.contentType)
  return new Response(content, {
    headers: {
      'content-type': isShown ? file.contentType : 'application/octet-stream',
      'content-length': String(content.byteLength),
      'content-disposition': disposition(isShown ? 'inline' : 'attachment', file.name),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** RFC 6266: a plain name for old readers, the real one in UTF-8. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || 'file'
  const plain = safe.normalize('NFKD').replace(/[^\x20-\x7e]|["%;]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
