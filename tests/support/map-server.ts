import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type MapServer = {
  /** `http://127.0.0.1:40123`. */
  readonly origin: string
  readonly asked: string[]
  close(): Promise<void>
}

/** One transparent pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const street = { osm_id: 7, name: 'Salem Al Mubarak Street', city: 'Salmiya' }
const places = { features: [{ geometry: { coordinates: [48.07, 29.335] }, properties: street }] }

/** Somebody else's tiles and place search: pictures below `/tiles`, one street at `/places`, nothing at `/broken`. */
export async function openMapServer(): Promise<MapServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path.startsWith('/tiles/')) return response.writeHead(200, { 'content-type': 'image/png' }).end(tile)
    if (path.startsWith('/places')) {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(places))
    }
    return response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
