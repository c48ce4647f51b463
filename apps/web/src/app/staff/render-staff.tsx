import { directionOf, pick } from '@wasl/domain/locale'
import { brandCss } from '@wasl/ui/page/brand-css.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Messages } from '../../i18n/text.tsx'
import { textOf } from '../../i18n/text.tsx'
import type { Assets } from '../assets.ts'
import { bootstrapId, writeBootstrap } from '../bootstrap.ts'
import { isListPath } from '../../dashboard/transactions/list/list-place.ts'
import { escapeAttribute, escapeText } from '../escape.ts'
import { icons } from '../icons.ts'
import { inlineStyles } from '../stylesheets.ts'
import type { PageFacts } from '../../base/page-context.tsx'
import { readAppearance } from '../../desk/frame/appearance.ts'
import { FrameSkeleton } from '../../desk/frame/FrameSkeleton.tsx'
import { isDashboardPath } from '../../desk/staff-paths.ts'
import { staffStringsAr } from '../../desk/staff.strings.ar.ts'
import { staffStrings } from '../../desk/staff.strings.ts'

type Parts = {
  assets: Assets
  nonce: string
  facts: PageFacts
  overrides: Messages | null
}

/** The staff app's document: its frame drawn by native elements and inlined styles, and the app that takes its place. */
export function renderStaff({ assets, nonce, facts, overrides }: Parts): string {
  const { locale, merchant, path } = facts
  const text = textOf<keyof typeof staffStrings>(locale, locale === 'ar' ? staffStringsAr : staffStrings)
  const name = pick(merchant.title, locale)
  const { density } = readAppearance(facts.page.kind === 'staff' ? facts.page.look : undefined)
  const n = escapeAttribute(nonce)
  const { entry, scripts, listScripts, arabicScripts } = assets.staff
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
    inlineStyles([assets.staff], n) +
    `<style nonce="${n}">${brandCss(merchant.brand)}</style></head>` +
    `<body><div id="app">${body}</div>` +
    early.map((url) => `<link rel="modulepreload" nonce="${n}" href="${url}">`).join('') +
    `<script type="application/json" id="${bootstrapId}" nonce="${n}">${writeBootstrap({ facts, arabic: overrides })}</script>` +
    `<script type="module" async nonce="${n}" src="${entry}"></script></body></html>`
  )
}

/** The theme of `appearance.ts`, before anything is drawn. */
const chosenTheme =
  'const a=/(?:^|; )appearance=(light|dark)\\./.exec(document.cookie);if(a)document.documentElement.dataset.theme=a[1]'

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path
