import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Letter = { path: string; headers: IncomingHttpHeaders; body: string }

/** How a merchant's server answers the next letters: a status, or not at all. */
export type Manner = number | 'never' | ((letter: Letter) => number | 'never')

export type Receiver = {
  /** `http://127.0.0.1:40123`. */
  readonly origin: string
  readonly letters: Letter[]
  answer(manner: Manner): void
  /** Ends every connection, those without an answer as well. */
  hangUp(): Promise<void>
  /** How many letters are on its desk without an answer. */
  waiting(): number
  close(): Promise<void>
}

/** A merchant's server: a real socket that keeps what it is sent. */
export async function openReceiver(): Promise<Receiver> {
  const letters: Letter[] = []
  let manner: Manner = 200
  let waiting = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const letter = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    letters.push(letter)
    const status = typeof manner === 'function' ? manner(letter) : manner
    if (status === 'never') {
      waiting += 1
      return
    }
    response.writeHead(status, status === 302 ? { location: `http://${request.headers.host}/elsewhere` } : {})
    response.end('thank you')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    letters,
    answer: (next) => {
      manner = next
    },
    hangUp: async () => server.closeAllConnections(),
    waiting: () => waiting,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
