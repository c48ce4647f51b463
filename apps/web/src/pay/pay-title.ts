import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { Text } from '../i18n/text.tsx'

/** The page's part of the document title. */
export function payTitle(text: Text<string>, load: PayPageLoad): string {
  switch (load.kind) {
    case 'payable':
    case 'redirect':
      return text('pay.title')
    case 'expired':
      return text('pay.expired')
    case 'alreadyPaid':
      return text('pay.paid')
    case 'invalid':
      return text('pay.invalid')
    case 'paused':
      return text('pay.paused')
    case 'notFound':
      return text('pay.notFound')
  }
}
