import type { PageInput } from '../page-data.ts'
import { renderWith } from '../entry.server.tsx'
import type { Assets } from './assets.ts'

const none = { cssFiles: [], scripts: [] }

const assets: Assets = {
  entry: '/assets/entry.js',
  shared: {
    ...none,
    faces: '@font-face{font-family:Plex;src:url(/assets/plex.woff2)}',
    css: ':root{}',
    cssFiles: ['/assets/shared.css'],
    scripts: ['/assets/shared.js'],
  },
  routes: {
    pay: { ...none, css: '.pay{}' },
    delivery: { ...none, css: '.delivery{}' },
    attempt: { ...none, css: '.attempt{}' },
    details: { ...none, css: '.details{}' },
    code: { ...none, css: '.code{}' },
    collect: { ...none, css: '.collect{}' },
    link: { ...none, css: '.link{}' },
    receipt: { ...none, css: '.receipt{}' },
  },
  signIn: { ...none, faces: '', entry: '/assets/sign-in.js', css: '.sign-in{}' },
  staff: {
    entry: '/assets/staff.js',
    css: '.staff{}',
    listScripts: ['/assets/list.js'],
    appCss: '',
    listCss: '.list{}',
    listCssFiles: ['/assets/list.css'],
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
