import { isFormula } from './formula.ts'

/** A cell in its quotes, which no spreadsheet runs. */
export const csvText = (text: string): string => quoted(harmless(text))

/** A line of a CSV for spreadsheets: quoted where it must be (RFC 4180), and no cell that would run as a formula. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: string | number | null | undefined): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? quoted(text) : text
}

const harmless = (text: string) => (isFormula(text) ? `'${text}` : text)
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

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
