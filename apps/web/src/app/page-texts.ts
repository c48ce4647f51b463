import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { attemptStrings } from '../pay/result/attempt.strings.ts'
import { collectStrings } from '../pay/collect/collect.strings.ts'
import { orderStrings } from '../parts/order/order.strings.ts'
import { shopStrings } from '../catalogue/shop.strings.ts'
import { linkStrings } from '../pay/link/link.strings.ts'
import { codeStrings } from '../pay/code/code.strings.ts'
import { deliveryStrings } from '../pay/delivery/delivery.strings.ts'
import { detailsStrings } from '../pay/details/details.strings.ts'
import { payStrings } from '../pay/pay.strings.ts'
import { receiptStrings } from '../pay/receipt/receipt.strings.ts'
import { authStrings } from '../auth/auth.strings.ts'
import { readOverride, type TextProblem } from '../i18n/overrides.ts'
import type { Messages } from '../i18n/text.tsx'
import { appStrings } from '../base/base.strings.ts'
import { arabicMessages } from './arabic-messages.ts'
import { phoneStrings } from '../base/phone/phone.strings.ts'

const english: Messages = {
  ...appStrings,
  ...phoneStrings,
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

/** As a person writes it: the build has compiled it. */
const written = (message: unknown): string =>
  typeof message === 'string' ? message : printAST(message as Parameters<typeof printAST>[0])

/** What a merchant may word otherwise: the texts of the pages that customers see, and of signing in. */
export const pageTexts = {
  list: (): { key: string; english: string; arabic: string }[] =>
    Object.entries(arabicMessages).map(([key, arabic]) => ({
      key,
      english: written(english[key]),
      arabic: written(arabic),
    })),
  problemOf: (key: string, text: string): TextProblem | null =>
    readOverride(arabicMessages, key, text).problem ?? null,
}
