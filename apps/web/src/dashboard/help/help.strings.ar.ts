import type { helpStrings } from './help.strings.ts'

export const helpStringsAr: Record<keyof typeof helpStrings, string> = {
  'help.title': 'المساعدة والدعم',
  'help.note': 'تصل رسالتك إلى القائمين على {merchant} هنا، ويردّون عليك بالبريد الإلكتروني.',
  'help.email': 'البريد الإلكتروني',
  'help.emailHint': 'يصل الرد إلى هذا العنوان.',
  'help.subject': 'الموضوع',
  'help.subjectPlaceholder': 'اختر موضوعًا',
  'help.message': 'الرسالة',
  'help.messageHint': 'ما أردت فعله، وما حدث بدلًا منه.',
  'help.letters': '{used} من {most} حرف',
  'help.context': 'يُرسل معها: اسمك واسم المستخدم واللغة ومتصفحك.',
  'help.send': 'إرسال',
  'help.sent': 'تم التنفيذ بنجاح',
  'help.problems':
    '{count, plural, zero {لا مشكلات} one {هناك مشكلة واحدة} two {هناك مشكلتان} few {هناك # مشكلات} many {هناك # مشكلة} other {هناك # مشكلة}}',
  'help.failed': 'لم يصل النموذج',
  'help.failedText': 'حاول مرة أخرى بعد لحظات.',
  'help.retry': 'حاول مرة أخرى',
  'help.loading': 'جارٍ تحميل النموذج',
  'help.unsent': 'لم تُرسل رسالتك.',
  'help.unreachable': 'لم تصل الرسالة. تحقق من اتصالك وحاول مرة أخرى.',
}
