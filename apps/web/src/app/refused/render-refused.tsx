import { directionOf } from '@wasl/domain/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { textOf } from '../../i18n/text.tsx'
import type { Refusal } from '../../base/page-data.ts'
import type { Assets } from '../assets.ts'
import { colours } from '../document.ts'
import { englishMessages } from '../english-messages.ts'
import { escapeAttribute, escapeText } from '../escape.ts'
import { icons } from '../icons.ts'
import type { RouterContext } from '../../base/page-context.tsx'
import { pageTitle } from '../page-title.ts'
import { readAppearance } from '../../desk/frame/appearance.ts'
import { RefusedRoot } from './RefusedRoot.tsx'

type Parts = RouterContext & { assets: Assets; nonce: string; refusal: Refusal }

/** The whole document of a window that says why: its links need no script, so none comes. */
export function renderRefused({ assets, nonce, facts, messages, refusal }: Parts): string {
  const { locale, merchant } = facts
  const title = pageTitle(textOf<string>(locale, messages.current() ?? englishMessages), facts)
  const n = escapeAttribute(nonce)
  const body = renderToStaticMarkup(<RefusedRoot facts={facts} messages={messages} />)
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"${themeOf(refusal)}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${escapeText(title)}</title>` +
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
    '<meta name="format-detection" content="telephone=no">' +
    icons(merchant, locale) +
    `<style nonce="${n}">${assets.shared.css}${colours(facts)}${assets.shared.faces}</style></head>` +
    `<body><div id="app">${body}</div></body></html>`
  )
}

/** As the dashboard looks from which it was opened. */
function themeOf({ look }: Refusal): string {
  const { theme } = readAppearance(look)
  return theme === 'system' ? '' : ` data-theme="${theme}"`
}
