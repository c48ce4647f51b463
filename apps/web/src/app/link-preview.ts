import type { MoneyValue } from '@wasl/contracts/values/web'
import { pick } from '@wasl/domain/locale'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import type { Text } from '../i18n/text.tsx'
import { escapeAttribute } from './escape.ts'
import type { PageFacts } from '../base/page-context.tsx'
import { descriptionOf, type PageHead } from './page-head.ts'

type Parts = { facts: PageFacts; head: PageHead; origin: string }

/**
 * What a chat shows of a shared link: who asks and what for, with their logo where they have one. How much is the merchant's to
 * allow. `origin` is the page's: a chat reads addresses with their host only.
 */
export function linkPreview(text: Text<string>, { facts, head, origin }: Parts): string {
  const { merchant, locale } = facts
  const name = pick(merchant.title, locale)
  const { preview: asked } = head
  const properties = {
    type: 'website',
    site_name: name,
    locale: locale === 'ar' ? 'ar_KW' : 'en_US',
    title: (asked && pick(asked.purpose, locale)) || head.title(text),
    description: asked ? requestText(asked.amount) : descriptionOf(text, facts, head),
    ...(asked !== undefined && imageOf(merchant.logoUrl, origin)),
  }
  return Object.entries(properties)
    .map(([property, content]) => `<meta property="og:${property}" content="${escapeAttribute(content)}">`)
    .join('')

  function requestText({ amount, currency }: MoneyValue): string {
    if (!merchant.amountInPreviews) return text('app.preview', { merchant: name })
    return text('app.previewAmount', { merchant: name, amount: moneyText(amount, currency, locale) })
  }
}

/** Most readers draw no SVG. An uploaded picture is never one. */
function imageOf(logoUrl: string | null, origin: string): { image: string } | null {
  if (logoUrl === null) return null
  const { pathname, href } = new URL(logoUrl, origin)
  const isRaster = /\.(png|jpe?g|webp|gif)$/i.test(pathname) || pathname.startsWith('/api/v1/picture/')
  return isRaster ? { image: href } : null
}
