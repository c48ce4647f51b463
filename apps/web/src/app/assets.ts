/** What the client build made, per route: inlined styles, and the scripts that hydrate it. */
export type Assets = {
  entry: string
  shared: RouteAssets
  routes: Record<'pay' | 'delivery' | 'attempt' | 'details' | 'code' | 'receipt', RouteAssets>
}

export type RouteAssets = { css: string; cssFiles: string[]; scripts: string[] }
