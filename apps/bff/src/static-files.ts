import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Context, Hono } from 'hono'
import type { BffEnv } from './bff-env.ts'

export type StaticFolder = {
  /** `/assets`: the address of the folder. */
  readonly at: string
  readonly folder: string
  readonly cacheControl: string
}

/** Names of build output carry a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'
export const forADay = 'public, max-age=86400, stale-while-revalidate=604800'

type StaticFile = { type: string; etag: string; bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> }
type Encoding = 'identity' | 'br' | 'gzip'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
}

/**
 * Serves the files that a folder has at the start, from memory: a request only ever names one of them. `name.js.br` and
 * `name.js.gz` beside `name.js` are its compressed forms; source maps stay private.
 */
export function mountStatic(app: Hono<BffEnv>, { at, folder, cacheControl }: StaticFolder): void {
  const files = readFiles(folder)
  app.get(`${at}/*`, (c) => {
    const file = files.get(c.req.path.slice(at.length + 1))
    return file ? sendFile(c, file, cacheControl) : c.notFound()
  })
}

function sendFile(c: Context<BffEnv>, file: StaticFile, cacheControl: string): Response {
  c.header('cache-control', cacheControl)
  c.header('etag', file.etag)
  c.header('vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  const encoding =
    (['br', 'gzip'] as const).find((each) => file.bodies[each] && accepts(c, each)) ?? 'identity'
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-type', file.type)
  return c.body(file.bodies[encoding] ?? new Uint8Array())
}

const accepts = (c: Context<BffEnv>, encoding: Encoding): boolean =>
  (c.req.header('accept-encoding') ?? '').split(',').some((part) => part.trim().split(';')[0] === encoding)

function readFiles(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  )
  return new Map(
    paths.flatMap((path): [string, StaticFile][] => {
      const type = types[extname(path)]
      if (type === undefined) return []
      const identity = readFileSync(join(folder, path))
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
      const bodies = { identity, ...compressed(folder, path, paths) }
      return [[path, { type, etag, bodies }]]
    }),
  )
}

const compressed = (folder: string, path: string, paths: readonly string[]): StaticFile['bodies'] => ({
  ...(paths.includes(`${path}.br`) && { br: readFileSync(join(folder, `${path}.br`)) }),
  ...(paths.includes(`${path}.gz`) && { gzip: readFileSync(join(folder, `${path}.gz`)) }),
})
