import type { Server, ServerResponse } from 'node:http'

/** How long open requests may take when the server stops. */
export const drainMs = 10_000

/**
 * Stops a server: no new connections, every open request gets its answer, then the connections are closed. Without this
 * a proxy with a kept connection would go on sending requests and be cut off in the middle of one.
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
