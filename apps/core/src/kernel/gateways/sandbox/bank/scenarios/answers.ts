import { row } from './row.ts'

/** Results of a payment. The payer reads the title of a decline. */
export const answers = {
  approve: row(
    ['Approve the payment', 'اعتماد الدفعة'],
    ['The bank takes the whole amount.', 'يأخذ البنك المبلغ كاملًا.'],
  ),
  'approve-partial': row(
    ['Approve a part', 'اعتماد جزء'],
    ['The bank takes only half of the amount.', 'يأخذ البنك نصف المبلغ فقط.'],
  ),
  'approve-too-much': row(
    ['Take too much', 'أخذ أكثر من المطلوب'],
    ['The bank takes twice the amount.', 'يأخذ البنك ضعف المبلغ.'],
  ),
  challenge: row(
    ['Ask for a code first', 'طلب رمز أولًا'],
    ['3-D Secure step, code 123456', 'خطوة التحقق الآمن، الرمز 123456'],
  ),
  'challenge-passed': row(
    ['Right 3-D Secure code', 'رمز التحقق الآمن صحيح'],
    [
      'The payer types the right code and the bank approves.',
      'يكتب الدافع الرمز الصحيح ويعتمد البنك الدفعة.',
    ],
  ),
  'challenge-failed': row(
    ['Wrong 3-D Secure code', 'رمز التحقق الآمن غير صحيح'],
    ['The payer types a wrong code and the bank declines.', 'يكتب الدافع رمزًا خاطئًا ويرفض البنك.'],
  ),
  'challenge-timed-out': row(
    ['No 3-D Secure code in time', 'انتهت مهلة رمز التحقق الآمن'],
    [
      'The payer types no code in time and the bank declines.',
      'لا يكتب الدافع الرمز في الوقت المحدد ويرفض البنك.',
    ],
  ),
  'challenge-canceled': row(
    ['3-D Secure step canceled', 'إلغاء خطوة التحقق الآمن'],
    ['The payer leaves the code step.', 'يترك الدافع خطوة الرمز.'],
  ),
  'challenge-frictionless': row(
    ['3-D Secure without a code', 'تحقق آمن دون رمز'],
    ['The issuer trusts the payer without a code.', 'يثق المُصدر بالدافع دون رمز.'],
  ),
  'challenge-not-enrolled': row(
    ['Card not in 3-D Secure', 'بطاقة غير مسجلة في التحقق الآمن'],
    [
      'The card takes no part in 3-D Secure; the bank approves.',
      'البطاقة غير مسجلة في التحقق الآمن ويعتمد البنك الدفعة.',
    ],
  ),
  'challenge-attempted': row(
    ['3-D Secure attempted', 'محاولة تحقق آمن'],
    [
      'The issuer cannot be asked; the attempt counts and the bank approves.',
      'تعذّر سؤال المُصدر، فتُحسب المحاولة ويعتمد البنك الدفعة.',
    ],
  ),
  decline: row(
    ['Not captured', 'لم تتم العملية'],
    ['The bank declines and gives no reason.', 'يرفض البنك دون ذكر السبب.'],
  ),
  'decline-insufficient-funds': row(
    ['Insufficient funds', 'الرصيد غير كافٍ'],
    ['The bank declines: not enough money.', 'يرفض البنك لأن الرصيد لا يكفي.'],
  ),
  'decline-lost-or-stolen': row(
    ['Lost or stolen card', 'بطاقة مفقودة أو مسروقة'],
    ['The bank declines: the card was reported.', 'يرفض البنك لأن البطاقة مُبلّغ عنها.'],
  ),
  'decline-expired-card': row(
    ['Expired card', 'بطاقة منتهية الصلاحية'],
    ['The bank declines: the card is too old.', 'يرفض البنك لانتهاء صلاحية البطاقة.'],
  ),
  'decline-wrong-cvv': row(
    ['Wrong CVV', 'رمز الأمان غير صحيح'],
    ['The bank declines: the three digits are wrong.', 'يرفض البنك لأن رمز الأمان غير صحيح.'],
  ),
  'decline-issuer-unavailable': row(
    ['Issuer not available', 'البنك المُصدر غير متاح'],
    ['The bank declines: the issuer cannot be reached.', 'يرفض البنك لتعذّر الوصول إلى المُصدر.'],
  ),
  'decline-limit-exceeded': row(
    ['Limit exceeded', 'تجاوز الحد المسموح'],
    ['The bank declines: over the card limit.', 'يرفض البنك لتجاوز حد البطاقة.'],
  ),
  'decline-suspected-fraud': row(
    ['Suspected fraud', 'اشتباه احتيال'],
    ['The bank declines: the payment looks wrong.', 'يرفض البنك لأن الدفعة مشبوهة.'],
  ),
  'decline-currency': row(
    ['Currency not accepted', 'العملة غير مقبولة'],
    ['The bank declines: the card cannot pay this currency.', 'يرفض البنك لأن البطاقة لا تقبل هذه العملة.'],
  ),
  cancel: row(
    ['Canceled by the customer', 'ألغاها العميل'],
    ['The payer cancels and returns without paying.', 'يلغي الدافع ويعود دون دفع.'],
  ),
  'pending-approve': row(
    ['Pending, then approved', 'معلّقة ثم تُعتمد'],
    ['The bank waits some seconds, then approves.', 'ينتظر البنك ثوانيَ ثم يعتمد الدفعة.'],
    { counts: 'seconds', usually: 30 },
  ),
  'pending-decline': row(
    ['Pending, then declined', 'معلّقة ثم تُرفض'],
    ['The bank waits some seconds, then declines.', 'ينتظر البنك ثوانيَ ثم يرفض الدفعة.'],
    { counts: 'seconds', usually: 30 },
  ),
  'never-resolves': row(
    ['Pending for ever', 'معلّقة دون نهاية'],
    [
      'The bank waits until somebody settles the payment by hand.',
      'ينتظر البنك حتى يحسم أحدهم الدفعة يدويًا.',
    ],
  ),
  'no-answer': row(
    ['No answer', 'لا إجابة'],
    ['Times out after the charge was made', 'تنتهي المهلة بعد إتمام الخصم'],
  ),
  abandon: row(
    ['Leave without an answer', 'المغادرة دون إجابة'],
    ['The payer closes the tab; it stays open', 'يغلق الدافع الصفحة وتبقى الدفعة مفتوحة.'],
  ),
} as const
