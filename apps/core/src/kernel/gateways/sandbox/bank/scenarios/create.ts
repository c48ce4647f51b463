import { row } from './row.ts'

/** How the bank answers the call that makes a session. */
export const create = {
  'create-normal': row(
    ['Normal answer', 'إجابة عادية'],
    ['The bank makes the session and says so.', 'ينشئ البنك الجلسة ويؤكد ذلك.'],
  ),
  'create-connection-refused': row(
    ['Connection refused', 'رفض الاتصال'],
    ['The first call never reaches the bank.', 'لا يصل الطلب الأول إلى البنك.'],
  ),
  'create-timeout-before-session': row(
    ['Time-out before the session', 'انتهاء المهلة قبل الجلسة'],
    ['The first call gets no answer and nothing was made.', 'لا يأتي رد على الطلب الأول ولم يُنشأ شيء.'],
  ),
  'create-timeout-after-session': row(
    ['Time-out after the session', 'انتهاء المهلة بعد الجلسة'],
    ['The session is made, but the answer is lost.', 'أُنشئت الجلسة لكن الرد ضاع.'],
  ),
  'create-timeout-after-charge': row(
    ['Time-out after the charge', 'انتهاء المهلة بعد الخصم'],
    [
      'The charge is made at once, the answer is lost and no callback follows.',
      'يتم الخصم فورًا ويضيع الرد ولا يصل أي إشعار.',
    ],
  ),
  'create-server-error': row(
    ['Error 500', 'خطأ 500'],
    [
      'The first call fails inside the bank and nothing was made.',
      'يفشل الطلب الأول داخل البنك ولم يُنشأ شيء.',
    ],
  ),
  'create-server-error-after-session': row(
    ['Error 500 after the session', 'خطأ 500 بعد الجلسة'],
    ['The session is made, then the bank answers with an error.', 'أُنشئت الجلسة ثم أجاب البنك بخطأ.'],
  ),
  'create-too-many-requests': row(
    ['Error 429', 'خطأ 429'],
    ['The first call is turned away: too many requests.', 'يُرفض الطلب الأول لكثرة الطلبات.'],
  ),
  'create-malformed-answer': row(
    ['Malformed answer', 'رد غير مقروء'],
    ['The session is made, but the answer breaks off in the middle.', 'أُنشئت الجلسة لكن الرد مقطوع.'],
  ),
  'create-huge-answer': row(
    ['Huge answer', 'رد ضخم'],
    ['The session is made, but the answer is far too long.', 'أُنشئت الجلسة لكن الرد طويل جدًا.'],
  ),
  'create-foreign-redirect': row(
    ['Foreign redirect', 'توجيه غريب'],
    [
      'The answer sends the payer to an address that is not the bank.',
      'يوجّه الرد الدافع إلى عنوان ليس للبنك.',
    ],
  ),
  'create-declined': row(
    ['Refused by the bank', 'مرفوض من البنك'],
    ['The bank refuses to make a session: a definite no.', 'يرفض البنك إنشاء الجلسة رفضًا قاطعًا.'],
  ),
  'create-callback-first': row(
    ['Callback before the answer', 'الإشعار قبل الرد'],
    [
      'The payment is approved and reported before the bank answers the call.',
      'تُعتمد الدفعة ويُرسل إشعارها قبل أن يجيب البنك.',
    ],
  ),
} as const
