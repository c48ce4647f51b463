import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * For `node --import`: half of every start. What Node compiled it keeps for the next one. And Node reads a package.json anew
 * for every import, Drizzle's 180 KB too: here once for each package that is asked for, and for each folder and kind of file.
 */
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/wasl/compiled', import.meta.url)))

const formats = new Map()
const packages = new Map()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context
    if (!parentURL?.startsWith('file:') || !conditions.includes('import'))
      return nextResolve(specifier, context)
    if (!specifier.startsWith('.')) {
      const asked = `${specifier} ${packageOf(parentURL)}`
      const known = packages.get(asked)
      if (known) return known
      const resolved = nextResolve(specifier, context)
      packages.set(asked, { ...resolved, shortCircuit: true })
      return resolved
    }
    const url = new URL(specifier, parentURL).href
    const kind = url.slice(0, url.lastIndexOf('/') + 1) + url.slice(url.lastIndexOf('.'))
    const format = formats.get(kind)
    if (format !== undefined) return { url, format, shortCircuit: true }
    const resolved = nextResolve(specifier, context)
    if (resolved.format && resolved.url === url) formats.set(kind, resolved.format)
    return resolved
  },
})

/** The folder whose node_modules a file sees first: its package's, or for ours its workspace's. */
const packageOf = (url) =>
  /^.*\/(?:node_modules\/(?:@[^/]+\/)?|apps\/|packages\/)[^/]+\//.exec(url)?.[0] ?? url
