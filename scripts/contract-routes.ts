import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Route = { method: string; path: string; contentType?: string; responses: Record<string, unknown> }
type Router = { [name: string]: Route | Router }

const contractFile = /\/packages\/contracts\/src\/web(-staff)?\.ts$/

/**
 * Replaces the web contract, in what browsers load, by its methods, paths and statuses. The bff has checked every answer by the
 * whole contract before it sends it; the schemas, and zod with them, would be 70 KB of script.
 */
export const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id
    if (!contractFile.test(file)) return null
    const exported = (await import(pathToFileURL(file).href)) as Record<string, Router>
    return Object.entries(exported)
      .map(([name, router]) => `export const ${name} = ${JSON.stringify(routesOf(router))}`)
      .join('\n')
  },
})

const routesOf = (router: Router): object =>
  Object.fromEntries(
    Object.entries(router).map(([name, entry]) => [name, isRoute(entry) ? routeOf(entry) : routesOf(entry)]),
  )

const routeOf = ({ method, path, contentType, responses }: Route) => ({
  method,
  path,
  ...(contentType && { contentType }),
  responses: Object.fromEntries(Object.keys(responses).map((status) => [status, 0])),
})

const isRoute = (entry: Route | Router): entry is Route => typeof entry['method'] === 'string'
