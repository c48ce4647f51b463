/** The bytes of a file that are asked for, both ends included. */
export type ByteRange = { readonly start: number; readonly end: number }

/** RFC 9110 §14: one range of a file. Null asks for the whole: nothing is said, several ranges or another unit. */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  const last = bytes - 1
  if (from === '')
    return Number(to) === 0 || bytes === 0 ? 'beyond' : { start: Math.max(0, bytes - Number(to)), end: last }
  const start = Number(from)
  const end = to === '' ? last : Math.min(Number(to), last)
  if (to !== '' && Number(to) < start) return null
  return start > last ? 'beyond' : { start, end }
}
