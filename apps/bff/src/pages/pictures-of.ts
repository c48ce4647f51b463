import { readFile } from 'node:fs/promises'

/** Drawings below `/art`, as the site serves them; a path that leads elsewhere has none. */
export function picturesOf(folder: URL): (path: string) => Promise<string | null> {
  return async (path) => {
    const name = /^\/art\/([\w-]+\.svg)$/.exec(path)?.[1]
    return name ? readFile(new URL(name, folder), 'utf8').catch(() => null) : null
  }
}
