import { directionOf, otherLocale, type Locale } from '@wasl/domain/locale'
import { brandCss, headerCss } from '@wasl/ui/page/brand-css.ts'
import { textOf, type Messages } from '../i18n/text.tsx'
import type { Build } from './assets.ts'
import { bootstrapId, writeBootstrap } from './bootstrap.ts'
import { keepEarlyPress } from './early-press.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import type { PageFacts } from '../base/page-context.tsx'
import { descriptionOf, type PageHead } from './page-head.ts'
import { englishMessages, messagesOf } from './page-strings.ts'
import { icons } from './icons.ts'
import { linkPreview } from './link-preview.ts'
import { inLocale } from '../base/paths.ts'
import { inlineStyles, linkStyles } from './stylesheets.ts'

type Late = { entry: string; preloaded: readonly string[]; faces: string; nonce: string }

/**
 * What a page asks for once it is painted: its scripts, and the files of its type, for which others stand in until then.
 * Asking for them and reading them while it is being drawn costs a phone a tenth of a second. A page nobody looks at yet
 * is not painted, and has them at once.
 */
const oncePainted = ({ entry, preloaded, faces, nonce }: Late): string =>
  `<template><style nonce="${nonce}">${faces}</style>` +
  preloaded.map((url) => `<link rel="modulepreload" nonce="${nonce}" href="${url}">`).join('') +
  `<script type="module" async nonce="${nonce}" src="${entry}"></script></template>` +
  `<script nonce="${nonce}">${comesThen}</script>`

const nextFrameId = 'next-frame'

/**
 * A phone's first frame leaves out what is marked `data-next-frame`, below its first screen, and draws it in the next one:
 * laying it out takes a quarter of the time until the first paint. Who has no script has everything at once.
 */
const inTheNextFrame = (body: string, nonce: string): string =>
  body.includes('data-next-frame')
    ? `<style id="${nextFrameId}" nonce="${nonce}" media="(scripting:enabled) and (width<600px)">` +
      '[data-next-frame]{content-visibility:hidden;contain-intrinsic-block-size:42px}</style>'
    : ''

const comesThen =
  '{const late=document.currentScript.previousSibling,' +
  `come=()=>{document.getElementById('${nextFrameId}')?.remove();late.replaceWith(late.content)};` +
  'document.hidden?come():requestAnimationFrame(()=>setTimeout(come))}'

type Parts = {
  build: Build
  nonce: string
  origin: string
  facts: PageFacts
  head: PageHead
  arabic: Messages | null
  body: string
}

/** The pay page is one response before its scripts, its styles inlined: a payer waits for it on any line. Others link theirs. */
export function writeDocument({ build, nonce, origin, facts, head, arabic, body }: Parts): string {
  const { locale } = facts
  const parts = [build.shared, ...head.chunks.map((name) => chunkOf(build, name))]
  const n = escapeAttribute(nonce)
  const { faces } = build.shared
  const bootstrap = writeBootstrap({ facts, arabic: arabic && messagesOf(arabic, head.words) })
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    headOf({ facts, head, origin, arabic }) +
    walletProbe(facts, n) +
    (facts.page.kind === 'pay' ? inlineStyles : linkStyles)(parts, n) +
    `<style nonce="${n}">${colours(facts, head)}</style>` +
    inTheNextFrame(body, n) +
    `<noscript><style nonce="${n}">${faces}</style></noscript></head>` +
    `<body><div id="app">${body}</div>` +
    `<script type="application/json" id="${bootstrapId}" nonce="${n}">${bootstrap}</script>` +
    `<script nonce="${n}">${keepEarlyPress}</script>` +
    oncePainted({
      entry: build.entry,
      preloaded: parts.flatMap(({ scripts }) => scripts),
      faces,
      nonce: n,
    }) +
    '</body></html>'
  )
}

function headOf({
  facts,
  head,
  origin,
  arabic,
}: Pick<Parts, 'facts' | 'head' | 'origin' | 'arabic'>): string {
  const { locale, merchant, path } = facts
  const text = textOf<string>(locale, locale === 'ar' && arabic ? arabic : englishMessages)
  const other = otherLocale(locale)
  const header = head.unit?.headerColor ?? '#ffffff'
  return [
    `<title>${escapeText(head.title(text))}</title>`,
    `<meta name="description" content="${escapeAttribute(descriptionOf(text, facts, head))}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no">',
    ...themeColours(header),
    ...[locale, other].map((one) => alternate(one, origin + inLocale(path, one))),
    leavingAtOnce(facts),
    linkPreview(text, { facts, head, origin }),
    icons(merchant, locale),
  ]
    .filter(Boolean)
    .join('')
}

/** Whether the device may have a wallet, known before the first paint: its place is there from then on, or never. */
function walletProbe({ page }: PageFacts, nonce: string): string {
  if (page.kind !== 'pay' || page.load.kind !== 'payable') return ''
  const tests = page.load.page.wallets.map(({ kind }) => walletTests[kind])
  if (tests.length === 0) return ''
  return `<script nonce="${nonce}">try{if(${tests.join('||')})document.documentElement.dataset.wallet='maybe'}catch{}</script>`
}

const walletTests = {
  applePay: 'window.ApplePaySession&&ApplePaySession.canMakePayments()',
  googlePay: 'window.PaymentRequest',
} as const

/** A white header is the theme's own: dark in the dark. */
function themeColours(header: string): string[] {
  const meta = (colour: string, media = '') => `<meta name="theme-color" content="${colour}"${media}>`
  if (header.toLowerCase() !== '#ffffff') return [meta(escapeAttribute(header))]
  return [meta('#ffffff'), meta('#15191e', ' media="(prefers-color-scheme:dark)"')]
}

/** A `next_url` of ours leads on without script too. */
function leavingAtOnce({ page }: PageFacts): string | false {
  if (page.kind !== 'pay' || page.load.kind !== 'redirect' || page.load.host !== null) return false
  return `<meta http-equiv="refresh" content="0;url=${escapeAttribute(page.load.url)}">`
}

const alternate = (locale: Locale, address: string) =>
  `<link rel="alternate" hreflang="${locale}" href="${escapeAttribute(address)}">`

/** Of the merchant. */
export const colours = (facts: PageFacts, { unit }: PageHead): string =>
  brandCss(facts.merchant.brand) + headerCss(unit?.headerColor)

function chunkOf({ chunks }: Build, name: string) {
  const chunk = chunks[name]
  if (!chunk) throw new Error(`the build has no chunk of a file ${name}.tsx`)
  return chunk
}
