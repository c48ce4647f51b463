import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompiledMessages } from './messages.ts'
import { forADay, immutable, type StaticFolder } from './static-files.ts'

export type WebBuild = {
  /** The module that renders pages. */
  readonly server: URL
  readonly arabic: CompiledMessages
  readonly folders: readonly StaticFolder[]
}

/** What `npm run build` made of the web app, and the drawings that are served as they are. */
export function readWebBuild(web: URL, art: URL): WebBuild {
  const dist = new URL('dist/', web)
  return {
    server: new URL('server/entry.server.js', dist),
    // Written by the build as a record of key to message.
    arabic: JSON.parse(readFileSync(new URL('messages/ar.json', dist), 'utf8')) as CompiledMessages,
    folders: [
      { at: '/assets', folder: pathOf(new URL('client/assets', dist)), cacheControl: immutable },
      { at: '/art', folder: pathOf(art), cacheControl: forADay },
    ],
  }
}

const pathOf = (url: URL): string => fileURLToPath(url).replace(/[\\/]$/, '')
