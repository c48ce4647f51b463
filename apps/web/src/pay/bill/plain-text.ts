import { byName } from '@wasl/domain/by-name'
const blockEnd = /<\/(p|li|h[1-6]|tr|div)>|<br\s*\/?>/gi
const entities: Record<string, string> = byName({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
})

/** The words of a piece of HTML, a line per block. The result is text: it must be escaped like any other. */
export const plainText = (html: string): string =>
  html
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/gi, (mark, name: string) => entities[name.toLowerCase()] ?? mark)
    .replace(/\n{2,}/g, '\n')
    .trim()
