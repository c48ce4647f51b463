import type { Counter } from '@wasl/contracts/web/pay/counter.contract'
import type { Locale } from '@wasl/domain/locale'
import type { CollectForm, PageData } from '../../base/page-data.ts'
import { unit } from '../pay.fixtures.ts'

const open: Counter = {
  collector: { id: 'COL-2', name: { en: 'Catering counter', ar: 'منفذ الضيافة' }, kind: 'unit' },
  collectors: [],
  currencies: ['KWD'],
  country: 'KW',
  fields: [
    { name: 'firstName', isRequired: false },
    { name: 'phone', isRequired: true },
    { name: 'description', isRequired: false },
  ],
  unit,
  header: { languageButton: true, social: 'header' },
}

export const collectPage = (
  changes: Partial<Counter> = {},
  form: Partial<CollectForm> = {},
): Extract<PageData, { kind: 'collect' }> => ({
  kind: 'collect',
  collectorId: 'COL-2',
  counter: { ...open, ...changes },
  form: { key: 'key-of-a-story', typed: {}, problem: null, ...form },
})

const words = {
  en: ['Must be valid positive number', 'This field is required'],
  ar: ['يجب أن يكون رقمًا موجبًا صالحًا', 'هذا الحقل مطلوب'],
} as const

/** As a refused press of the plain form comes back. */
export function refusedCollect(locale: Locale): Partial<CollectForm> {
  const [amount, phone] = words[locale]
  return {
    typed: { amount: '0', firstName: 'Noura', currency: 'KWD' },
    problem: {
      code: 'invalid',
      message: amount,
      fieldErrors: { amount: [amount], phone: [phone] },
      requestId: 'story',
    },
  }
}
