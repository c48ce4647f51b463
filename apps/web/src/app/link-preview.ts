import type { LocalisedText, MoneyValue } from '@wasl/contracts/values/web'
import { pick } from '@wasl/domain/locale'
import { moneyText } from '@wasl/ui/money-text.ts'
import type { Text } from '../i18n/text.tsx'
import { escapeAttribute } from './escape.ts'
import type { PageFacts } from '../base/page-context.tsx'
import { pageDescription, pageTitle } from './page-title.ts'

type Asked = { purpose: LocalisedText; amount: MoneyValue }

/**
 * What a chat shows of a shared link: who asks and what for, with their logo where they have one. How much is the merchant's to
 * allow. `origin` is the page's: a chat reads addresses with their host only.
 */
export function linkPreview(text: Text<string>, facts: PageFacts, origin: string): string {
  const { merchant, locale, page } = facts
  const name = pick(merchant.title, locale)
  const asked = askedOn(facts)
  const properties = {
    type: 'website',
    site_name: name,
    locale: locale === 'ar' ? 'ar_KW' : 'en_US',
    title: (asked && pick(asked.purpose, locale)) || pageTitle(text, facts),
    description: asked ? requestText(asked.amount) : pageDescription(text, facts),
    ...(merchant.logoUrl &&
      (page.kind === 'pay' || page.kind === 'link') && { image: new URL(merchant.logoUrl, origin).href }),
  }
  return Object.entries(properties)
    .map(([property, content]) => `<meta property="og:${property}" content="${escapeAttribute(content)}">`)
    .join('')

  function requestText({ amount, currency }: MoneyValue): string {
    if (!merchant.amountInPreviews) return text('app.preview', { merchant: name })
    return text('app.previewAmount', { merchant: name, amount: moneyText(amount, currency, locale) })
  }
}

function askedOn({ page }: PageFacts): Asked | null {
  if (page.kind === 'link' && page.load.kind === 'link')
    return { purpose: page.load.link.description, amount: page.load.link.amount }
  if (page.kind !== 'pay') return null
  switch (page.load.kind) {
    case 'payable': {
      const { description, amount } = page.load.page.bill
      return { purpose: description, amount }
    }
    case 'expired':
    case 'alreadyPaid':
      return { purpose: page.load.bill.description, amount: page.load.bill.amount }
    case 'invalid':
    case 'redirect':
    case 'paused':
    case 'notFound':
      return null
  }
}
