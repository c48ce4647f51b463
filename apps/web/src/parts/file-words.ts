/** 'PDF' of application/pdf, 'PNG' of image/png; null for what has no short name. */
export function fileKind(contentType: string): string | null {
  const name = contentType.split(';', 1)[0]?.split('/')[1]?.toUpperCase() ?? ''
  return /^[A-Z]{2,4}$/.test(name) ? name : null
}

/** Whole kilobytes below a thousand of them, then megabytes with one decimal. */
export function fileSize(bytes: number): { unit: 'kb' | 'mb'; size: string } {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000
    ? { unit: 'kb', size: String(kilobytes) }
    : { unit: 'mb', size: (bytes / 1_048_576).toFixed(1) }
}
