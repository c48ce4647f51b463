const joining = [
  'Arabic',
  'Syriac',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')

const controls = /[^\t\n\r\P{Cc}]/gu
const unseen = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
const lostSelectors = /(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]+/gu
const repeatedJoiners = /([\u200c\u200d])[\u200c\u200d]+/g
/** ZWNJ and ZWJ shape letters in words of these scripts, and ZWJ joins emoji. Elsewhere they are invisible and removed. */
const lostJoiners = new RegExp(
  String.raw`(?<![${joining}\p{M}])\u200c|\u200c(?![${joining}])|\u200c(?=\p{N})` +
    String.raw`|(?<![${joining}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d` +
    String.raw`|\u200d(?![${joining}\p{Extended_Pictographic}])|\u200d(?=\p{N})`,
  'gu',
)

/**
 * Cleans text from people: NFC, without bidi marks, zero-width signs and control characters (product 11.4).
 * Line ends, tabs and surrounding blanks stay.
 */
export const cleanText = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .normalize('NFC')
        .replace(controls, '')
        .replace(unseen, '')
        .replace(lostSelectors, '')
        .replace(repeatedJoiners, '$1')
        .replace(lostJoiners, '')
        .normalize('NFC')

const isPlain = (text: string): boolean => /^[\t\n\r\x20-\x7e]*$/.test(text)
