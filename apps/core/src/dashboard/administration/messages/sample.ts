import { decimalsOf, money } from '@wasl/domain/money'
import type { Locale } from '@wasl/domain/locale'
import { merchantOrigin } from '../../../kernel/merchants/merchant-origin.ts'
import type { MessageFacts } from '../../../kernel/messages/compose.ts'
import type { WordedOccasion } from '../../../kernel/messages/messages.domain.ts'
import type { findSender } from '../../../kernel/messages/messages.store.ts'

type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>

/** What a preview and a test tell: nobody's payment, in the merchant's own currency. */
export function sampleFacts(
  { sender, currency, publicUrl }: { sender: Sender; currency: string; publicUrl: string },
  occasion: WordedOccasion,
  locale: Locale,
): MessageFacts {
  const merchant = { en: sender.titleEn, ar: sender.titleAr, brand: sender.brand }
  if (occasion === 'webhook_disabled') {
    const nothing = { customer: nobody, description: nobody, amount: null, reference: '' }
    return { occasion, merchant, ...nothing, link: 'https://shop.example/wasl/events' }
  }
  const page = occasion === 'created' ? 'pay' : 'attempt'
  return {
    occasion,
    merchant,
    customer: { en: 'Noura Al-Sabah', ar: 'نورة الصباح' },
    description: { en: 'Two boxes of Sukkari dates', ar: 'علبتا تمر سكري' },
    amount: money(Math.round(48.75 * 10 ** decimalsOf(currency)), currency),
    reference: 'ORDER-2041',
    link: `${merchantOrigin(publicUrl, sender.hosts)}/${locale}/${page}/EXAMPLE`,
  }
}

const nobody = { en: '', ar: '' }
