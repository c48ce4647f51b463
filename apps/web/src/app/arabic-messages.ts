import type { Messages } from '../i18n/text.tsx'
import { attemptStringsAr } from '../pay/result/attempt.strings.ar.ts'
import { collectStringsAr } from '../pay/collect/collect.strings.ar.ts'
import { orderStringsAr } from '../parts/order/order.strings.ar.ts'
import { shopStringsAr } from '../catalogue/shop.strings.ar.ts'
import { linkStringsAr } from '../pay/link/link.strings.ar.ts'
import { codeStringsAr } from '../pay/code/code.strings.ar.ts'
import { deliveryStringsAr } from '../pay/delivery/delivery.strings.ar.ts'
import { detailsStringsAr } from '../pay/details/details.strings.ar.ts'
import { payStringsAr } from '../pay/pay.strings.ar.ts'
import { receiptStringsAr } from '../pay/receipt/receipt.strings.ar.ts'
import { authStringsAr } from '../auth/auth.strings.ar.ts'
import { appStringsAr } from '../base/base.strings.ar.ts'
import { phoneStringsAr } from '../base/phone/phone.strings.ar.ts'

/** Every slice's Arabic; the server's half only. */
export const arabicMessages: Messages = {
  ...appStringsAr,
  ...phoneStringsAr,
  ...payStringsAr,
  ...attemptStringsAr,
  ...deliveryStringsAr,
  ...detailsStringsAr,
  ...codeStringsAr,
  ...collectStringsAr,
  ...linkStringsAr,
  ...shopStringsAr,
  ...orderStringsAr,
  ...receiptStringsAr,
  ...authStringsAr,
}
