import { createUseText } from '../../i18n/text.tsx'
import { vouchersStrings } from './vouchers.strings.ts'

export const useVouchersText = createUseText(vouchersStrings)
