import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../platform/http/words.ts'
import { auditStrings, type AuditString } from './audit.strings.ts'
import { auditStringsAr } from './audit.strings.ar.ts'

const words = wordsOf({ en: auditStrings, ar: auditStringsAr })

const isKnown = (action: string): action is AuditString => Object.hasOwn(auditStrings, action)

/** An entry of the history in a sentence; an action without words is told by its name. */
export const describeAction = (
  { action, object }: { action: string; object: string },
  language: Locale,
): string => (isKnown(action) ? words(action, language, { object }) : `${action} ${object}`)
