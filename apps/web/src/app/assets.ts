/** What the builds of the browser made. */
export type Assets = { payer: Build; shop: Build; signIn: Build; staff: StaffAssets }

/** One build: what all its pages have, and what each chunk brings besides, by the name of its file. */
export type Build = {
  entry: string
  shared: RouteAssets & { faces: string }
  chunks: Readonly<Record<string, RouteAssets>>
}

/** The pay page inlines the text of its stylesheets, `css`; others link their `cssFiles`. `faces` are its type's files. */
export type RouteAssets = { css: string; cssFiles: string[]; scripts: string[] }

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
