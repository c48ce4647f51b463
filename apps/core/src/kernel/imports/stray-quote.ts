/**
 * The line of a quotation mark that opens a cell and is not closed where the cell ends; null where there is none. A reader
 * takes the rows after it for a part of that cell: what they ask for would be lost, or asked of somebody else.
 */
export function strayQuoteLine(text: string, separator: string): number | null {
  if (!text.includes('"')) return null
  let line = 1
  let isStart = true
  for (let at = 0; at < text.length; at += 1) {
    if (isStart && text[at] === '"') {
      const end = endOfQuoted(text, at)
      if (end === null || !isEndOfCell(text, end + 1, separator)) return line
      line += linesIn(text.slice(at, end))
      at = end
    } else if (isLineEnd(text, at)) line += 1
    isStart = text[at] === separator || text[at] === '\n' || text[at] === '\r'
  }
  return null
}

/** Two marks are one that is meant. */
function endOfQuoted(text: string, start: number): number | null {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return null
}

function isEndOfCell(text: string, from: number, separator: string): boolean {
  let at = from
  while (text[at] === ' ') at += 1
  const next = text[at]
  return next === undefined || next === separator || next === '\n' || next === '\r'
}

const isLineEnd = (text: string, at: number): boolean =>
  text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0
