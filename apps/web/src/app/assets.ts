import { readFileSync } from 'node:fs'

/** What the client build made, per route: inlined styles, and the scripts that hydrate it. */
export type Assets = {
  entry: string
  shared: RouteAssets
  routes: Record<'pay' | 'attempt', RouteAssets>
}

export type RouteAssets = { css: string; cssFiles: string[]; scripts: string[] }

let built: Assets | null = null

/** Written beside the server's entry by the build. */
export function builtAssets(): Assets {
  built ??= JSON.parse(readFileSync(new URL('./assets.json', import.meta.url), 'utf8')) as Assets
  return built
}
