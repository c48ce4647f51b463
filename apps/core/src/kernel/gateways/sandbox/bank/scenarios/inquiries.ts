import { row } from './row.ts'

/** How the bank answers when it is asked. */
export const inquiries = {
  'inquiry-normal': row(
    ['Truthful inquiry', 'استعلام صادق'],
    ['The bank answers inquiries from its book.', 'يجيب البنك عن الاستعلام من سجله.'],
  ),
  'inquiry-not-found': row(
    ['Inquiry lies', 'استعلام كاذب'],
    ['The bank first says that it never heard of the payment.', 'يقول البنك أولًا إنه لا يعرف الدفعة.'],
    { counts: 'times', usually: 1 },
  ),
  'inquiry-unavailable': row(
    ['Inquiry unavailable', 'استعلام غير متاح'],
    ['The bank first fails to answer inquiries.', 'يعجز البنك أولًا عن الرد على الاستعلام.'],
    { counts: 'times', usually: 1 },
  ),
  'inquiry-rate-limited': row(
    ['Inquiry limited', 'استعلام محدود'],
    ['The bank first turns inquiries away: too many requests.', 'يرفض البنك الاستعلام أولًا لكثرة الطلبات.'],
    { counts: 'times', usually: 1 },
  ),
} as const
