import { directionOf, pick } from '@wasl/domain/locale'
import { brandCss } from '@wasl/ui/brand-css.ts'
import { inRem } from '@wasl/ui/table/data-column.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Messages } from '../../i18n/text.tsx'
import { textOf } from '../../i18n/text.tsx'
import type { Assets } from '../assets.ts'
import { bootstrapId, writeBootstrap } from '../bootstrap.ts'
import { lateStyle } from '../../base/late-styles.ts'
import { isListPath } from '../../dashboard/transactions/list/list-place.ts'
import { keepEarlyPress } from '../early-press.ts'
import { escapeAttribute, escapeText } from '../escape.ts'
import { icons } from '../icons.ts'
import type { PageFacts } from '../../base/page-context.tsx'
import { usedStyles } from '../used-styles.ts'
import { readAppearance } from '../../desk/frame/appearance.ts'
import { drawnId } from './drawn.ts'
import { FrameSkeleton } from '../../desk/frame/FrameSkeleton.tsx'
import frameCss from '../../desk/frame/FrameSkeleton.module.css'
import { isDashboardPath } from '../../desk/staff-paths.ts'
import { staffStringsAr } from '../../desk/staff.strings.ar.ts'
import { staffStrings } from '../../desk/staff.strings.ts'

type Parts = {
  assets: Assets
  nonce: string
  facts: PageFacts
  overrides: Messages | null
  drawn: string | null
}

/** The staff app's document: its frame drawn by native elements and inlined styles, and the app that takes its place. */
export function renderStaff({ assets, nonce, facts, overrides, drawn }: Parts): string {
  const { locale, merchant, path } = facts
  const text = textOf<keyof typeof staffStrings>(locale, locale === 'ar' ? staffStringsAr : staffStrings)
  const name = pick(merchant.title, locale)
  const { density } = readAppearance(facts.page.kind === 'staff' ? facts.page.look : undefined)
  const n = escapeAttribute(nonce)
  const { css, appCss, entry, scripts, cssFiles, listScripts, arabicScripts } = assets.staff
  const body = renderToStaticMarkup(
    <FrameSkeleton
      kind={isDashboardPath(pathnameOf(path)) ? 'dashboard' : 'gate'}
      merchant={name}
      logoUrl={merchant.logoUrl}
      label={text('staff.loading')}
    />,
  )
  const early = [
    ...scripts,
    ...(isListPath(pathnameOf(path)) ? listScripts : []),
    ...(locale === 'ar' ? arabicScripts : []),
  ]
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-density="${density}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<title>${escapeText(name)}</title>` +
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
    '<meta name="format-detection" content="telephone=no">' +
    // React Aria and the loader of late styles take the nonce from here.
    `<meta property="csp-nonce" nonce="${n}">` +
    icons(merchant, locale) +
    `<script nonce="${n}">${chosenTheme}</script>` +
    `<style nonce="${n}">${css}${usedStyles(appCss, body)}${brandCss(merchant.brand)}</style></head>` +
    `<body><div id="app">${body}</div>` +
    (drawn === null ? cssFiles.map(earlyStyle).join('') : '') +
    (drawn === null ? '' : drawnPart(drawn, assets.staff, n)) +
    // Behind what can be read: a request costs a phone as much as the painting of a few rows.
    early.map((url) => `<link rel="modulepreload" nonce="${n}" href="${url}">`).join('') +
    `<script type="application/json" id="${bootstrapId}" nonce="${n}">${writeBootstrap({ facts, arabic: overrides })}</script>` +
    `<script type="module" async nonce="${n}" src="${entry}"></script></body></html>`
  )
}

const earlyStyle = (url: string) => `<link rel="preload" as="style" crossorigin href="${url}">`

/**
 * The page with its rows takes the frame's place once that is painted. It can be read and its links be followed; what
 * needs the app waits for it. The styles it uses go with it; the files they are of stand in the head, in the order in
 * which the app would bring them, before all that it brings later.
 */
function drawnPart(drawn: string, staff: Assets['staff'], nonce: string): string {
  const { appCss, cssFiles, listCss, listCssFiles } = staff
  const waiting = drawn.replaceAll(control, '<$1 tabindex="-1"')
  const page = `<div class="${frameCss.drawn}" aria-busy="true" data-drawn>${waiting}</div>`
  return (
    `<template id="${drawnId}">${[...cssFiles, ...listCssFiles].map(lateStyle).join('')}` +
    `<style nonce="${nonce}">${usedStyles(appCss, page)}${usedStyles(listCss, page)}${leastWidths(drawn)}</style>${page}</template>` +
    `<script nonce="${nonce}">${showDrawn}${keepEarlyPress}</script>`
  )
}

/** What `useColumnWidths` writes on the elements: markup of ours has no style of its own. */
const leastWidths = (drawn: string): string =>
  [...new Set([...drawn.matchAll(/ data-least="(\d+)"/g)].map(([, px]) => px))]
    .map((px) => `[data-least="${px}"]{min-inline-size:${inRem(Number(px))}}`)
    .join('')

const control = /<(button|input|select)(?=[ >])/g

const showDrawn =
  `requestAnimationFrame(()=>setTimeout(()=>{const t=document.getElementById('${drawnId}');if(t){` +
  "document.head.append(...t.content.querySelectorAll('link'));" +
  "document.getElementById('app').replaceChildren(t.content);t.remove()}}));"

/** The theme of `appearance.ts`, before anything is drawn. */
const chosenTheme =
  'const a=/(?:^|; )appearance=(light|dark)\\./.exec(document.cookie);if(a)document.documentElement.dataset.theme=a[1]'

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path
