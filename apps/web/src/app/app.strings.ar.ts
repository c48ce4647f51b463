import type { appStrings } from './app.strings.ts'

export const appStringsAr: Record<keyof typeof appStrings, string> = {
  'app.language': 'English',
  'app.skip': 'انتقل إلى المحتوى',
  'app.social': 'حسابات التواصل',
  'app.questions': 'لديك سؤال؟ اتصل بنا أو راسلنا: {phone}',
  'app.call': 'اتصل على {phone}',
  'app.goTo': 'الذهاب إلى {site}',
  'app.newTab': 'يُفتح في علامة تبويب جديدة',
  'app.retry': 'حاول مرة أخرى',
  'app.close': 'إغلاق',
  'app.title': '{page} – {merchant}',
  'app.notFound.title': 'الصفحة غير موجودة',
  'app.notFound.text': 'ربما نُسخ العنوان ناقصًا. افتح الرابط من جديد كاملًا أو اطلبه من {merchant}.',
  'app.failed.title': 'تعذّر تحميل الصفحة',
  'app.failed.text': 'الخطأ من جهتنا، ولم يُدفع شيء في هذه الصفحة. يرجى المحاولة بعد قليل.',
  'app.landing.text': 'تتم المدفوعات عبر رابط من {merchant}. افتح رابطك للمتابعة.',
}
