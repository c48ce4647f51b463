import { row } from './row.ts'

/** Whether the bank closes an unpaid session when asked. */
export const cancels = {
  'cancel-normal': row(
    ['Cancel works', 'الإلغاء يعمل'],
    ['The bank closes an unpaid session when asked.', 'يغلق البنك الجلسة غير المدفوعة عند الطلب.'],
  ),
  'cancel-ignored': row(
    ['Cancel is ignored', 'الإلغاء مُهمل'],
    [
      'The bank fails to close the session, so the old page can still be paid.',
      'لا يغلق البنك الجلسة فيمكن دفع الصفحة القديمة.',
    ],
  ),
  'cancel-untrue': row(
    ['Cancel is not done', 'الإلغاء لم يتم'],
    [
      'The bank says that it closed the session, but the old page can still be paid.',
      'يقول البنك إنه أغلق الجلسة لكن الصفحة القديمة ما زالت تقبل الدفع.',
    ],
  ),
} as const
