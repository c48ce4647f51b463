import { cleanText } from '@wasl/domain/clean-text'
import { createInterface } from 'node:readline'
import type { ReadStream, WriteStream } from 'node:tty'

export type Asking = ReturnType<typeof createAsking>

/** Asks at the terminal; where there is none, the answers are the lines of standard input, the password the last of them. */
export function createAsking(input: ReadStream, output: WriteStream) {
  const reader = createInterface({ input, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done)
      throw new Error('There is nobody to ask: give what is missing as an argument or on standard input.')
    return value
  }
  const line = async (question: string): Promise<string> => {
    output.write(question)
    return cleanText(await next())
  }
  /** The terminal shows nothing of what is typed. */
  const hidden = async (question: string): Promise<string> => {
    const isTerminal = input.isTTY
    output.write(question)
    if (!isTerminal) return next()
    reader.close()
    input.setRawMode(true)
    input.resume()
    try {
      return await typed(input)
    } finally {
      input.setRawMode(false)
      output.write('\n')
    }
  }
  /** Whatever is still to come on standard input. */
  const rest = async (): Promise<string> => {
    const left: string[] = []
    for await (const text of lines) left.push(text)
    return left.join('\n')
  }
  return {
    line,
    rest,
    password: async (): Promise<string> => {
      const first = await hidden('Password: ')
      if (!input.isTTY) return first
      if (first !== (await hidden('The same again: '))) throw new Error('The two passwords do not match.')
      return first
    },
    close: () => input.destroy(),
  }
}

const [enter, newLine, endOfText, backspace, deleted] = ['\r', '\n', '\u0003', '\b', '\u007f']

function typed(input: ReadStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  const onKeys = (chunk: Buffer) => {
    for (const key of chunk.toString('utf8')) {
      if (key === endOfText) return end(() => reject(new Error('Nothing was changed.')))
      if (key === enter || key === newLine) return end(() => resolve(text))
      text = key === backspace || key === deleted ? [...text].slice(0, -1).join('') : text + key
    }
  }
  const end = (tell: () => void) => {
    input.off('data', onKeys)
    tell()
  }
  input.on('data', onKeys)
  return promise
}
