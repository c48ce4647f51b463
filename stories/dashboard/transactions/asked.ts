import type { Asked } from '@wasl/web/dashboard/transactions/actions/acted-on.ts'

export const asked: Asked = {
  on: {
    id: 'PR-1016',
    plugin: 'payment_request',
    state: 'paid',
    amount: { amount: '40.000', currency: 'KWD' },
    refunded: { amount: '15.000', currency: 'KWD' },
    customer: { en: 'Dana Al-Sabti', ar: 'دانة السبتي' },
    gateway: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
  },
  action: {
    value: 'refund',
    name: { en: 'Refund', ar: 'استرداد' },
    icon: 'undo-2',
    available: { amount: '25.000', currency: 'KWD' },
    attemptId: null,
    claim: null,
    isPermitted: true,
    movesWhole: false,
    hindrance: null,
  },
}
export const capture: Asked = {
  ...asked,
  action: { ...asked.action, value: 'capture', name: { en: 'Capture', ar: 'تحصيل' } },
}
/** What is left of it when somebody else refunded meanwhile. */
export const left = { amount: '5.000', currency: 'KWD' }
/** Cash is paid whole at the door. */
export const cash: Asked = {
  ...capture,
  action: { ...capture.action, movesWhole: true },
}
/** An action of a newer server: it is told by its name. */
export const release: Asked = {
  ...asked,
  action: { ...asked.action, value: 'release', name: { en: 'Release', ar: 'تحرير' } },
}
