import type { TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import { pick, type Locale } from '@wasl/domain/locale'
import { mailLink, whatsAppLink } from '@wasl/ui/overlays/menus/share-links.ts'

export type WayId = 'whatsapp' | 'sms' | 'email'
/** `isUnaddressed`: to whom it goes is written in the app that opens. */
export type ShareWay = { id: WayId; href: string; opensNewTab: boolean; isUnaddressed?: boolean }

/** S1 §7: a messaging link carries text and phone. A way this version does not know leads nowhere and is left out. */
export function shareWays(
  { actions, payUrl }: Pick<TransactionPage, 'actions' | 'payUrl'>,
  { locale, subject }: { locale: Locale; subject: string },
): ShareWay[] {
  return actions.flatMap(({ value, message, phone, email }): ShareWay[] => {
    const shared = { url: payUrl, title: subject, text: pick(message, locale) }
    switch (value) {
      case 'whatsapp':
        return [{ id: value, href: whatsAppLink(shared, phone ?? undefined), opensNewTab: true }]
      case 'sms':
        return [{ id: value, href: smsLink(shared.text, phone), opensNewTab: false }]
      case 'email':
        return [{ id: value, href: mailLink(shared, email ?? ''), opensNewTab: false, isUnaddressed: !email }]
      default:
        return []
    }
  })
}

/** iOS reads `&body` and Android `?body`: both read this. */
const smsLink = (text: string, phone: string | null): string =>
  `sms:${(phone ?? '').replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`
