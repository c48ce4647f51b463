import type { codeStrings } from './code.strings.ts'

export const codeStringsAr: Record<keyof typeof codeStrings, string> = {
  'code.title': 'التحقق من الرمز',
  'code.lead': 'أعطاك {merchant} رمزًا. أدخله للانتقال إلى صفحتك.',
  'code.step.code': 'أدخل الرمز كما وصلك.',
  'code.step.pair': 'أدخل البيان المرتبط به.',
  'code.step.on': 'تنتقل مباشرة إلى صفحتك، ولا يُدفع شيء قبل موافقتك.',
  'code.form': 'رمزك',
  'code.code': 'الرمز',
  'code.codeHint': 'أرقام فقط، ويمكنك لصقه.',
  'code.once': 'يُستخدم الرمز مرة واحدة، ويتوقف بعد خمس محاولات خاطئة.',
  'code.submit': 'متابعة',
  'code.sending': 'جارٍ التحقق من الرمز',
  'code.required': 'هذا الحقل مطلوب',
  'code.unreachable': 'لم يصل أي رد. تحقق من الاتصال ثم حاول مرة أخرى.',
  'code.accepted': 'الرمز صحيح',
  'code.opening': 'ستُفتح صفحتك الآن.',
  'code.leaving': 'أنت على وشك مغادرة هذا الموقع',
  'code.leavingText': 'يقود الرمز إلى {site}. تابع فقط إذا كنت تعرف هذا الموقع.',
  'code.leadsTo': 'يقود الرمز إلى {site}.',
  'code.goOn': 'المتابعة إلى {site}',
  'code.open': 'فتح الصفحة',
  'code.cancel': 'إلغاء',
  'code.notFoundText':
    'ربما اقتُطع جزء من الرابط عند نسخه. افتحه مرة أخرى من الرسالة، أو اطلبه من {merchant}.',
}
