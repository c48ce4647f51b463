import type { Messages } from '../i18n/text.tsx'
import { attemptStrings } from '../pay/result/attempt.strings.ts'
import { codeStrings } from '../pay/code/code.strings.ts'
import { collectStrings } from '../pay/collect/collect.strings.ts'
import { orderStrings } from '../parts/order/order.strings.ts'
import { shopStrings } from '../catalogue/shop.strings.ts'
import { linkStrings } from '../pay/link/link.strings.ts'
import { deliveryStrings } from '../pay/delivery/delivery.strings.ts'
import { detailsStrings } from '../pay/details/details.strings.ts'
import { payStrings } from '../pay/pay.strings.ts'
import { receiptStrings } from '../pay/receipt/receipt.strings.ts'
import { authStrings } from '../auth/auth.strings.ts'
import { appStrings } from '../base/base.strings.ts'

/** Every slice's English; the server's half only. A slice's own code carries its English to the browser. */
export const englishMessages: Messages = {
  ...appStrings,
  ...payStrings,
  ...attemptStrings,
  ...deliveryStrings,
  ...detailsStrings,
  ...codeStrings,
  ...collectStrings,
  ...linkStrings,
  ...shopStrings,
  ...orderStrings,
  ...receiptStrings,
  ...authStrings,
}
