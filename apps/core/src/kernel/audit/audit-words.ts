import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../platform/http/words.ts'
import { auditStrings, type AuditWord } from './audit.strings.ts'
import { auditStringsAr } from './audit.strings.ar.ts'

const words = wordsOf({ en: auditStrings, ar: auditStringsAr })

const isKnown = (action: string): action is AuditWord => Object.hasOwn(auditStrings, action)

/** An entry of the history in a sentence. */
export const describeAction = (
  { action, object }: { action: string; object: string },
  language: Locale,
): string => words(isKnown(action) ? action : 'other', language, { object })
