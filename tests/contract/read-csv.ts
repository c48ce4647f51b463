/** RFC 4180, strictly: what a spreadsheet reads. The mark of UTF-8 at the beginning is not content. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const [value, next] = text[at] === '"' ? quoted(text, at + 1) : bare(text, at)
    row.push(value)
    const follows = text.slice(next, next + 2)
    if (follows.startsWith(',')) at = next + 1
    else if (follows === '\r\n') {
      rows.push(row)
      row = []
      at = next + 2
    } else throw new Error(`no end of a cell at ${next}: ${JSON.stringify(text.slice(next - 20, next + 20))}`)
  }
  if (row.length > 0) throw new Error('the last line does not end')
  return rows
}

function quoted(text: string, from: number): [string, number] {
  let value = ''
  for (let at = from; at < text.length; at += 1) {
    if (text[at] !== '"') value += text[at]
    else if (text[at + 1] === '"') {
      value += '"'
      at += 1
    } else return [value, at + 1]
  }
  throw new Error('a quote that does not close')
}

function bare(text: string, from: number): [string, number] {
  const end = text.slice(from).search(/,|\r\n/)
  if (end === -1) throw new Error('a cell that does not end')
  return [text.slice(from, from + end), from + end]
}
