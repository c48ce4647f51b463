import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Context, Hono } from 'hono'
import { byName } from '@wasl/domain/by-name'
import { acceptedEncodings } from '../answer/accepted-encodings.ts'
import type { BffEnv } from '../bff-env.ts'

export type StaticFolder = {
  /** `/assets`: the address of the folder. */
  readonly at: string
  readonly folder: string
  readonly cacheControl: string
}

/** Names of build output carry a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'
export const forADay = 'public, max-age=86400, stale-while-revalidate=604800'

type StaticFile = {
  readonly type: string
  readonly encodings: readonly Encoding[]
  readonly etag: () => Promise<string>
  readonly body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}
type Encoding = 'identity' | 'br' | 'gzip'

const types: Readonly<Record<string, string>> = byName({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
})

/**
 * Serves the files that a folder has at the start: a request only ever names one of them. Each is read when it is first
 * asked for, and kept. `name.js.br` and `name.js.gz` beside `name.js` are its compressed forms; source maps stay private.
 */
export function mountStatic(app: Hono<BffEnv>, { at, folder, cacheControl }: StaticFolder): void {
  const files = filesOf(folder)
  app.get(`${at}/*`, (c): Response | Promise<Response> => {
    const file = files.get(c.req.path.slice(at.length + 1))
    return file ? sendFile(c, file, cacheControl) : c.body(null, 404)
  })
}

async function sendFile(c: Context<BffEnv>, file: StaticFile, cacheControl: string): Promise<Response> {
  const etag = await file.etag()
  c.header('cache-control', cacheControl)
  c.header('etag', etag)
  c.header('vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const encoding = file.encodings.find((each) => accepts(c, each)) ?? 'identity'
  const body = await file.body(encoding)
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-type', file.type)
  return c.body(body)
}

const accepts = (c: Context<BffEnv>, encoding: Encoding): boolean =>
  acceptedEncodings(c.req.header('accept-encoding')).includes(encoding)

function filesOf(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = new Set(
    entries.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    ),
  )
  return new Map(
    [...paths].flatMap((path): [string, StaticFile][] => {
      const type = types[extname(path)]
      if (type === undefined) return []
      const encodings = (['br', 'gzip'] as const).filter((each) => paths.has(path + suffixes[each]))
      return [[path, { type, encodings, ...readOnce(join(folder, path)) }]]
    }),
  )
}

const suffixes = { identity: '', br: '.br', gzip: '.gz' } as const

/** The tag is of the file itself: its compressed forms are told apart by `Vary`. */
function readOnce(path: string): Pick<StaticFile, 'etag' | 'body'> {
  const body = kept((encoding: Encoding) => readFile(path + suffixes[encoding]))
  const etag = kept(async (file: string) => {
    const hash = createHash('sha256').update(await readFile(file))
    return `"${hash.digest('base64url').slice(0, 22)}"`
  })
  return { body, etag: () => etag(path) }
}

/** What was read stays; what failed is read again. */
function kept<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const reading = known.get(key) ?? read(key)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }
}
