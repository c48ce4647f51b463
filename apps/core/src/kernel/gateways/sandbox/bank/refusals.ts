import type { Localised } from '@wasl/domain/locale'

export type RefusalCode =
  | 'invalid_request'
  | 'terms_differ'
  | 'declined'
  | 'unknown_scenario'
  | 'too_many_requests'
  | 'unauthorized'
  | 'too_much'

type Refusal = { code: RefusalCode; message: Localised }

/** Documented refusals: nothing was charged or will be. */
export const refusals: { readonly [Code in RefusalCode]: Refusal } = {
  invalid_request: refusal(
    'invalid_request',
    'The bank does not accept this request',
    'لا يقبل البنك هذا الطلب',
  ),
  terms_differ: refusal('terms_differ', 'This track ID has other terms', 'رقم التتبع مستخدم بشروط أخرى'),
  declined: refusal('declined', 'The bank refused the payment', 'رفض البنك الدفعة'),
  unknown_scenario: refusal('unknown_scenario', 'Unknown sandbox scenario', 'سيناريو تجريبي غير معروف'),
  too_many_requests: refusal(
    'too_many_requests',
    'The bank is busy, try again shortly',
    'البنك مشغول، أعد المحاولة بعد قليل',
  ),
  too_much: refusal('too_much', 'The bank has nothing of that left', 'لم يبقَ لدى البنك شيء من ذلك'),
  unauthorized: refusal('unauthorized', 'The bank does not know this shop', 'لا يعرف البنك هذا المتجر'),
}

function refusal(code: RefusalCode, en: string, ar: string): Refusal {
  return { code, message: { en, ar } }
}
