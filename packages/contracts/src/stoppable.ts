import type { Server, ServerResponse } from 'node:http'

/** How long whoever was let in is waited for. */
export const drainMs = 10_000

/**
 * How a server stops: it takes no new connection, lets everybody go with the answer to the question they have asked, and hangs
 * up after a while. Whoever keeps a connection, as a proxy does, would ask on until then, and be cut off in the middle.
 */
export function stoppable(server: Server): () => Promise<void> {
  const answering = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener('request', (_, outgoing) => {
    if (isStopping) outgoing.shouldKeepAlive = false
    answering.add(outgoing)
    outgoing.once('close', () => answering.delete(outgoing))
  })
  return () =>
    new Promise((resolve) => {
      isStopping = true
      for (const outgoing of answering) outgoing.shouldKeepAlive = false
      const hangUp = setTimeout(() => server.closeAllConnections(), drainMs)
      server.close(() => {
        clearTimeout(hangUp)
        resolve()
      })
      server.closeIdleConnections()
    })
}
