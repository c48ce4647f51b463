import { row } from './row.ts'

/** How the payer comes back to the shop. */
export const returns = {
  'return-normal': row(
    ['The payer returns', 'يعود الدافع'],
    ['The payer returns with the signed result.', 'يعود الدافع ومعه النتيجة الموقّعة.'],
  ),
  'return-never': row(
    ['The payer never returns', 'لا يعود الدافع'],
    ['The payer closes the tab at the bank.', 'يغلق الدافع الصفحة عند البنك.'],
  ),
  'return-twice': row(
    ['The payer returns twice', 'يعود الدافع مرتين'],
    ['The same return reaches the shop two times.', 'تصل العودة نفسها إلى المتجر مرتين.'],
  ),
  'return-changed': row(
    ['The return is changed', 'عودة معدّلة'],
    ['Somebody changes the result in the address.', 'يغيّر أحدهم النتيجة في العنوان.'],
  ),
  'return-elsewhere': row(
    ['The payer returns in another browser', 'يعود الدافع من متصفح آخر'],
    ['The return address is shown to be opened elsewhere.', 'يظهر عنوان العودة ليُفتح في مكان آخر.'],
  ),
} as const
