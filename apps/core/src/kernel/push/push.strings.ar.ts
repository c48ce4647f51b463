import type { PushString } from './push.strings.ts'

export const pushStringsAr: Record<PushString, string> = {
  'new_order.title': 'طلب جديد',
  'new_order.text': 'وصل الطلب {about}.',
  'report_ready.title': 'تقريرك جاهز',
  'report_ready.text': 'افتحه لتنزيل الملف.',
  'permission_asked.title': 'طلب صلاحية جديد',
  'permission_asked.text': 'يطلب أحد زملائك صلاحية.',
  'operation_asked.title': 'عملية بانتظارك',
  'operation_asked.text': 'استرداد أو تحصيل أو إبطال يحتاج إلى مراجعة.',
  'operation_done.title': 'نُفّذت عمليتك',
  'operation_done.text': 'تمت الموافقة عليها وتنفيذها.',
  'operation_rejected.title': 'رُفضت عمليتك',
  'operation_rejected.text': 'افتحها لمعرفة السبب.',
  'operation_manual.title': 'عمليتك تحتاج إلى متابعة',
  'operation_manual.text': 'تمت الموافقة عليها لكن البوابة لم تنفّذها.',
  'operation_expired.title': 'انتهت مدة عمليتك',
  'operation_expired.text': 'لم يبتّ فيها أحد خلال 48 ساعة. يمكنك طلبها من جديد.',
  'register.unreadable': 'تعذّرت قراءة تسجيل هذا المتصفح. فعّل الإشعارات على هذا الجهاز من جديد.',
  'register.off': 'الإشعارات خارج لوحة التحكم غير مُعدّة هنا.',
}
