import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { forADay, immutable, type StaticFolder } from './static-files.ts'

export type WebBuild = {
  /** The module that renders pages. */
  readonly server: URL
  readonly folders: readonly StaticFolder[]
  /** The `@font-face` rules of the web app, for pages that other servers of this process make. */
  readonly fontFaces: string
}

/** What `npm run build` made of the web app, and the drawings that are served as they are. */
export function readWebBuild(web: URL, art: URL): WebBuild {
  const dist = new URL('dist/', web)
  return {
    server: new URL('server/entry.server.js', dist),
    folders: [
      { at: '/assets', folder: pathOf(new URL('client/assets', dist)), cacheControl: immutable },
      { at: '/art', folder: pathOf(art), cacheControl: forADay },
    ],
    fontFaces: fontFacesIn(readFileSync(new URL('server/assets.json', dist), 'utf8')),
  }
}

function fontFacesIn(assets: string): string {
  // Written by the build as `Assets` of the web app.
  const { shared } = (JSON.parse(assets) as { payer: { shared: { faces: string; css: string } } }).payer
  return ((shared.faces + shared.css).match(/@font-face\s*\{[^}]*\}/g) ?? []).join('')
}

const pathOf = (url: URL): string => fileURLToPath(url).replace(/[\\/]$/, '')
