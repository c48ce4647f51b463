import type { CodeLoad } from '@wasl/contracts/web/pay/code.contract'
import type { Locale } from '@wasl/domain/locale'
import type { CodeForm, PageInput } from '../../base/page-data.ts'
import { merchant, serverNow } from '../pay.fixtures.ts'

type Asked = Extract<CodeLoad, { kind: 'form' }>

export const codeAsked = (changes: Partial<Asked> = {}): CodeLoad => ({
  kind: 'form',
  referrer: 'gathering',
  label: { en: 'Phone number', ar: 'رقم الهاتف' },
  field: 'phone',
  country: 'KW',
  ...changes,
})

export const codeForm = (changes: Partial<CodeForm> = {}): CodeForm => ({
  code: '',
  pair: '',
  problem: null,
  way: null,
  ...changes,
})

const words = {
  en: ['This code does not match, or it can no longer be used', 'This does not match the code'],
  ar: ['هذا الرمز غير مطابق، أو لم يعد صالحًا للاستخدام', 'هذه القيمة لا تطابق الرمز'],
}

/** As a refused press of the plain form comes back. */
export function refusedCode(locale: Locale = 'en'): CodeForm {
  const [code = '', pair = ''] = words[locale]
  const problem = {
    code: 'invalid',
    message: code,
    fieldErrors: { code: [code], pair: [pair] },
    requestId: 'r-1',
  }
  return codeForm({ code: '24681358', pair: '50012345', problem })
}

export const tooManyTries = codeForm({
  code: '24681358',
  pair: '50012345',
  problem: {
    code: 'too_many_requests',
    message: 'Too many tries. Wait 60 min and try again',
    requestId: 'r-1',
  },
})

export const stranger = {
  kind: 'leaving',
  url: 'https://delivery.example/track/TT-5002',
  host: 'delivery.example',
} as const

export const codeInput = (load: CodeLoad, form: CodeForm = codeForm(), locale: Locale = 'en'): PageInput => ({
  path: `/${locale}/cpr?referrer=gathering`,
  locale,
  nonce: 'n0nce',
  origin: 'https://pay.example',
  merchant,
  page: { kind: 'code', load, form },
  now: serverNow,
  demo: true,
})
