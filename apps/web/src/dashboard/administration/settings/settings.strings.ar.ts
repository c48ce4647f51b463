import type { SettingsString } from './settings.strings.ts'

export const settingsStringsAr: Record<SettingsString, string> = {
  'merchantSettings.loading': 'الإعدادات',
  'merchantSettings.group.language': 'اللغة والوقت',
  'merchantSettings.group.payments': 'المدفوعات',
  'merchantSettings.group.privacy': 'الخصوصية والأمان',
  'merchantSettings.choose': 'اختر',
  'merchantSettings.defaultLanguage': 'لغة الرسائل والتقارير',
  'merchantSettings.en': 'الإنجليزية',
  'merchantSettings.ar': 'العربية',
  'merchantSettings.timezone': 'المنطقة الزمنية',
  'merchantSettings.timezoneHint': 'تُعد أيام المبيعات من جديد عند تغيير المنطقة الزمنية.',
  'merchantSettings.openZones': 'إظهار المناطق الزمنية',
  'merchantSettings.noZone': 'لا توجد منطقة زمنية كهذه',
  'merchantSettings.zones': 'المناطق الزمنية',
  'merchantSettings.preferredGateway': 'بوابة الدفع المختارة أولًا',
  'merchantSettings.noGateway': 'لا شيء',
  'merchantSettings.refundsSurplus': 'رد الدفعة الثانية تلقائيًا',
  'merchantSettings.refundsSurplusNote': 'إذا دفع العميل الطلب نفسه مرتين تُرد إليه الدفعة الثانية.',
  'merchantSettings.publicCollect': 'صفحات المحصّلين مفتوحة للجميع',
  'merchantSettings.publicCollectNote': 'وإلا فلا يستقبل المدفوعات هناك إلا الموظفون بعد تسجيل الدخول.',
  'merchantSettings.maskCustomer': 'إخفاء بريد العملاء وهواتفهم في صفحة الدفع',
  'merchantSettings.maskCustomerNote': 'لا يرى من لديه الرابط سوى أحرف قليلة منها.',
  'merchantSettings.amountInPreviews': 'إظهار المبلغ في معاينة الرابط',
  'merchantSettings.amountInPreviewsNote':
    'تعرض تطبيقات المحادثة معاينة رابط الدفع لجميع المشاركين في المحادثة.',
  'merchantSettings.confirmAbove': 'طلب كلمة المرور لاسترداد ما يزيد على',
  'merchantSettings.confirmDefault': 'إذا تُرك فارغًا: {amount}',
  'merchantSettings.approvalHours': 'ساعات انتظار طلب الموافقة',
  'merchantSettings.approvalHoursHint':
    'للصلاحيات والعمليات التي يراجعها الزملاء، وتسري الموافقة المدة نفسها. ما ينتظر الآن يبقى على موعده.',
  'merchantSettings.redirectOrigins': 'مواقع يمكن توجيه العملاء إليها',
  'merchantSettings.redirectHint':
    'عنوان واحد في كل سطر، مثل https://shop.example. يظهر تحذير أولًا قبل غيرها.',
}
