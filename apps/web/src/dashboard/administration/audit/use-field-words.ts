import type { Told } from '@wasl/domain/audit-told'
import { isReadyRole } from '@wasl/domain/roles'
import { isSection } from '@wasl/domain/sections'
import { useLocale } from '../../../i18n/language.tsx'
import { useNames } from '../people/use-names.ts'
import { useAuditText } from './audit-log.text.ts'
import { amountAmong, fieldWords, valueWords, type NamesOfCodes } from './field-words.ts'

/** The fields of an entry, and the codes in them, in the reader's language. */
export function useFieldWords(facts: Told['facts']) {
  const t = useAuditText()
  const locale = useLocale()
  const names = useNames()
  const amount = amountAmong(facts, locale)
  const ofCodes: NamesOfCodes = {
    permission: names.permission,
    section: (code) => (isSection(code) ? names.section(code) : code),
    role: (code) => (isReadyRole(code) ? names.role({ id: code, nameEn: code, nameAr: code }) : code),
    truth: (isTrue) => t(isTrue ? 'administration.audit.said.true' : 'administration.audit.said.false'),
    separator: locale === 'ar' ? '، ' : ', ',
  }
  return {
    /** Null where the name has no words: it is told as it is. */
    field: (name: string): string | null => {
      const key = fieldWords(name)
      return key && t(key)
    },
    value: (name: string, value: string) => valueWords(name, value, ofCodes),
    fact: (name: string, value: string) =>
      name === 'amount' && amount !== null ? amount : valueWords(name, value, ofCodes),
  }
}
