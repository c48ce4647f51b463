import type { PageInput } from '../base/page-data.ts'
import { renderWith } from './entry.server.tsx'
import type { Assets } from './assets.ts'

const none = { css: '', cssFiles: [], scripts: [] }

const assets: Assets = {
  entry: '/assets/entry.js',
  shared: {
    ...none,
    faces: '@font-face{font-family:Plex;src:url(/assets/plex.woff2)}',
    css: ':root{--gap:1px}',
    cssFiles: ['/assets/shared.css'],
    scripts: ['/assets/shared.js'],
  },
  routes: {
    pay: { ...none, css: 'main{gap:var(--gap)}', cssFiles: ['/assets/pay.css'] },
    delivery: { ...none, css: 'form{gap:var(--gap)}' },
    attempt: none,
    details: none,
    code: none,
    collect: none,
    link: none,
    receipt: none,
    order: none,
  },
  shop: { ...none, faces: '', entry: '/assets/shop.js' },
  signIn: { ...none, faces: '', entry: '/assets/sign-in.js' },
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
