import { deliveryStringsAr } from '../../pay/delivery/delivery.strings.ar.ts'
import { payStringsAr } from '../../pay/pay.strings.ar.ts'
import type { Messages } from '../../i18n/text.tsx'
import { appStringsAr } from '../../base/base.strings.ar.ts'

/** What an Arabic pay page says, for whoever looks at one from the dashboard. */
export const previewArabic: Messages = { ...appStringsAr, ...deliveryStringsAr, ...payStringsAr }
