import '@wasl/ui/theme/mono.css'
import type { PublicPage } from '../../base/public-page.ts'
import { unitOfAttempt } from '../result/attempt-head.ts'
import { receiptTitle } from './receipt-title.ts'
import { ReceiptPage } from './ReceiptPage.tsx'

export const page: PublicPage<'receipt'> = {
  component: () => ReceiptPage,
  title: (text, { load }) => {
    const { key, values } = receiptTitle(load)
    return text(key, values)
  },
  words: () => ['attempt', 'receipt'],
  unit: ({ load }) => unitOfAttempt(load),
}
