import type { CollectorsString } from './collectors.strings.ts'

export const collectorsStringsAr: Readonly<Record<CollectorsString, string>> = {
  'collectors.list': 'المحصّلون',
  'collectors.add': 'محصّل جديد',
  'collectors.none': 'لا يوجد محصّلون بعد',
  'collectors.noneText': 'أضف شخصًا أو منفذًا: تُحسب له المدفوعات التي تُستلم هناك.',
  'collectors.signIn': 'من يفتح رابط منفذ يسجل الدخول أولًا.',
  'collectors.open': 'روابط المنافذ مفتوحة للجميع: يمكن للدافعين استخدامها دون تسجيل الدخول.',
  'collectors.shared': 'منفذ مشترك',
  'collectors.collected': 'آخر 30 يومًا',
  'collectors.payments':
    '{n, plural, zero {لا دفعات} one {دفعة واحدة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}}',
  'collectors.nothing': 'لا شيء',
  'collectors.received': 'استُلم {amount}',
  'collectors.cash': '{amount} نقدًا',
  'collectors.nameEn': 'الاسم بالإنجليزية',
  'collectors.nameAr': 'الاسم بالعربية',
  'collectors.username': 'من يسجل الدخول هناك',
  'collectors.username.none': 'بدون مستخدم محدد',
  'collectors.username.hint': 'منفذ هذا المستخدم يحسب له المدفوعات دون اختيار.',
  'collectors.unitCode': 'الوحدة',
  'collectors.unitCode.none': 'الوحدة الافتراضية',
  'collectors.active': '{name} يستلم المدفوعات',
  'collectors.theirs': 'عرض المدفوعات',
  'collectors.code': 'رمز QR لمنفذ {name}',
  'collectors.copy': 'نسخ رابط المنفذ',
  'collectors.copied': 'تم النسخ',
}
