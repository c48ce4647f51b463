/** What the client build made, per route: its stylesheets, and the scripts that hydrate it. */
export type Assets = {
  entry: string
  shared: RouteAssets & { faces: string }
  routes: Record<
    'pay' | 'delivery' | 'attempt' | 'details' | 'code' | 'collect' | 'link' | 'receipt' | 'order',
    RouteAssets
  >
  staff: StaffAssets
  signIn: RouteAssets & { faces: string; entry: string }
  shop: RouteAssets & { faces: string; entry: string }
}

/** The staff app: a build of its own, so that the payer's pages carry none of it. */
export type StaffAssets = {
  entry: string
  /** Of the app and its frame: inlined. */
  css: string
  cssFiles: string[]
  scripts: string[]
  /** What a list of transactions needs besides. */
  listScripts: string[]
  arabicScripts: string[]
}

/** The pages of signing in: a build of their own too, as small as they are. */
export const signInAssets = ({ signIn, ...assets }: Assets): Assets => ({
  ...assets,
  entry: signIn.entry,
  shared: signIn,
  signIn,
})

/** The shop: a build of its own as well. */
export const shopAssets = ({ shop, ...assets }: Assets): Assets => ({
  ...assets,
  entry: shop.entry,
  shared: shop,
  shop,
})

/** The pay page inlines the text of its stylesheets, `css`; others link their `cssFiles`. `faces` are its type's files. */
export type RouteAssets = { css: string; cssFiles: string[]; scripts: string[] }
