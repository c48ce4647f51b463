import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

export const folder = join(import.meta.dirname, '..', '..', 'stories', 'storybook-static')

export type Entry = {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'story' | 'docs'
  readonly importPath: string
  readonly tags?: readonly string[]
}

/** Every story and page of documentation the built Storybook knows. */
export async function builtEntries(): Promise<Entry[]> {
  if (!existsSync(join(folder, 'index.json'))) {
    throw new Error('Storybook is not built: run `turbo run build --filter=@wasl/stories`, or npm test')
  }
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  } // written by Storybook's build
  return Object.values(index.entries)
}

/** Serves the built Storybook to a browser, on a free port. */
export async function serveStorybook(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    // Browsers ask for it by themselves; a story's page has none.
    if (path === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    const file = join(folder, path === '/' ? 'index.html' : decodeURIComponent(path))
    readFile(file).then(
      (body) =>
        response.writeHead(200, { 'content-type': typeOf(file), 'cache-control': 'max-age=600' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}`, stop: () => server.close() }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const typeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream'

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
