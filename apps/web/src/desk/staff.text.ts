import { createUseText } from '../i18n/text.tsx'
import { staffStrings } from './staff.strings.ts'

export const useStaffText = createUseText(staffStrings)
