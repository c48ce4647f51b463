import type { Unit } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import type { Text } from '../i18n/text.tsx'
import { signInTitle } from '../auth/sign-in/sign-in-title.ts'
import { shopTitle } from '../catalogue/shop-title.ts'
import { attemptTitle } from '../pay/result/attempt-title.ts'
import { receiptTitle } from '../pay/receipt/receipt-title.ts'
import { firstView, isRefusal, payTitle } from '../pay/pay-view.ts'
import type { PageData } from '../base/page-data.ts'
import type { PageFacts } from '../base/page-context.tsx'

/** 'Payment request – Tamra & Tide'; on results the outcome comes first. */
export function pageTitle(text: Text<string>, { page, merchant, locale, path }: PageFacts): string {
  const name = pick(merchant.title, locale)
  switch (page.kind) {
    case 'pay':
      return text('app.title', { page: titleOfPay(text, page, path), merchant: name })
    case 'attempt':
      return text('app.title', { page: attemptTitle(text, page.load), merchant: name })
    case 'receipt': {
      const { key, values } = receiptTitle(page.load)
      return text('app.title', { page: text(key, values), merchant: name })
    }
    case 'details': {
      const title = page.load.kind === 'notFound' ? 'details.notFound' : 'details.title'
      return text('app.title', { page: text(title), merchant: name })
    }
    case 'code': {
      const title = page.load.kind === 'notFound' ? 'app.notFound.title' : 'code.title'
      return text('app.title', { page: text(title), merchant: name })
    }
    case 'collect':
      return text('app.title', { page: text('collect.title'), merchant: name })
    case 'link': {
      const title = page.load.kind === 'notFound' ? 'link.notFound' : 'link.title'
      return text('app.title', { page: text(title), merchant: name })
    }
    case 'catalogue': {
      const { key, values } = shopTitle(page.screen, locale)
      return text('app.title', { page: text(key, values), merchant: name })
    }
    case 'signIn':
      return text('app.title', { page: text(signInTitle(page.page)), merchant: name })
    case 'landing':
    case 'staff':
      return name
    case 'refused':
      return text('app.title', { page: page.message, merchant: name })
    case 'notFound':
      return text('app.title', { page: text('app.notFound.title'), merchant: name })
    case 'failed':
      return text('app.title', { page: text('app.failed.title'), merchant: name })
  }
}

function titleOfPay(
  text: Text<string>,
  { load, form }: Extract<PageData, { kind: 'pay' }>,
  path: string,
): string {
  const title = payTitle(text, firstView(load, path), load)
  return isRefusal(form.notice) ? text('app.error', { title }) : title
}

export function pageDescription(text: Text<string>, facts: PageFacts): string {
  const { merchant, locale } = facts
  return merchant.subheader ? pick(merchant.subheader, locale) : pageTitle(text, facts)
}

/** The unit whose colours the header wears, where the page knows one. */
export function unitOf({ page }: PageFacts): Unit | null {
  if (page.kind === 'attempt' || page.kind === 'receipt')
    return page.load.kind === 'attempt' ? page.load.attempt.unit : page.load.unit
  if (page.kind === 'details') return page.load.kind === 'details' ? page.load.page.unit : null
  if (page.kind === 'link') return page.load.kind === 'link' ? page.load.link.unit : null
  if (page.kind === 'catalogue') return page.unit
  if (page.kind === 'collect') return page.counter.unit
  if (page.kind !== 'pay') return null
  switch (page.load.kind) {
    case 'payable':
      return page.load.page.bill.unit
    case 'expired':
    case 'alreadyPaid':
      return page.load.bill.unit
    case 'invalid':
      return page.load.unit
    case 'redirect':
    case 'paused':
    case 'notFound':
      return null
  }
}
