import type { CustomersString } from './customers.strings.ts'

export const customersStringsAr: Record<CustomersString, string> = {
  'customerData.notFound': 'لا يوجد هنا شخص محفوظ عنه أي شيء.',
  'customerData.inFlight':
    'قد تكون هناك مبالغ قيد الحركة لهذا العميل الآن. انتظر حتى يرد بنكه ثم حاول مرة أخرى.',
  'customerData.days': 'اكتب عددًا بين {least} و{most} يومًا',
  'customerData.changed': 'عدّل شخص آخر هذا في هذه الأثناء. راجعه من جديد ثم احفظ.',
}
