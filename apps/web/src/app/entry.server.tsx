import { createMemoryHistory } from '@tanstack/react-router'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString, renderToStaticMarkup } from 'react-dom/server'
import { builtAssets } from './assets.server.ts'
import type { Assets } from './assets.ts'
import { writeDocument, colours } from './document.ts'
import { readHead, type PageHead } from './page-head.ts'
import { arabicMessages, englishMessages } from './page-strings.ts'
import { buildOf, publicPages } from './public-pages.ts'
import { createPublicRouter } from './public-router.tsx'
import { refusedStringsAr } from './refused/refused.strings.ar.ts'
import { SignInRoot } from './sign-in/SignInRoot.tsx'
import { staffArabic } from './staff/arabic-messages.ts'
import { renderStaff } from './staff/render-staff.tsx'
import { createArabicMessages } from '../i18n/arabic.ts'
import { withOverrides } from '../i18n/overrides.ts'
import { type Messages, textOf } from '../i18n/text.tsx'
import type { PageInput, Refusal } from '../base/page-data.ts'
import { directionOf } from '@wasl/domain/locale'
import { escapeAttribute, escapeText } from './escape.ts'
import { icons } from './icons.ts'
import type { RouterContext } from '../base/page-context.tsx'
import { readAppearance } from '../desk/frame/appearance.ts'
import { RefusedRoot } from './refused/RefusedRoot.tsx'

export { pageTexts } from './page-texts.ts'
export { listAskedAt } from '../dashboard/transactions/list/ask-ahead.ts'

export type Rendered = { status: number; html: string }

/** The whole HTML document of one page, without a request while rendering. */
export const render = (input: PageInput): Promise<Rendered> => renderWith(builtAssets(), input)

/** What `/bff/messages/ar` answers. */
export const arabicWith = (overrides?: Readonly<Record<string, unknown>>): Messages =>
  withOverrides(arabicMessages, overrides)

/** The merchant's own words among the staff app's, which brings the others as a file. */
function wordingOf(overrides: Readonly<Record<string, unknown>> = {}): Messages {
  const theirs = withOverrides(staffArabic, overrides)
  return Object.fromEntries(Object.entries(theirs).filter(([key]) => theirs[key] !== staffArabic[key]))
}

export async function renderWith(
  assets: Assets,
  { nonce, origin, overrides, ...facts }: PageInput,
): Promise<Rendered> {
  if (facts.page.kind === 'staff') {
    const wording = wordingOf(overrides)
    return { status: 200, html: renderStaff({ assets, nonce, facts, overrides: wording }) }
  }
  const head = await readHead(facts)
  if (facts.page.kind === 'refused') {
    const initial =
      facts.locale === 'ar' ? withOverrides({ ...staffArabic, ...refusedStringsAr }, overrides) : null
    const messages = createArabicMessages({ initial, fetchMessages: unreachable, log: unreachable })
    return {
      status: facts.page.status,
      html: renderRefused({ assets, nonce, facts, head, messages, refusal: facts.page }),
    }
  }
  const arabic = facts.locale === 'ar' ? arabicWith(overrides) : null
  const messages = createArabicMessages({ initial: arabic, fetchMessages: unreachable, log: unreachable })
  const drawn = renderToString(await elementOf({ facts, messages }))
  const build = buildOf(assets, facts.page.kind)
  return {
    status: statusOf(facts.page),
    html: writeDocument({ build, nonce, origin, facts, head, arabic, body: withoutHints(drawn) }),
  }
}

async function elementOf(context: RouterContext) {
  const { page, path } = context.facts
  if (page.kind === 'signIn') return <SignInRoot {...context} />
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createPublicRouter(publicPages)(context, history)
  await router.load()
  return <RouterServer router={router} />
}

/** product.md 3: not found 404; paused and invalid 200. The bff knows better where a form was refused. */
function statusOf(page: PageInput['page']): number {
  if (page.kind === 'failed') return 503
  return page.kind === 'notFound' || ('load' in page && page.load.kind === 'notFound') ? 404 : 200
}

const unreachable = () => {
  throw new Error('the server carries its own messages')
}

/** React hints at images which stand in the same response. */
const withoutHints = (body: string) => body.replace(/^(<link rel="preload"[^>]*>)+/, '')

type Parts = RouterContext & { assets: Assets; nonce: string; head: PageHead; refusal: Refusal }

/** The whole document of a window that says why: its links need no script, so none comes. */
function renderRefused({ assets, nonce, facts, head, messages, refusal }: Parts): string {
  const { locale, merchant } = facts
  const title = head.title(textOf<string>(locale, messages.current() ?? englishMessages))
  const n = escapeAttribute(nonce)
  const { css, faces } = assets.payer.shared
  const body = renderToStaticMarkup(<RefusedRoot facts={facts} messages={messages} />)
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"${themeOf(refusal)}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${escapeText(title)}</title>` +
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
    '<meta name="format-detection" content="telephone=no">' +
    icons(merchant, locale) +
    `<style nonce="${n}">${css}${colours(facts, head)}${faces}</style></head>` +
    `<body><div id="app">${body}</div></body></html>`
  )
}

/** As the dashboard looks from which it was opened. */
function themeOf({ look }: Refusal): string {
  const { theme } = readAppearance(look)
  return theme === 'system' ? '' : ` data-theme="${theme}"`
}
