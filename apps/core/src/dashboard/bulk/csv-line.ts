/** A line of a CSV for spreadsheets: quoted where it must be, and no cell that would run as a formula. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With the mark that tells spreadsheets what it is written in. */
export async function* csvFile(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield Uint8Array.of(0xef, 0xbb, 0xbf)
  for await (const line of lines) yield encoder.encode(line)
}

/** As the body of an answer: read no faster than the reader reads. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
