import type { PushString } from './push.strings.ts'

export const pushStringsAr: Record<PushString, string> = {
  'new_order.title': 'طلب جديد',
  'new_order.text': 'وصل الطلب {about}.',
  'report_ready.title': 'تقريرك جاهز',
  'report_ready.text': 'افتحه لتنزيل الملف.',
  'permission_asked.title': 'طلب صلاحية جديد',
  'permission_asked.text': 'يطلب أحد زملائك صلاحية.',
  'register.unreadable': 'تعذّرت قراءة تسجيل هذا المتصفح. فعّل الإشعارات على هذا الجهاز من جديد.',
  'register.off': 'الإشعارات خارج لوحة التحكم غير مُعدّة هنا.',
}
