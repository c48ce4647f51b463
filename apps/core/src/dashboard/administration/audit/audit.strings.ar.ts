import type { AuditFileString } from './audit.strings.ts'

export const auditFileStringsAr: Readonly<Record<AuditFileString, string>> = {
  'auditFile.at': 'الوقت',
  'auditFile.actor': 'المستخدم',
  'auditFile.name': 'الاسم',
  'auditFile.what': 'ما حدث',
  'auditFile.action': 'الإجراء',
  'auditFile.object': 'العنصر',
  'auditFile.before': 'قبل',
  'auditFile.after': 'بعد',
  'auditFile.detail': 'التفاصيل',
  'auditFile.network': 'الشبكة',
  'auditFile.request': 'الطلب',
  'auditFile.automatic': 'تلقائيًا',
  'auditFile.operator': 'مشغّل هذا التثبيت',
  'auditFile.tooMany': 'يمكنك تصدير سجل التدقيق خمس مرات في الساعة. يرجى المحاولة لاحقًا.',
}
