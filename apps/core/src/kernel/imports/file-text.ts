import { accepted, refused, type Result } from '@wasl/domain/result'
import type { FileProblem } from './file-problem.ts'

/**
 * The text of a CSV: UTF-8 with or without its mark, UTF-16 as spreadsheets save "Unicode text", or Windows-1256, which
 * Arabic spreadsheets still write. Whatever is none of them is refused: a wrong guess would send wrong names.
 */
export function textOf(bytes: Uint8Array): Result<string, FileProblem> {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be')
  if (bytes.includes(0)) return refused({ code: 'file.encoding' })
  const utf8 = decoded(bytes, 'utf-8')
  if (utf8.ok) return utf8
  const arabic = decoded(bytes, 'windows-1256')
  return arabic.ok && isArabic(arabic.value) ? arabic : refused({ code: 'file.encoding' })
}

function decoded(bytes: Uint8Array, encoding: string): Result<string, FileProblem> {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? refused({ code: 'file.encoding' }) : accepted(text)
  } catch {
    return refused({ code: 'file.encoding' })
  }
}

/** Every byte means something in Windows-1256: it is believed only where nearly all that is not ASCII is Arabic. */
function isArabic(text: string): boolean {
  let arabic = 0
  let others = 0
  for (const sign of text) {
    if (sign <= '\u007f') continue
    if (/[\p{Script=Arabic}،؛؟ـ\u064b-\u0652\u200c-\u200f\u00a0]/u.test(sign)) arabic += 1
    else others += 1
  }
  return arabic > 0 && others * 20 <= arabic
}

/** Comma, semicolon, tab or an Arabic one: whichever the first line has most of, outside of quotes. */
export function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n|\r/, 1)
  const bare = line.replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t', '،', '؛'].map((sign) => ({ sign, times: bare.split(sign).length }))
  return counted.toSorted((one, other) => other.times - one.times)[0]?.sign ?? ','
}
