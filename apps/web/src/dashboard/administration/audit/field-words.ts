import { amountText } from '@wasl/domain/amount-text'
import { currencies } from '@wasl/domain/currencies'
import type { Locale } from '@wasl/domain/locale'
import { money } from '@wasl/domain/money'
import { auditFieldStrings, type AuditFieldString } from './audit-field.strings.ts'

const isWorded = (key: string): key is AuditFieldString => Object.hasOwn(auditFieldStrings, key)

/** What a field of the core is called, however its name is written: 'name_en' and 'nameEn'. Null where it has no words. */
export function fieldWords(name: string): AuditFieldString | null {
  const key = `administration.audit.field.${name.replaceAll(/_([a-z])/g, (_mark, letter: string) => letter.toUpperCase())}`
  return isWorded(key) ? key : null
}

/** What a code in a value is called; null where it is none of ours. */
export type NamesOfCodes = {
  permission: (code: string) => string
  section: (code: string) => string
  role: (code: string) => string
  truth: (isTrue: boolean) => string
  separator: string
}

/** A value with its codes in words; what has none stays as it was written. */
export function valueWords(name: string, value: string, names: NamesOfCodes): string {
  if (value === 'true' || value === 'false') return names.truth(value === 'true')
  const nameOf = {
    permissions: names.permission,
    permission: names.permission,
    sections: names.section,
    roles: names.role,
  }
  const each = Object.hasOwn(nameOf, name) ? nameOf[name as keyof typeof nameOf] : null
  return each === null ? value : value.split(', ').map(each).join(names.separator)
}

/** An operation's amount is told in the smallest unit of the currency told beside it. */
export function amountAmong(
  facts: readonly { name: string; value: string }[],
  locale: Locale,
): string | null {
  const valueOf = (name: string) => facts.find((fact) => fact.name === name)?.value ?? ''
  const [minor, currency] = [valueOf('amount'), valueOf('currency')]
  return /^\d{1,15}$/.test(minor) && currencies.has(currency)
    ? amountText(money(Number(minor), currency), locale)
    : null
}
