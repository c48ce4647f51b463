import { row } from './row.ts'

/** How the bank reports the result to the shop. */
export const callbacks = {
  'callback-normal': row(
    ['Normal callback', 'إشعار عادي'],
    ['One callback before the payer returns.', 'إشعار واحد قبل عودة الدافع.'],
  ),
  'callback-none': row(
    ['No callback', 'بلا إشعار'],
    ['The bank never reports the result.', 'لا يبلغ البنك بالنتيجة أبدًا.'],
  ),
  'callback-late': row(
    ['Late callback', 'إشعار متأخر'],
    ['The callback comes some seconds later.', 'يصل الإشعار بعد ثوانٍ.'],
    { counts: 'seconds', usually: 30 },
  ),
  'callback-after-return': row(
    ['Callback after the return', 'الإشعار بعد العودة'],
    ['The callback comes two seconds after the payer returned.', 'يصل الإشعار بعد عودة الدافع بثانيتين.'],
  ),
  'callback-duplicated': row(
    ['Duplicated callback', 'إشعار مكرر'],
    ['The same callback comes several times.', 'يصل الإشعار نفسه عدة مرات.'],
    { counts: 'times', usually: 3 },
  ),
  'callback-failed-after-success': row(
    ['Failure after success', 'فشل بعد نجاح'],
    ['A false failure follows the result.', 'يتبع النتيجة إشعار فشل كاذب.'],
  ),
  'callback-success-after-failed': row(
    ['Success after failure', 'نجاح بعد فشل'],
    ['A false failure comes before the result.', 'يسبق النتيجة إشعار فشل كاذب.'],
  ),
  'callback-wrong-amount': row(
    ['Wrong amount', 'مبلغ خاطئ'],
    ['The callback reports another amount than the bank took.', 'يذكر الإشعار مبلغًا غير الذي أخذه البنك.'],
  ),
  'callback-wrong-currency': row(
    ['Wrong currency', 'عملة خاطئة'],
    ['The callback reports another currency than the bank took.', 'يذكر الإشعار عملة غير التي أخذها البنك.'],
  ),
  'callback-bad-signature': row(
    ['Bad signature', 'توقيع غير صحيح'],
    ['The callback is signed with a key nobody knows.', 'الإشعار موقّع بمفتاح مجهول.'],
  ),
  'callback-old': row(
    ['Old callback', 'إشعار قديم'],
    ['The callback is a replay, signed a day ago.', 'الإشعار إعادة إرسال موقّعة قبل يوم.'],
  ),
  'callback-unknown-reference': row(
    ['Unknown reference', 'مرجع مجهول'],
    ['The callback is about a payment nobody asked for.', 'الإشعار عن دفعة لم يطلبها أحد.'],
  ),
  'callback-other-merchant': row(
    ['Another merchant', 'تاجر آخر'],
    ['The callback names another merchant.', 'يذكر الإشعار تاجرًا آخر.'],
  ),
  'callback-huge-body': row(
    ['Huge body', 'محتوى ضخم'],
    ['The callback is far too long.', 'الإشعار طويل جدًا.'],
  ),
  'callback-invalid-body': row(
    ['Invalid body', 'محتوى غير صالح'],
    ['The callback breaks off in the middle.', 'الإشعار مقطوع في وسطه.'],
  ),
  'callback-slow': row(
    ['Slow body', 'محتوى بطيء'],
    ['The callback arrives in small pieces.', 'يصل الإشعار على أجزاء صغيرة.'],
  ),
} as const
