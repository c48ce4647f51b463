import type { OrderString } from './orders.strings.ts'

export const orderStringsAr: Readonly<Record<OrderString, string>> = {
  'order.tooManyFiles': 'نزّلت ملفات كثيرة خلال الساعة الأخيرة. أعد المحاولة لاحقًا.',
  'order.notFound': 'لا يوجد طلب كهذا.',
  'order.notAllowed': 'لا يمكن نقل الطلب إلى هذه الحالة من حالته الحالية.',
  'order.noStepBack': 'لم يعد بالإمكان التراجع عن هذه الخطوة.',
  'order.notCancelable': 'لم يعد بالإمكان إلغاء هذا الطلب.',
  'order.needsRefund': 'ليست لديك صلاحية الاسترداد. ألغِ الطلب دون استرداد أو اطلب ذلك من زميل.',
  'order.nothingPaid': 'لم يُدفع شيء لهذا الطلب.',
  'order.amount': 'أدخل مبلغًا لا يتجاوز {amount}',
  'order.pieces': 'لا يمكن استرداد قطع أكثر مما تم شراؤه',
}
