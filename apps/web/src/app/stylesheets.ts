import type { RouteAssets } from './assets.ts'

type Styles = readonly Pick<RouteAssets, 'css' | 'cssFiles'>[]

/** The text of stylesheets. Their files are named too, so that the script does not fetch them again with its parts. */
export const inlineStyles = (of: Styles, nonce: string): string =>
  `<style nonce="${nonce}">${of.map(({ css }) => css).join('')}</style>${links(of, ' disabled')}`

export const linkStyles = (of: Styles): string => links(of)

const links = (of: Styles, attributes = ''): string =>
  of
    .flatMap(({ cssFiles }) => cssFiles)
    .map((url) => `<link rel="stylesheet" href="${url}"${attributes}>`)
    .join('')
