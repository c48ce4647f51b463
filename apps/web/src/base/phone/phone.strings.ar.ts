import type { phoneStrings } from './phone.strings.ts'

export const phoneStringsAr: Record<keyof typeof phoneStrings, string> = { 'phone.country': 'رمز الدولة' }
