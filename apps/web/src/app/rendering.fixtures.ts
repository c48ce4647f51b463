import type { PageInput } from '../base/page-data.ts'
import { renderWith } from './entry.server.tsx'
import type { Assets, Build } from './assets.ts'
import { payerPages } from './payer-pages.ts'
import { shopPages } from './shop-pages.ts'

const none = { css: '', cssFiles: [], scripts: [] }

/** Of every page; what a test looks at is said by name. */
const chunksOf = (pages: object, said: Build['chunks'] = {}): Build['chunks'] => ({
  ...Object.fromEntries(Object.keys(pages).map((kind) => [`${kind}.page`, none])),
  ...said,
})

const assets: Assets = {
  payer: {
    entry: '/assets/entry.js',
    shared: {
      faces: '@font-face{font-family:Plex;src:url(/assets/plex.woff2)}',
      css: ':root{--gap:1px}',
      cssFiles: ['/assets/shared.css'],
      scripts: ['/assets/shared.js'],
    },
    chunks: chunksOf(payerPages, {
      'pay.page': { ...none, css: 'main{gap:var(--gap)}', cssFiles: ['/assets/pay.css'] },
      'delivery-parts': { ...none, css: 'form{gap:var(--gap)}' },
      BoughtOrder: none,
    }),
  },
  shop: { entry: '/assets/shop.js', shared: { ...none, faces: '' }, chunks: chunksOf(shopPages) },
  signIn: { entry: '/assets/sign-in.js', shared: { ...none, faces: '' }, chunks: {} },
  staff: {
    entry: '/assets/staff.js',
    css: '.staff{}',
    listScripts: ['/assets/list.js'],
    cssFiles: ['/assets/staff.css'],
    scripts: ['/assets/start.js'],
    arabicScripts: ['/assets/staff-arabic.js'],
  },
}

/** The document as the bff gets it, without a build. */
export const render = (input: PageInput) => renderWith(assets, input)

/** What a reader sees of a document, without its elements. */
export const words = (html: string): string =>
  html
    .replace(/^.*<div id="app">/s, '')
    .replace(/<script.*$/s, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', ' ')
