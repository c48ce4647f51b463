import type { Messages } from '../i18n/text.tsx'
import { authStrings } from '../auth/auth.strings.ts'
import { authStringsAr } from '../auth/auth.strings.ar.ts'
import { appStrings } from '../base/base.strings.ts'
import { appStringsAr } from '../base/base.strings.ar.ts'
import { phoneStrings } from '../base/phone/phone.strings.ts'
import { phoneStringsAr } from '../base/phone/phone.strings.ar.ts'
import { shopStrings } from '../catalogue/shop.strings.ts'
import { shopStringsAr } from '../catalogue/shop.strings.ar.ts'
import { orderStrings } from '../parts/order/order.strings.ts'
import { orderStringsAr } from '../parts/order/order.strings.ar.ts'
import { codeStrings } from '../pay/code/code.strings.ts'
import { codeStringsAr } from '../pay/code/code.strings.ar.ts'
import { collectStrings } from '../pay/collect/collect.strings.ts'
import { collectStringsAr } from '../pay/collect/collect.strings.ar.ts'
import { deliveryStrings } from '../pay/delivery/delivery.strings.ts'
import { deliveryStringsAr } from '../pay/delivery/delivery.strings.ar.ts'
import { detailsStrings } from '../pay/details/details.strings.ts'
import { detailsStringsAr } from '../pay/details/details.strings.ar.ts'
import { linkStrings } from '../pay/link/link.strings.ts'
import { linkStringsAr } from '../pay/link/link.strings.ar.ts'
import { payStrings } from '../pay/pay.strings.ts'
import { payStringsAr } from '../pay/pay.strings.ar.ts'
import { receiptStrings } from '../pay/receipt/receipt.strings.ts'
import { receiptStringsAr } from '../pay/receipt/receipt.strings.ar.ts'
import { attemptStrings } from '../pay/result/attempt.strings.ts'
import { attemptStringsAr } from '../pay/result/attempt.strings.ar.ts'

/** Every file of words that payers see, and its Arabic; the server's half only. */
const pairs: readonly (readonly [english: Messages, arabic: Messages])[] = [
  [appStrings, appStringsAr],
  [phoneStrings, phoneStringsAr],
  [payStrings, payStringsAr],
  [attemptStrings, attemptStringsAr],
  [deliveryStrings, deliveryStringsAr],
  [detailsStrings, detailsStringsAr],
  [codeStrings, codeStringsAr],
  [collectStrings, collectStringsAr],
  [linkStrings, linkStringsAr],
  [shopStrings, shopStringsAr],
  [orderStrings, orderStringsAr],
  [receiptStrings, receiptStringsAr],
  [authStrings, authStringsAr],
]

export const englishMessages: Messages = Object.assign({}, ...pairs.map(([english]) => english))
export const arabicMessages: Messages = Object.assign({}, ...pairs.map(([, arabic]) => arabic))

/** The messages of some groups, such as 'link' for 'link.title'. */
export function messagesOf(messages: Messages, groups: readonly string[]): Messages {
  const unknown = groups.filter((group) => !groupsOf(englishMessages).has(group))
  if (unknown.length > 0) throw new Error(`no page has words that begin with ${unknown.join(', ')}`)
  return Object.fromEntries(Object.entries(messages).filter(([key]) => groups.includes(groupOf(key))))
}

const groupOf = (key: string): string => key.split('.', 1)[0] ?? ''
const groupsOf = (messages: Messages): ReadonlySet<string> => new Set(Object.keys(messages).map(groupOf))
